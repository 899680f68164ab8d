import * as z from 'zod/mini';

import { currencies } from '../../../kit/money.ts';
import { idSchema } from '../../../platform/contract/command.ts';
import { emailSchema, newPasswordSchema, personNameSchema } from '../../accounts/contract/schemas.ts';
import { isPhoneNumber } from '../rules/phone-number.ts';
import { staffCountMax } from '../rules/staff-count.ts';

/** The most characters of a restaurant's name, and of each line of its address. */
export const restaurantNameLengthMax = 120;

/** A restaurant's name, or a line of its address. */
export const lineSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(restaurantNameLengthMax));

/** A postal code, in whatever form its country has. */
export const zipCodeSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(16));

/** A currency that a restaurant may keep its books in. */
export const currencySchema = z.enum(currencies);

/** Whoever registers: the title stays a title, their membership is that of the owner. */
export const registeringPersonSchema = z.strictObject({
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  title: z.enum(['owner', 'manager']),
});

/** A restaurant as it is registered. */
export const newRestaurantSchema = z
  .strictObject({
    id: idSchema,
    name: lineSchema,
    address: lineSchema,
    city: lineSchema,
    state: lineSchema,
    zipCode: zipCodeSchema,
    /** ISO 3166-1 alpha-2. */
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    dialCode: z.string().check(z.regex(/^\+\d{1,4}$/)),
    phone: z.string().check(z.maxLength(20)),
    expectedStaffCount: z.int().check(z.minimum(1), z.maximum(staffCountMax)),
  })
  .check(z.refine((restaurant) => isPhoneNumber(restaurant.phone, restaurant.dialCode), { path: ['phone'] }));

/** One line of the switcher, with what every screen of that restaurant needs to know. */
export const restaurantSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  role: z.string(),
  isPrimary: z.boolean(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  currency: currencySchema,
  timeZone: z.string(),
  dayCutoffMinutes: z.int(),
  useEthiopianTime: z.boolean(),
  useEthiopianCalendar: z.boolean(),
  /** When a name, picture or colour of its own was chosen; null where it shows itself as Maed. */
  brandChangedAt: z.nullable(z.iso.datetime()),
});

/** One line of the switcher. */
export type RestaurantSummary = z.output<typeof restaurantSummarySchema>;

/** When the last backup succeeded, for the owner to see. */
export const backupStatusSchema = z.object({
  /** False where the database is somebody else's, who backs it up themselves. */
  isMadeHere: z.boolean(),
  lastSuccessAt: z.nullable(z.iso.datetime({ offset: true })),
  lastAttemptAt: z.nullable(z.iso.datetime({ offset: true })),
  lastError: z.nullable(z.string()),
});
