import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { tourSteps } from '../rules/tour.ts';
import { currencySchema, minorUnitsSchema, quantitySchema } from './fields.ts';
import { levelSchema, itemUnitsSchema } from './item-schemas.ts';
import { entrySchema, movementRowSchema } from './movement-schemas.ts';
import { bookRefusals, catalogueRefusals, movementRefusals } from './refusals.ts';
import { tourRefusals } from './tour-refusals.ts';

const tags = ['inventory'];
const path = '/restaurants/{restaurantId}/inventory/tour';
const stepSchema = z.enum(tourSteps);

/** A step that was taken: what stood before and after it. */
export const tourTakenSchema = z.object({ step: stepSchema, before: levelSchema, after: levelSchema });

/** How far somebody is on their tour. */
export const tourSchema = z.object({
  taken: z.array(tourTakenSchema),
  next: z.nullable(stepSchema),
  units: itemUnitsSchema,
  level: levelSchema,
  /** The ledger of the tour's item, newest first. */
  rows: z.array(movementRowSchema),
  /** What the count found beside what the books expected; null before it. */
  variance: z.nullable(
    z.object({ counted: quantitySchema, expected: quantitySchema, difference: quantitySchema, valueMinor: z.nullable(minorUnitsSchema) }),
  ),
  currency: currencySchema,
});

const tourAnswer = z.object({ tour: z.nullable(tourSchema) });

/** One's own tour of stock; null while one is on none. */
export const getTour = restaurantQuery('inventory.try-out')
  .route({ method: 'GET', path, summary: 'Read one’s tour of stock', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(tourAnswer);

/** Begins the tour, or begins it over: what it left is erased, and a new scratch restaurant is opened. */
export const beginTour = restaurantCommand('inventory.try-out', 'inventory.begin-tour@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/begin`, summary: 'Begin the tour of stock', tags })
  .input(commandEnvelope(z.strictObject({})))
  .output(tourAnswer);

/** Takes the next step of the tour for real, in the scratch restaurant; what is received, thrown away or counted is said with it. */
export const takeTourStep = restaurantCommand('inventory.try-out', 'inventory.take-tour-step@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/step`, summary: 'Take the next step of the tour', tags })
  .input(commandEnvelope(z.strictObject({ step: stepSchema, entry: z.nullable(entrySchema) })))
  .output(tourAnswer)
  .errors({ ...tourRefusals, ...movementRefusals, ...bookRefusals, ID_TAKEN: catalogueRefusals.ID_TAKEN });

/** Ends the tour, and erases what it left. */
export const leaveTour = restaurantCommand('inventory.try-out', 'inventory.leave-tour@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/leave`, summary: 'Leave the tour of stock', tags })
  .input(commandEnvelope(z.strictObject({})))
  .output(tourAnswer);

/** Everything about the tour. */
export const tourContract = { getTour, beginTour, takeTourStep, leaveTour };

/** How far somebody is on their tour, as it travels. */
export type Tour = z.infer<typeof tourSchema>;

/** A step that was taken, as it travels. */
export type TourTaken = z.infer<typeof tourTakenSchema>;
