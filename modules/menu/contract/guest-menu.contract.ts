import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { publicProcedure } from '../../../platform/contract/procedure.ts';
import { instantSchema } from '../../inventory/contract/fields.ts';
import { allergenCodes } from '../../inventory/rules/allergen.ts';
import { brandSchema } from '../../restaurants/contract/brand.contract.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { secretPattern } from '../../restaurants/rules/restaurant-code.ts';
import { availabilitySchema, dishSchema } from './fields.ts';

const tags = ['menu'];
const path = '/restaurants/{restaurantId}/menu/guest-link';
const allergenListSchema = z.array(z.enum(allergenCodes));
const { id, name, nameLocal, description, descriptionLocal, categoryId, currency, isFasting } = dishSchema.shape;
const linkOut = z.object({ /** Null while there is no link that opens anything. */ madeAt: z.nullable(instantSchema) });

/** A dish as a guest reads it: nothing of what it costs the house, and nobody's name. */
const guestDishSchema = z.object({
  id,
  name,
  nameLocal,
  description,
  descriptionLocal,
  categoryId,
  /**
   * At the table, or on the first channel that it is sold on.
   *
   * @unit minor units, VAT within
   */
  priceMinor: z.string(),
  fastingDays: availabilitySchema.shape.fasting,
  /** Null where nobody knows. */
  isFasting,
  contains: allergenListSchema,
  mayContain: allergenListSchema,
  /** Of these nothing is known; never to be read as free of them. */
  unknown: allergenListSchema,
  /** Whether somebody vouches for the allergens of the dish as it is now. */
  isVouched: z.boolean(),
});

const guestMenuSchema = z.object({
  restaurantName: z.string(),
  /** Under what the house shows itself; null for Maed's name and colour. */
  brand: z.nullable(brandSchema),
  currency,
  categories: z.array(z.object({ id: idSchema, name: z.string(), nameLocal: z.nullable(z.string()) })),
  dishes: z.array(guestDishSchema),
});

/** Whether guests can open the menu, and since when by the same link. */
export const readGuestLink = restaurantQuery('menu.view')
  .route({ method: 'GET', path, summary: 'Whether guests can open the menu by a link', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(linkOut);

/** Makes the link by which guests open the menu; the one before it opens nothing any more. */
export const openGuestMenu = restaurantCommand('menu.edit', 'menu.open-guest-menu@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/open`, summary: 'Make the link by which guests open the menu', tags })
  .input(commandEnvelope(z.strictObject({ secret: z.string().check(z.regex(secretPattern)) })))
  .output(linkOut);

/** Takes the link away: what hangs on the tables opens nothing any more. */
export const closeGuestMenu = restaurantCommand('menu.edit', 'menu.close-guest-menu@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/close`, summary: 'Revoke the link by which guests open the menu', tags })
  .input(commandEnvelope(z.strictObject({})))
  .output(linkOut);

/** The menu as it is offered at this moment, for whoever holds its code. */
export const readGuestMenu = publicProcedure
  .route({ method: 'POST', path: '/guest-menus/read', summary: 'The menu, for whoever holds its link', tags })
  .input(z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(100)) }))
  .output(guestMenuSchema);

/** The menu that guests open by a code on their table. */
export const guestMenuContract = { readGuestLink, openGuestMenu, closeGuestMenu, readGuestMenu };

/** The menu as guests read it, as it travels. */
export type GuestMenu = z.infer<typeof guestMenuSchema>;

/** A dish as a guest reads it, as it travels. */
export type GuestDish = GuestMenu['dishes'][number];
