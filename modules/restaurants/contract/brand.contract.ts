import * as z from 'zod/mini';

import { base64Schema } from '../../../platform/contract/base64.ts';
import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { brandNameLengthMax, logoBytesMax } from '../rules/brand-limits.ts';
import { restaurantCommand, restaurantQuery } from './procedure.ts';
import { restaurantsRefusals } from './refusals.ts';

const tags = ['restaurants'];

const shadesSchema = z.object({ accent: z.string(), press: z.string(), on: z.string(), wash: z.string() });

/** Under what a restaurant shows itself; what is null is Maed's. */
export const brandSchema = z.object({
  name: z.nullable(z.string()),
  /** The address of its picture at this server. */
  logoUrl: z.nullable(z.string()),
  /** The colour as it was chosen. */
  colour: z.nullable(z.string()),
  /** What the screens make of it, readable in each light. */
  shades: z.nullable(z.object({ light: shadesSchema, dark: shadesSchema, kitchen: shadesSchema })),
});

/** Under what a restaurant shows itself. */
export type Brand = z.output<typeof brandSchema>;

const logoSchema = z.strictObject({
  /** One WebP or JPEG picture for screens, in Base64. */
  onScreen: base64Schema(logoBytesMax),
  /** The same as a JPEG on white. */
  onPaper: base64Schema(logoBytesMax),
});

/** The whole of it as it shall be; a logo that is not said stays. */
export const chosenBrandSchema = z.strictObject({
  name: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(brandNameLengthMax))),
  colour: z.nullable(z.string().check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/))),
  logo: z.optional(z.nullable(logoSchema)),
});

/** The name, picture and colour of a restaurant, instead of Maed's. */
export const brandContract = {
  readBrand: restaurantQuery('restaurant.view')
    .route({ method: 'GET', path: '/restaurants/{restaurantId}/brand', summary: 'Under what a restaurant shows itself', tags })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(z.object({ brand: z.nullable(brandSchema) })),
  setBrand: restaurantCommand('restaurant.edit', 'restaurants.set-brand@1', 'forbidden')
    .route({ method: 'POST', path: '/restaurants/{restaurantId}/brand', summary: 'Choose name, logo and colour', tags })
    .errors({ LOGO_UNUSABLE: restaurantsRefusals.LOGO_UNUSABLE })
    .input(commandEnvelope(chosenBrandSchema))
    .output(z.object({ brand: brandSchema })),
};
