import * as z from 'zod/mini';

import { currencies } from '../../../kit/money.ts';
import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { clockLimits } from '../rules/clock-limits.ts';
import { payReasons } from '../rules/overtime-tiers.ts';
import { cardExceptions } from '../rules/time-card.ts';
import { daySchema, namedPersonSchema, wordsSchema } from './fields.ts';
import { staffRefusals } from './refusals.ts';

const tags = ['staff'];
const path = '/restaurants/{restaurantId}';
const { ID_TAKEN, OWN_HOURS, CARD_CHANGED, CARD_INCOMPLETE, CARDS_UNAPPROVED, PERIOD_TAKEN, PERIOD_NOT_OVER } = staffRefusals;

/** @unit minutes */
const minutes = z.int();
const moment = z.iso.datetime();
const tierSchema = z.object({
  reason: z.enum(payReasons),
  /** @unit thousandths of the hourly rate */
  ratePermille: z.int(),
  minutes,
});

/** One person's trading day. */
export const hoursCardSchema = z.object({
  userId: idSchema,
  day: daySchema,
  segments: z.array(
    z.object({
      inId: idSchema,
      outId: z.nullable(idSchema),
      from: moment,
      to: z.nullable(moment),
      /** When it may have ended, for a lead to confirm. */
      proposedEnd: z.nullable(moment),
      breaks: z.array(z.object({ from: moment, to: moment })),
      /** Where it is answered who stood at the shared tablet; null where nobody is to be seen, or not by the asker. */
      inPhotoUrl: z.nullable(z.string()),
      outPhotoUrl: z.nullable(z.string()),
    }),
  ),
  workedMinutes: minutes,
  unpaidMinutes: minutes,
  exceptions: z.array(z.object({ kind: z.enum(cardExceptions), minutes: z.nullable(minutes) })),
  tiers: z.array(tierSchema),
  /** Null where the asker may not know, or no rate is written down. */
  pay: z.nullable(z.object({ minor: z.string(), currency: z.enum(currencies) })),
  /** What was seen, in one text: whoever approves approves exactly this. */
  digest: z.string(),
  isComplete: z.boolean(),
  isApproved: z.boolean(),
  isLocked: z.boolean(),
});

const periodSchema = z.object({ id: idSchema, from: daySchema, to: daySchema, lockedAt: moment });

/** The days of a stretch: one's own, and everybody's for whoever approves them. */
export const readHours = restaurantQuery('staff.view-hours')
  .route({ method: 'GET', path: `${path}/hours`, summary: 'Read hours', tags })
  .input(z.strictObject({ restaurantId: idSchema, from: daySchema, to: daySchema }))
  .output(
    z.object({
      cards: z.array(hoursCardSchema),
      people: z.array(namedPersonSchema),
      /** Who has left and has a card in these days. Earlier answers had none. */
      left: z.optional(z.array(namedPersonSchema)),
      periods: z.array(periodSchema),
    }),
  );

/** Says that days are right as they were seen; one’s own for the owner alone. */
export const approveCards = restaurantCommand('staff.approve-hours', 'staff.approve-cards@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/card-approvals`, summary: 'Approve days', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        cards: z
          .array(z.strictObject({ userId: idSchema, day: daySchema, digest: z.string().check(z.minLength(1), z.maxLength(2000)) }))
          .check(z.minLength(1), z.maxLength(clockLimits.approvedMax)),
        note: z.nullable(wordsSchema(300)),
      }),
    ),
  )
  .output(
    z.object({
      /** @unit cards */
      approved: z.int(),
    }),
  )
  .errors({ OWN_HOURS, CARD_CHANGED, CARD_INCOMPLETE });

/** Sends a stretch of days to the payroll: what changes afterwards goes into the next one. */
export const lockPeriod = restaurantCommand('staff.approve-hours', 'staff.lock-period@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/timesheet-periods`, summary: 'Close a period', tags })
  .input(commandEnvelope(z.strictObject({ periodId: z.uuidv7(), from: daySchema, to: daySchema })))
  .output(z.object({ period: periodSchema }))
  .errors({ ID_TAKEN, CARDS_UNAPPROVED, PERIOD_TAKEN, PERIOD_NOT_OVER });

/** What a period told the payroll, by person, day and reason; a day before the period is an adjustment. */
export const exportPeriod = restaurantQuery('staff.approve-hours')
  .route({ method: 'GET', path: `${path}/timesheet-lines`, summary: 'Read a period for the payroll', tags })
  .input(z.strictObject({ restaurantId: idSchema, periodId: idSchema }))
  .output(
    z.object({
      period: periodSchema,
      lines: z.array(
        z.extend(tierSchema, {
          userId: idSchema,
          name: z.string(),
          payId: z.nullable(z.string()),
          day: daySchema,
          isAdjustment: z.boolean(),
        }),
      ),
    }),
  );

/** Everything about hours. */
export const timesheetContract = { readHours, approveCards, lockPeriod, exportPeriod };

/** One person's trading day. */
export type HoursCard = z.infer<typeof hoursCardSchema>;
/** A stretch of days that went to the payroll. */
export type TimesheetPeriod = z.infer<typeof periodSchema>;
