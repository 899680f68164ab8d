import * as z from 'zod/mini';

import { isTimeZone } from '../../../kit/time/business-date.ts';
import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { openingHoursFault } from '../rules/opening-hours.ts';
import { staffCountMax } from '../rules/staff-count.ts';
import { restaurantCommand, restaurantQuery } from './procedure.ts';
import { currencySchema, lineSchema, zipCodeSchema } from './schemas.ts';

const tags = ['restaurants'];

const clockSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** When the doors are open; stretches neither overlap nor crowd a day. */
export const openingHoursSchema = z
  .array(z.strictObject({ day: z.int().check(z.minimum(1), z.maximum(7)), opens: clockSchema, closes: clockSchema }))
  .check(
    z.maxLength(21),
    z.refine((hours) => openingHoursFault(hours) === null),
  );

/** A restaurant's own settings, for everybody who works there. */
export const restaurantDetailsSchema = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
  /** Country code, space, ten digits. */
  phone: z.string(),
  currency: currencySchema,
  timeZone: z.string(),
  /** Minutes after midnight at which the business day ends. */
  dayCutoffMinutes: z.int(),
  useEthiopianTime: z.boolean(),
  useEthiopianCalendar: z.boolean(),
  expectedStaffCount: z.int(),
  openingHours: openingHoursSchema,
});

/** A restaurant's own settings. */
export type RestaurantDetails = z.output<typeof restaurantDetailsSchema>;

/** What may be changed of a restaurant; a key that is absent stays as it is. */
export const restaurantChangesSchema = z.strictObject({
  name: z.optional(lineSchema),
  address: z.optional(lineSchema),
  city: z.optional(lineSchema),
  state: z.optional(lineSchema),
  zipCode: z.optional(zipCodeSchema),
  phone: z.optional(z.string().check(z.regex(/^\+\d{1,4} \d{10}$/))),
  currency: z.optional(currencySchema),
  timeZone: z.optional(z.string().check(z.refine(isTimeZone))),
  dayCutoffMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(720))),
  useEthiopianTime: z.optional(z.boolean()),
  useEthiopianCalendar: z.optional(z.boolean()),
  expectedStaffCount: z.optional(z.int().check(z.minimum(1), z.maximum(staffCountMax))),
  openingHours: z.optional(openingHoursSchema),
});

/** What may be changed of a restaurant. */
export type RestaurantChanges = z.output<typeof restaurantChangesSchema>;

/** The settings that everybody in a restaurant shares. */
export const detailsContract = {
  getDetails: restaurantQuery('restaurant.view')
    .route({ method: 'GET', path: '/restaurants/{restaurantId}', summary: 'A restaurant’s own settings', tags })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(restaurantDetailsSchema),
  updateDetails: restaurantCommand('restaurant.edit', 'restaurants.update-details@1', 'queued')
    .route({ method: 'POST', path: '/restaurants/{restaurantId}', summary: 'Change a restaurant’s own settings', tags })
    .input(commandEnvelope(restaurantChangesSchema))
    .output(restaurantDetailsSchema),
};
