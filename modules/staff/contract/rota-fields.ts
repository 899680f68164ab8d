import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { rotaLimits } from '../rules/rota-limits.ts';
import { daySchema, versionSchema, wordsSchema } from './fields.ts';
import { certificateTopics } from '../rules/certificate.ts';

const instantSchema = z.iso.datetime({ offset: true });

/** An amount in minor units of the restaurant's currency. */
const amountSchema = z.string().check(z.regex(/^\d{1,15}$/));

/** A pause in a shift. */
export const breakSchema = z.strictObject({
  /** @unit minutes after the shift begins */
  afterMinutes: z.int().check(z.minimum(0), z.maximum(1440)),
  /** @unit minutes */
  minutes: z.int().check(z.minimum(1), z.maximum(480)),
  isPaid: z.boolean(),
});

/** What a shift is, as somebody plans it. */
export const shiftFieldsSchema = z.strictObject({
  workRoleId: idSchema,
  /** Nobody: an open shift. */
  userId: z.nullable(idSchema),
  startsAt: instantSchema,
  endsAt: instantSchema,
  breaks: z.array(breakSchema).check(z.maxLength(rotaLimits.breaksMax)),
  note: z.nullable(wordsSchema(300)),
});

/** A shift as it was made known. */
export const toldShiftSchema = z.object({ ...shiftFieldsSchema.shape, id: idSchema, day: daySchema });

/** A shift as it is planned, with how that stands to what was made known. */
export const shiftSchema = z.object({
  ...shiftFieldsSchema.shape,
  id: idSchema,
  day: daySchema,
  isCancelled: z.boolean(),
  isPinned: z.boolean(),
  version: versionSchema,
  /** NEW was never made known; CHANGED is otherwise than that; KNOWN is the same. */
  state: z.enum(['NEW', 'CHANGED', 'KNOWN']),
  toldAt: z.nullable(instantSchema),
});

/** What a check found. */
export const findingSchema = z.object({
  ruleId: z.string(),
  kind: z.enum([
    'OVERLAP',
    'DAILY_REST',
    'WEEKLY_REST',
    'WEEKLY_HOURS',
    'DAILY_HOURS',
    'SHIFT_LENGTH',
    'NIGHT',
    'BREAK',
    'RIGHT_TO_WORK',
    'EMPLOYED',
    'TIME_OFF',
    'TIME_OFF_ASKED',
    'AVAILABILITY',
    'NIGHT_AVERAGE',
    'CERTIFICATE',
  ]),
  level: z.enum(['WARN', 'BLOCK']),
  mayOverride: z.boolean(),
  source: z.string(),
  isConfirmed: z.boolean(),
  shiftIds: z.array(z.string()),
  /** @unit minutes */
  measured: z.nullable(z.number()),
  /** @unit minutes */
  allowed: z.nullable(z.number()),
  /** Which paper it is about; null for everything else. */
  topic: z.nullable(z.enum(certificateTopics)),
  /** When somebody asked to be away; null for everything else. */
  asked: z.nullable(
    z.object({
      fromDay: daySchema,
      toDay: daySchema,
      /** @unit minutes of the wall after the midnight that the day begins on; null for whole days */
      fromMinute: z.nullable(z.int()),
      /** @unit minutes, as above */
      toMinute: z.nullable(z.int()),
    }),
  ),
});

/** How many of a kind of work are needed when. */
export const demandSchema = z.strictObject({
  workRoleId: idSchema,
  /** @unit minutes of the wall after the midnight that the day begins on, in quarters of an hour */
  fromMinute: z.int().check(z.minimum(0), z.maximum(2865), z.multipleOf(15)),
  /** @unit minutes, as above */
  toMinute: z.int().check(z.minimum(15), z.maximum(2880), z.multipleOf(15)),
  /** @unit people */
  people: z.int().check(z.minimum(1), z.maximum(200)),
});

/** What a day is planned against. */
export const rotaDaySchema = z.object({
  day: daySchema,
  /** @unit hundredths of the currency; null where nobody said, and for whoever may not see pay */
  expectedSales: z.nullable(amountSchema),
  demand: z.array(demandSchema),
  version: versionSchema,
});

/** What a shift costs. */
export const shiftCostSchema = z.object({
  shiftId: idSchema,
  /** @unit hundredths of the currency */
  wages: amountSchema,
  /** @unit hundredths of the currency */
  onCosts: amountSchema,
  /** Why minutes are paid more. */
  premiums: z.array(z.object({ id: z.string(), minutes: z.int() })),
});

/** An amount that is typed. */
export const expectedSalesSchema = z.nullable(amountSchema);

/** A shift as it is planned. */
export type Shift = z.infer<typeof shiftSchema>;
/** A shift as it was made known. */
export type ToldShift = z.infer<typeof toldShiftSchema>;
/** What is typed of a shift. */
export type ShiftFields = z.infer<typeof shiftFieldsSchema>;
/** What a day is planned against. */
export type RotaDay = z.infer<typeof rotaDaySchema>;
/** How many of a kind of work are needed when. */
export type Demand = z.infer<typeof demandSchema>;
/** What a shift costs. */
export type ShiftPrice = z.infer<typeof shiftCostSchema>;
/** What a check found, as it travels. */
export type RotaFinding = z.infer<typeof findingSchema>;
