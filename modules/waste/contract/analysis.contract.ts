import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, currencySchema, minorUnitsSchema, quantitySchema } from '../../inventory/contract/fields.ts';
import { restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { wasteLimits } from '../rules/waste-limits.ts';
import { entryFilterShape } from './log.contract.ts';
import { entryRowSchema } from './fields.ts';

const tags = ['waste'];
const path = '/restaurants/{restaurantId}/waste';

/** What some entries come to; money is null to a role that may not see cost. */
export const wasteSumSchema = z.object({
  valueMinor: z.nullable(minorUnitsSchema),
  weightG: quantitySchema,
  /** @unit entries */
  entries: z.int(),
  /** @unit entries of stock whose cost nobody knows */
  uncosted: z.int(),
  /** @unit entries that have no price, what guests left and unsorted bins among them; 0 to a role that may not see cost */
  unpriced: z.int(),
  /** What those weigh. */
  unpricedG: quantitySchema,
  /** @unit entries that nothing says the weight of */
  unweighed: z.int(),
});

/** Waste of the days that something else is known of, beside that. */
const againstShape = {
  /** @unit days of the period on which it is known */
  days: z.int(),
  valueMinor: z.nullable(minorUnitsSchema),
  weightG: quantitySchema,
};

const group = z.extend(wasteSumSchema, { key: z.nullable(z.string()) });
const named = z.extend(group, { name: z.nullable(z.string()), nameLocal: z.nullable(z.string()) });

/** A period: so many days until one, both included. */
const period = z.strictObject({ restaurantId: idSchema, from: businessDateSchema, to: businessDateSchema }).check(
  z.refine(({ from, to }) => from <= to && (Date.parse(to) - Date.parse(from)) / 86_400_000 < wasteLimits.periodDaysMax, {
    path: ['to'],
  }),
);

/** Everything that is said about the waste of a period. */
export const analyse = restaurantQuery('waste.view')
  .route({ method: 'GET', path: `${path}/analysis`, summary: 'Analyse the waste of a period', tags })
  .input(period)
  .output(
    z.object({
      from: businessDateSchema,
      to: businessDateSchema,
      currency: currencySchema,
      isCostVisible: z.boolean(),
      total: wasteSumSchema,
      avoidable: wasteSumSchema,
      /** The same number of days before, and why the money differs; null to who may not see cost. */
      before: z.nullable(z.object({ total: wasteSumSchema, quantityMinor: minorUnitsSchema, priceMinor: minorUnitsSchema })),
      /** What was bought in the period; null to who may not see cost. */
      purchases: z.nullable(z.object({ valueMinor: minorUnitsSchema, /** @unit deliveries without a price */ unpriced: z.int() })),
      /** Guests of the days that are known, with the waste of those days; null, never nought, where none is. */
      covers: z.nullable(z.object({ ...againstShape, /** @unit guests */ covers: z.int() })),
      /** Sales of the days that are known; null where none is, and to who may not see cost. */
      sales: z.nullable(z.object({ ...againstShape, salesMinor: minorUnitsSchema })),
      causes: z.array(z.extend(group, { items: z.array(named) })),
      stages: z.array(group),
      items: z.array(named),
      categories: z.array(group),
      areas: z.array(group),
      destinations: z.array(group),
      /** Null to who sees no people. */
      people: z.nullable(z.array(z.extend(group, { name: z.string(), hours: z.int() }))),
      hours: z.array(group),
      daysMissing: z.array(businessDateSchema),
      /** @unit movements of waste without an entry, which say no stage and no destination */
      loose: z.int(),
      /** @unit entries of older books in another currency, which are in no sum */
      otherCurrency: z.int(),
    }),
  );

/** The entries of a period as a table, oldest first. */
export const exportEntries = restaurantQuery('waste.export')
  .route({ method: 'GET', path: `${path}/export`, summary: 'Export waste entries', tags })
  .input(z.strictObject({ restaurantId: idSchema, ...entryFilterShape }))
  .output(z.object({ rows: z.array(entryRowSchema), /** There are more than one export holds. */ isCut: z.boolean() }));

/** Everything about analysis. */
export const analysisContract = { analyse, exportEntries };
