import * as z from 'zod/mini';

import { currencies } from '../../../kit/money.ts';
import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { rotaLimits } from '../rules/rota-limits.ts';
import { daySchema, namedPersonSchema, versionSchema, wordsSchema } from './fields.ts';
import { staffRefusals } from './refusals.ts';
import {
  demandSchema,
  expectedSalesSchema,
  findingSchema,
  rotaDaySchema,
  shiftCostSchema,
  shiftFieldsSchema,
  shiftSchema,
  toldShiftSchema,
} from './rota-fields.ts';

const tags = ['staff'];
const path = '/restaurants/{restaurantId}';
const { ID_TAKEN, WORK_ROLE_UNKNOWN, SHIFT_CHANGED, PERSON_UNKNOWN, SHIFT_TIMES_WRONG, SHIFT_OVERLAPS } = staffRefusals;
const { ROTA_BLOCKED, ROTA_DAY_CHANGED, DEMAND_WRONG } = staffRefusals;

/** Days of a rota: what was made known for everybody; for whoever plans also drafts, findings and what it is to cost. */
export const readRota = restaurantQuery('staff.view')
  .route({ method: 'GET', path: `${path}/rota`, summary: 'Read a rota', tags })
  .input(z.strictObject({ restaurantId: idSchema, from: daySchema, days: z.int().check(z.minimum(1), z.maximum(7)) }))
  .output(
    z.object({
      today: daySchema,
      told: z.array(toldShiftSchema),
      /** Who has left and has a shift in these days. Earlier answers had none. */
      left: z.optional(z.array(namedPersonSchema)),
      planned: z.nullable(z.object({ shifts: z.array(shiftSchema), findings: z.array(findingSchema), days: z.array(rotaDaySchema) })),
      costs: z.nullable(
        z.object({
          currency: z.enum(currencies),
          /** @unit hundredths of a percent of the sales that labour is to cost at most; null where nobody said */
          labourTargetBps: z.nullable(z.int()),
          shifts: z.array(shiftCostSchema),
          /** Shifts of people whose pay nobody wrote down. */
          unpricedShiftIds: z.array(idSchema),
        }),
      ),
    }),
  );

/** Puts a shift on the rota, or changes one over the version that the person saw; nobody is told yet. */
export const saveShift = restaurantCommand('staff.plan', 'staff.save-shift@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/shifts`, summary: 'Save a shift', tags })
  .input(
    commandEnvelope(z.extend(shiftFieldsSchema, { shiftId: z.uuidv7(), baseVersion: z.nullable(versionSchema), isPinned: z.boolean() })),
  )
  .output(z.object({ shift: shiftSchema, findings: z.array(findingSchema) }))
  .errors({ ID_TAKEN, WORK_ROLE_UNKNOWN, SHIFT_CHANGED, PERSON_UNKNOWN, SHIFT_TIMES_WRONG, SHIFT_OVERLAPS });

/** Takes a shift off the rota; one that somebody was told of stays with them until that is made known. */
export const cancelShift = restaurantCommand('staff.plan', 'staff.cancel-shift@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/shift-cancellations`, summary: 'Take a shift off the rota', tags })
  .input(commandEnvelope(z.strictObject({ shiftId: idSchema, baseVersion: versionSchema })))
  .output(z.object({ shift: shiftSchema }))
  .errors({ SHIFT_CHANGED });

/** Copies shifts by so many whole weeks, at the same times of the wall; who can't be had then leaves an open shift. */
export const copyWeek = restaurantCommand('staff.plan', 'staff.copy-week@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/rota-copies`, summary: 'Copy a week of a rota', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        weeks: z.int().check(z.minimum(1), z.maximum(12)),
        copies: z
          .array(z.strictObject({ shiftId: idSchema, newShiftId: z.uuidv7() }))
          .check(z.minLength(1), z.maxLength(rotaLimits.shiftsAtOnceMax)),
      }),
    ),
  )
  .output(z.object({ copiedCount: z.int(), openedCount: z.int() }))
  .errors({ ID_TAKEN, SHIFT_TIMES_WRONG });

/** Makes shifts known as they stand. A breach keeps all of them back, unless the law lets an owner go on with a reason. */
export const publishRota = restaurantCommand('staff.plan', 'staff.publish-rota@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/rota-publications`, summary: 'Make shifts known', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        shifts: z
          .array(z.strictObject({ shiftId: idSchema, version: versionSchema }))
          .check(z.minLength(1), z.maxLength(rotaLimits.shiftsAtOnceMax)),
        overrides: z
          .array(z.strictObject({ shiftId: idSchema, ruleId: z.string().check(z.maxLength(60)), reason: wordsSchema(300) }))
          .check(z.maxLength(rotaLimits.shiftsAtOnceMax)),
        /** Why what people know of is changed; it stays with the change. */
        reason: z.optional(z.nullable(wordsSchema(300))),
      }),
    ),
  )
  .output(z.object({ publishedCount: z.int(), toldUserIds: z.array(idSchema) }))
  .errors({ SHIFT_CHANGED, ROTA_BLOCKED });

/** Says what a day is planned against, over the version that the person saw; null for the first. */
export const saveRotaDay = restaurantCommand('staff.plan', 'staff.save-rota-day@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/rota-days`, summary: 'Say what a day is planned against', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        day: daySchema,
        baseVersion: z.nullable(versionSchema),
        expectedSales: expectedSalesSchema,
        demand: z.array(demandSchema).check(z.maxLength(rotaLimits.demandSpansMax)),
      }),
    ),
  )
  .output(z.object({ day: rotaDaySchema }))
  .errors({ ROTA_DAY_CHANGED, WORK_ROLE_UNKNOWN, DEMAND_WRONG });

/** Everything about who is to work when. */
export const rotaContract = { readRota, saveShift, cancelShift, copyWeek, publishRota, saveRotaDay };
