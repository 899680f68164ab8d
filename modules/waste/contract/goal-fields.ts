import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, instantSchema, minorUnitsSchema, quantitySchema, versionSchema } from '../../inventory/contract/fields.ts';
import { goalMetrics } from '../rules/goal.ts';
import { reviewActions, reviewStates } from '../rules/review-state.ts';
import { reasonSchema } from './fields.ts';

/** What a day sold for, in minor units: nought or more. */
export const salesSchema = z.string().check(z.regex(/^\d{1,15}$/));

/** Guests and sales of a trading day; null is not known, which is not nought. */
export const dayFiguresSchema = z.object({
  businessDate: businessDateSchema,
  /** @unit guests */
  covers: z.nullable(z.int()),
  salesMinor: z.nullable(minorUnitsSchema),
  version: versionSchema,
});

/** A value of a goal, in its metric's own unit: hundredths of a percent, milligrams a guest, or minor units a week. */
export const goalValueSchema = z.string().check(z.regex(/^\d{1,15}$/));

/** A goal as it travels; what it counts in money is null to who may not see cost. */
export const goalSchema = z.object({
  id: idSchema,
  metric: z.enum(goalMetrics),
  baselineFrom: businessDateSchema,
  baselineTo: businessDateSchema,
  baseline: z.nullable(goalValueSchema),
  target: z.nullable(goalValueSchema),
  startsOn: businessDateSchema,
  until: businessDateSchema,
  version: versionSchema,
  setBy: z.string(),
  setAt: instantSchema,
  endedAt: z.nullable(instantSchema),
});

/** One week, Monday to Sunday; money is null to who may not see cost. */
export const weekSchema = z.object({
  monday: businessDateSchema,
  /** @unit days on which anything was written down */
  daysLogged: z.int(),
  valueMinor: z.nullable(minorUnitsSchema),
  purchasesMinor: z.nullable(minorUnitsSchema),
  /** Guests of the days that are known, and what was thrown away on those; null where none is. */
  covered: z.nullable(z.object({ /** @unit guests */ covers: z.int(), weightG: quantitySchema })),
});

/** What was measured of an action. Without weeks enough there is no figure. */
export const verdictSchema = z.object({
  kind: z.enum(['TOO_EARLY', 'SAVED', 'COST_MORE', 'NOT_CLEAR']),
  /** @unit weeks still to come, or that nobody wrote in */
  weeksMissing: z.int(),
  /** A week, at the prices of before; positive where less was lost. */
  meanMinor: z.nullable(minorUnitsSchema),
  lowMinor: z.nullable(minorUnitsSchema),
  highMinor: z.nullable(minorUnitsSchema),
  /** @unit weeks that it rests on */
  weeksBefore: z.int(),
  /** @unit weeks that it rests on */
  weeksAfter: z.int(),
  isPerCover: z.boolean(),
  /** @unit weeks in which hardly anybody wrote */
  leftOut: z.int(),
});

/** An action against a cause, as it travels. */
export const reviewSchema = z.object({
  id: idSchema,
  reason: z.nullable(reasonSchema),
  itemId: z.nullable(idSchema),
  itemName: z.nullable(z.string()),
  itemNameLocal: z.nullable(z.string()),
  action: z.enum(reviewActions),
  words: z.string(),
  assignee: z.nullable(z.object({ id: idSchema, name: z.string() })),
  dueOn: z.nullable(businessDateSchema),
  parBefore: z.nullable(quantitySchema),
  parAfter: z.nullable(quantitySchema),
  state: z.enum(reviewStates),
  inEffectOn: z.nullable(businessDateSchema),
  /** What was measured so far, or when it was closed; null where nothing is measured, and to who may not see cost. */
  verdict: z.nullable(verdictSchema),
  version: versionSchema,
  startedBy: z.string(),
  startedAt: instantSchema,
  movedBy: z.nullable(z.string()),
  movedReason: z.nullable(z.string()),
});

/** A trading day's figures as they travel. */
export type DayRow = z.infer<typeof dayFiguresSchema>;

/** A goal as it travels. */
export type Goal = z.infer<typeof goalSchema>;

/** A week as it travels. */
export type WeekRow = z.infer<typeof weekSchema>;

/** What was measured, as it travels. */
export type Verdict = z.infer<typeof verdictSchema>;

/** An action as it travels. */
export type Review = z.infer<typeof reviewSchema>;
