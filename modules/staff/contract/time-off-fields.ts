import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { availabilityKinds } from '../rules/availability.ts';
import { timeOffKinds, timeOffLimits, timeOffStatuses } from '../rules/time-off.ts';
import { daySchema, versionSchema, wordsSchema } from './fields.ts';
import { toldShiftSchema } from './rota-fields.ts';

/** @unit minutes of the wall after the midnight that the day begins on, in quarters of an hour */
const fromMinuteSchema = z.int().check(z.minimum(0), z.maximum(2865), z.multipleOf(15));
/** @unit minutes, as above */
const toMinuteSchema = z.int().check(z.minimum(15), z.maximum(2880), z.multipleOf(15));

/** A part of somebody's week. */
export const availabilitySpanSchema = z.strictObject({
  /** @unit days after Sunday */
  weekday: z.int().check(z.minimum(0), z.maximum(6)),
  fromMinute: fromMinuteSchema,
  toMinute: toMinuteSchema,
  kind: z.enum(availabilityKinds),
});

/** Parts of a week. */
export const availabilitySpansSchema = z.array(availabilitySpanSchema).check(z.maxLength(timeOffLimits.spansMax));

/** What somebody says of their week from a day on. */
export const availabilitySchema = z.object({
  userId: idSchema,
  validFrom: daySchema,
  spans: z.array(availabilitySpanSchema),
  version: versionSchema,
});

/** When somebody wants to be away, and why. */
export const timeOffFieldsSchema = z.strictObject({
  kind: z.enum(timeOffKinds),
  fromDay: daySchema,
  toDay: daySchema,
  fromMinute: z.nullable(fromMinuteSchema),
  toMinute: z.nullable(toMinuteSchema),
  note: z.nullable(wordsSchema(300)),
});

/** A wish to be away, and what came of it. */
export const timeOffSchema = z.object({
  ...timeOffFieldsSchema.shape,
  id: idSchema,
  userId: idSchema,
  status: z.enum(timeOffStatuses),
  askedAt: z.iso.datetime(),
  decidedBy: z.nullable(idSchema),
  reason: z.nullable(z.string()),
  /**
   * How much leave it takes.
   *
   * @unit hundredths of a day
   */
  workingDays: z.int(),
  /** Shifts of theirs, as everybody knows them, that it breaks. */
  brokenShifts: z.array(toldShiftSchema),
  version: versionSchema,
});

/** When somebody else is away; why is nobody's business. */
export const awaySchema = z.object({ userId: idSchema, fromDay: daySchema, toDay: daySchema });

/** Paid leave of somebody in their year of leave. */
export const leaveBalanceSchema = z.object({
  userId: idSchema,
  ruleId: z.string(),
  source: z.string(),
  isConfirmed: z.boolean(),
  yearFrom: daySchema,
  unit: z.enum(['DAYS', 'MINUTES']),
  /** @unit hundredths of a day, or minutes */
  earned: z.int(),
  /** @unit as above */
  taken: z.int(),
  /** @unit as above, of what was asked for and not settled */
  asked: z.int(),
});

/** What somebody says of their week. */
export type Availability = z.infer<typeof availabilitySchema>;
/** A wish to be away. */
export type TimeOff = z.infer<typeof timeOffSchema>;
/** What is typed of one. */
export type TimeOffFields = z.infer<typeof timeOffFieldsSchema>;
/** Paid leave of somebody. */
export type LeaveBalance = z.infer<typeof leaveBalanceSchema>;
/** When somebody else is away. */
export type Away = z.infer<typeof awaySchema>;
