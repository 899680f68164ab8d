import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema } from '../../inventory/contract/fields.ts';
import { restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { isAskablePeriod } from './book-fields.ts';

const lineCount = z.int();
const secondsSchema = z.int();

const spreadSchema = z.nullable(z.object({ count: lineCount, median: secondsSchema, ninetieth: secondsSchema }));

const groupSchema = z.object({
  spread: spreadSchema,
  /**
   * Ready later than the target of their dish.
   *
   * @unit lines
   */
  late: lineCount,
  /**
   * Ready, and with a target.
   *
   * @unit lines
   */
  targeted: lineCount,
  /** @unit lines */
  recalled: lineCount,
  /** @unit lines */
  remade: lineCount,
});

const findingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('NOTHING_READY') }),
  z.object({ kind: z.literal('DISH_LATE'), dishId: idSchema, late: lineCount, targeted: lineCount }),
  z.object({ kind: z.literal('NO_TARGETS'), dishId: idSchema, median: secondsSchema }),
  z.object({ kind: z.literal('ALL_IN_TIME'), ninetieth: secondsSchema }),
]);

/** How long dishes took over trading days, by station, dish and hour; all times in seconds. What was voided is left out. */
export const readTicketTimes = restaurantQuery('kitchen.view-times')
  .route({
    method: 'GET',
    path: '/restaurants/{restaurantId}/kitchen/times',
    summary: 'Read how long dishes took',
    tags: ['kitchen'],
  })
  .input(
    z
      .strictObject({
        restaurantId: idSchema,
        from: businessDateSchema,
        to: businessDateSchema,
        /** Of one station alone: the time that lines lay with it. */
        stationId: z.optional(idSchema),
      })
      .check(z.refine(isAskablePeriod, { path: ['to'] })),
  )
  .output(
    z.object({
      finding: findingSchema,
      all: groupSchema,
      /** From when the kitchen heard of a line until somebody began it. */
      toStart: spreadSchema,
      /** From ready until served. */
      toServed: spreadSchema,
      /** The slowest first. */
      dishes: z.array(
        z.extend(groupSchema, {
          dishId: idSchema,
          /** As it was ordered last. */
          name: z.string(),
          nameLocal: z.nullable(z.string()),
          /** As it stood when it was ordered last; null where it has none. */
          targetSeconds: z.nullable(secondsSchema),
        }),
      ),
      /** The slowest first, over all stations whichever is looked at. */
      stations: z.array(z.extend(groupSchema, { stationId: idSchema, name: z.string(), nameLocal: z.nullable(z.string()) })),
      /** By the wall of the restaurant, 0 to 23. */
      hours: z.array(z.extend(groupSchema, { hour: z.int() })),
      /** By the trading day's weekday and the hour. */
      cells: z.array(z.extend(groupSchema, { /** @unit days of the week, Monday is 1 */ weekday: z.int(), hour: z.int() })),
    }),
  );

/** Everything about how long dishes took. */
export const ticketTimesContract = { readTicketTimes };
