import * as z from 'zod/mini';

import { currencies } from '../../../kit/money.ts';
import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { noticeKinds } from '../rules/notice-pay.ts';
import { daySchema } from './fields.ts';

const tags = ['staff'];
const path = '/restaurants/{restaurantId}';

/** What is kept of a shift before and after a change. */
const knownTimesSchema = z.object({ userId: z.nullable(idSchema), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });

/** Known shifts that a draft changes, with how much notice their people have and what that may cost. */
export const readNotice = restaurantQuery('staff.plan')
  .route({ method: 'GET', path: `${path}/rota-notice`, summary: 'Read what changing known shifts costs', tags })
  .input(z.strictObject({ restaurantId: idSchema, from: daySchema, days: z.int().check(z.minimum(1), z.maximum(7)) }))
  .output(
    z.object({
      currency: z.enum(currencies),
      /** The rule that is reckoned by; null where the country has none. */
      rule: z.nullable(z.object({ id: z.string(), source: z.string(), isInForce: z.boolean() })),
      changes: z.array(
        z.object({
          shiftId: idSchema,
          /** Whoever knows of it. */
          userId: idSchema,
          day: daySchema,
          kind: z.enum(noticeKinds),
          /** @unit minutes */
          noticeMinutes: z.int(),
          /** @unit minutes */
          lostMinutes: z.int(),
          /** @unit hundredths of the currency; null without a rule or a rate, and for whoever may not see pay */
          pay: z.nullable(z.string()),
        }),
      ),
      /**
       * By how much known shifts cost more as drafted than as known; less than nothing where it saves.
       *
       * @unit hundredths
       */
      costChange: z.nullable(z.string()),
    }),
  );

/** What happened to a week since it was made known, for whoever plans; for everybody whether they said that they saw theirs. */
export const readRotaLog = restaurantQuery('staff.ask')
  .route({ method: 'GET', path: `${path}/rota-log`, summary: 'Read what happened to a week', tags })
  .input(z.strictObject({ restaurantId: idSchema, monday: daySchema }))
  .output(
    z.object({
      /** When the asker's shifts of the week were last made known to them, and when they said that they saw them. */
      own: z.object({ toldAt: z.nullable(z.iso.datetime()), seenAt: z.nullable(z.iso.datetime()) }),
      log: z.nullable(
        z.object({
          changes: z.array(
            z.object({
              id: idSchema,
              shiftId: idSchema,
              day: daySchema,
              kind: z.enum(['TOLD', 'CHANGED', 'CANCELLED', 'SWAPPED']),
              before: z.nullable(knownTimesSchema),
              after: z.nullable(knownTimesSchema),
              changedBy: idSchema,
              changedAt: z.iso.datetime(),
              /** @unit minutes */
              noticeMinutes: z.nullable(z.int()),
              reason: z.nullable(z.string()),
            }),
          ),
          seen: z.array(z.object({ userId: idSchema, toldAt: z.iso.datetime(), seenAt: z.nullable(z.iso.datetime()) })),
        }),
      ),
    }),
  );

/** Says that one saw one's week as it was made known. */
export const seeRota = restaurantCommand('staff.ask', 'staff.see-rota@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/rota-receipts`, summary: 'Say that one saw one’s week', tags })
  .input(commandEnvelope(z.strictObject({ monday: daySchema })))
  .output(z.object({ seenAt: z.iso.datetime() }));

/** Everything about changing what people know of. */
export const noticeContract = { readNotice, readRotaLog, seeRota };
