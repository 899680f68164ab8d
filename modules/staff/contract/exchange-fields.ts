import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { exchangeKinds, exchangeStatuses } from '../rules/shift-request.ts';
import { versionSchema } from './fields.ts';
import { findingSchema, toldShiftSchema } from './rota-fields.ts';

/** What an exchange does to one of the two. */
export const exchangeSideSchema = z.object({
  userId: idSchema,
  /** What stands against their rota afterwards that did not before. */
  findings: z.array(findingSchema),
  /** Whether they can do the work that they get. */
  isAble: z.boolean(),
  /**
   * Of the weeks that it touches.
   *
   * @unit minutes
   */
  minutesBefore: z.int(),
  /** @unit minutes */
  minutesAfter: z.int(),
});

/** An exchange with one who would take the shift, as it would come out. */
export const exchangeCheckSchema = z.object({
  takerId: idSchema,
  sides: z.array(exchangeSideSchema),
  /**
   * What it adds to wages and on-costs, less than nothing where it saves; null where a rate is unknown.
   *
   * @unit hundredths
   */
  costChange: z.nullable(z.string()),
});

/** A shift that changes hands. */
export const exchangeSchema = z.object({
  id: idSchema,
  kind: z.enum(exchangeKinds),
  status: z.enum(exchangeStatuses),
  shift: toldShiftSchema,
  counterShift: z.nullable(toldShiftSchema),
  fromUserId: z.nullable(idSchema),
  toUserId: z.nullable(idSchema),
  takerUserId: z.nullable(idSchema),
  note: z.nullable(z.string()),
  askedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Why it can't go on, though nobody settled it: a shift is otherwise by now, or somebody has left. */
  stale: z.nullable(z.enum(['EXCHANGE_STALE', 'EXCHANGE_PERSON_LEFT'])),
  /** Who would take it, the first first; others’ only for its giver and whoever plans. */
  bids: z.array(z.object({ userId: idSchema, bidAt: z.iso.datetime() })),
  decidedBy: z.nullable(idSchema),
  reason: z.nullable(z.string()),
  /** For whoever plans, for each who would take it. */
  checks: z.array(exchangeCheckSchema),
  version: versionSchema,
});

/** How shifts change hands here. */
export const exchangeSettingSchema = z.object({
  /** Whether what nothing stands against goes by itself. */
  isAutomatic: z.boolean(),
  /** 0 while nobody said. */
  version: z.int().check(z.minimum(0)),
});

/** A shift that changes hands. */
export type Exchange = z.infer<typeof exchangeSchema>;
/** An exchange as it would come out. */
export type ExchangeCheck = z.infer<typeof exchangeCheckSchema>;
/** What it does to one of the two. */
export type ExchangeSide = z.infer<typeof exchangeSideSchema>;
/** How shifts change hands here. */
export type ExchangeSetting = z.infer<typeof exchangeSettingSchema>;
