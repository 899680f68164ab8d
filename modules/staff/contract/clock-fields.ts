import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { clockKinds } from '../rules/clock-pairing.ts';
import { clockLimits, fenceModes, roundingSteps } from '../rules/clock-limits.ts';

/** A day of the calendar. */
const daySchema = z.iso.date();

/** A point on the ground. */
const pointSchema = z.strictObject({
  /** @unit degrees north */
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  /** @unit degrees east */
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});

/** Where a phone says that it is; kept as no more than how far that is from the restaurant. */
export const positionSchema = z.extend(pointSchema, {
  /** @unit metres */
  accuracyM: z.int().check(z.minimum(0), z.maximum(1_000_000)),
});

/** Where people clock in, and how hours are counted. */
export const clockSettingFieldsSchema = z.strictObject({
  place: z.nullable(pointSchema),
  /** @unit metres */
  radiusM: z.int().check(z.minimum(clockLimits.radiusMinM), z.maximum(clockLimits.radiusMaxM)),
  fence: z.enum(fenceModes),
  /** @unit minutes */
  graceMinutes: z.int().check(z.minimum(0), z.maximum(60)),
  /** @unit minutes */
  roundUpTo: z.literal(roundingSteps),
  /** @unit days after Sunday */
  restWeekday: z.int().check(z.minimum(0), z.maximum(6)),
  holidays: z.array(daySchema).check(z.maxLength(clockLimits.holidaysMax)),
  /** @unit minutes of a week; none where nothing was agreed */
  overtimeAfterMinutes: z.nullable(z.int().check(z.minimum(0), z.maximum(10_080))),
  /** @unit thousandths of the hourly rate */
  overtimePermille: z.int().check(z.minimum(1000), z.maximum(5000)),
  /** Whether whoever comes or goes at the shared tablet is asked for a picture. */
  asksPhoto: z.boolean(),
  /**
   * What part of the sales labour is to cost at most; null where nobody said, and for whoever does not approve hours.
   *
   * @unit hundredths of a percent
   */
  labourTargetBps: z.nullable(z.int().check(z.minimum(100), z.maximum(10_000))),
});

/** The same under its version; 0 where the house has said nothing yet. */
export const clockSettingSchema = z.extend(clockSettingFieldsSchema, { version: z.int().check(z.minimum(0)) });

/** One thing that was said at the clock. */
export const clockMarkSchema = z.object({
  id: idSchema,
  kind: z.enum([...clockKinds, 'VOID']),
  happenedAt: z.iso.datetime(),
  replacesId: z.nullable(idSchema),
});

/** A shift as its person was told of it. */
export const toldShiftSchema = z.object({
  id: idSchema,
  day: daySchema,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** The kind of work; its other name is null where it has none. */
  workRole: z.nullable(z.object({ name: z.string(), nameLocal: z.nullable(z.string()) })),
});

/** Where people clock in, and how hours are counted. */
export type ClockSetting = z.infer<typeof clockSettingSchema>;
/** Where a phone says that it is. */
export type Position = z.infer<typeof positionSchema>;
