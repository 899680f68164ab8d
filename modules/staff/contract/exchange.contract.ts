import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { exchangeSchema, exchangeSettingSchema } from './exchange-fields.ts';
import { namedPersonSchema, versionSchema, wordsSchema } from './fields.ts';
import { staffRefusals } from './refusals.ts';
import { toldShiftSchema } from './rota-fields.ts';

const tags = ['staff'];
const path = '/restaurants/{restaurantId}';
const { ID_TAKEN, PERSON_UNKNOWN, SHIFT_NOT_YOURS, SHIFT_NOT_OPEN, EXCHANGE_RUNNING, EXCHANGE_SETTING_CHANGED, REASON_NEEDED } =
  staffRefusals;
const { EXCHANGE_EXPIRED, EXCHANGE_SETTLED, EXCHANGE_NOT_YOURS, EXCHANGE_OWN, EXCHANGE_STALE, EXCHANGE_PERSON_LEFT } = staffRefusals;
const { EXCHANGE_BLOCKED, EXCHANGE_NOT_ABLE, EXCHANGE_WORKS_THEN, EXCHANGE_CHANGED, TAKER_UNKNOWN } = staffRefusals;
const standing = { EXCHANGE_EXPIRED, EXCHANGE_SETTLED, EXCHANGE_NOT_YOURS, EXCHANGE_STALE, EXCHANGE_PERSON_LEFT };
const possible = { EXCHANGE_BLOCKED, EXCHANGE_NOT_ABLE };

/** Shifts that change hands as far as they concern the asker, what is open to them, and their own that they might give. */
export const readExchange = restaurantQuery('staff.ask')
  .route({ method: 'GET', path: `${path}/exchange`, summary: 'Read which shifts change hands', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(
    z.object({
      setting: exchangeSettingSchema,
      exchanges: z.array(exchangeSchema),
      /** Shifts of nobody, that the asker can do. */
      open: z.array(toldShiftSchema),
      /** Shifts of the asker that may still change hands. */
      own: z.array(toldShiftSchema),
      /** Who has left and whom one of these exchanges names. Earlier answers had none. */
      left: z.optional(z.array(namedPersonSchema)),
    }),
  );

/** Says that one can't come: offers the shift, or asks somebody by name to trade or to cover. It stays one's own until then. */
export const giveShift = restaurantCommand('staff.ask', 'staff.give-shift@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/exchanges`, summary: 'Ask for a shift to be taken over', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        exchangeId: z.uuidv7(),
        kind: z.enum(['OFFER', 'TRADE', 'COVER']),
        shiftId: idSchema,
        toUserId: z.nullable(idSchema),
        counterShiftId: z.nullable(idSchema),
        note: z.nullable(wordsSchema(300)),
      }),
    ),
  )
  .output(z.object({ exchange: exchangeSchema }))
  .errors({ ID_TAKEN, PERSON_UNKNOWN, SHIFT_NOT_YOURS, EXCHANGE_RUNNING, EXCHANGE_EXPIRED, EXCHANGE_WORKS_THEN, ...possible });

/** Says that one would work a shift that nobody has. */
export const claimShift = restaurantCommand('staff.ask', 'staff.claim-shift@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/shift-claims`, summary: 'Ask for an open shift', tags })
  .input(commandEnvelope(z.strictObject({ exchangeId: z.uuidv7(), shiftId: idSchema })))
  .output(z.object({ exchange: exchangeSchema }))
  .errors({ ID_TAKEN, SHIFT_NOT_OPEN, ...standing, ...possible });

/** Would take a shift or would not after all, accepts or refuses what was asked by name, or takes one's own request back. */
export const answerExchange = restaurantCommand('staff.ask', 'staff.answer-exchange@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/exchange-answers`, summary: 'Answer a request to take a shift over', tags })
  .input(commandEnvelope(z.strictObject({ exchangeId: idSchema, answer: z.enum(['TAKE', 'TAKE_BACK', 'ACCEPT', 'REFUSE', 'WITHDRAW']) })))
  .output(z.object({ exchange: exchangeSchema }))
  .errors({ ...standing, ...possible });

/** Lets shifts change hands, both at once, or declines. What breaks a rule that blocks can't be agreed to. */
export const settleExchange = restaurantCommand('staff.plan', 'staff.settle-exchange@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/exchange-decisions`, summary: 'Settle which shifts change hands', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        exchangeId: idSchema,
        baseVersion: versionSchema,
        decision: z.enum(['APPROVE', 'DECLINE']),
        /** Who of those that would take it; null for whom it was asked of by name. */
        takerId: z.nullable(idSchema),
        reason: z.nullable(wordsSchema(300)),
      }),
    ),
  )
  .output(z.object({ exchange: exchangeSchema }))
  .errors({ ...standing, ...possible, EXCHANGE_OWN, EXCHANGE_CHANGED, TAKER_UNKNOWN, REASON_NEEDED });

/** Says whether what nothing stands against goes by itself, over the version that the person saw. */
export const saveExchangeSetting = restaurantCommand('staff.plan', 'staff.save-exchange-setting@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/exchange-setting`, summary: 'Say how shifts change hands', tags })
  .input(commandEnvelope(z.strictObject({ isAutomatic: z.boolean(), baseVersion: z.int().check(z.minimum(0)) })))
  .output(z.object({ setting: exchangeSettingSchema }))
  .errors({ EXCHANGE_SETTING_CHANGED });

/** Everything about shifts that change hands. */
export const exchangeContract = { readExchange, giveShift, claimShift, answerExchange, settleExchange, saveExchangeSetting };
