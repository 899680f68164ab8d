import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, instantSchema, quantitySchema, versionSchema } from '../../inventory/contract/fields.ts';
import { prepStates } from '../rules/prep-state.ts';

/** Something to be prepared, as it is read. */
export const prepTaskSchema = z.object({
  id: idSchema,
  recipeId: idSchema,
  name: z.string(),
  nameLocal: z.nullable(z.string()),
  /** The item that it is kept as. */
  itemId: idSchema,
  /** The trading day on which it must be begun. */
  workDate: businessDateSchema,
  /** The trading day that it is for. */
  forDate: businessDateSchema,
  readyAt: instantSchema,
  startBy: instantSchema,
  /** @unit base units of the item */
  target: quantitySchema,
  note: z.nullable(z.string()),
  state: z.enum(prepStates),
  /** Who has it in hand, or made it. */
  claimedBy: z.nullable(z.object({ id: idSchema, name: z.string() })),
  blockedReason: z.nullable(z.string()),
  batchId: z.nullable(idSchema),
  /**
   * What came of it.
   *
   * @unit base units of the item
   */
  made: z.nullable(quantitySchema),
  /** The trading day on which it was made; on that day it can be taken back. */
  madeOn: z.nullable(businessDateSchema),
  version: versionSchema,
});

/** What ought to be prepared, worked out at reading. */
export const prepSuggestionSchema = z.object({
  recipeId: idSchema,
  name: z.string(),
  nameLocal: z.nullable(z.string()),
  itemId: idSchema,
  isMadeWhole: z.boolean(),
  /**
   * What one batch makes.
   *
   * @unit base units of the item
   */
  batch: quantitySchema,
  /**
   * Null where nobody said how much should be ready.
   *
   * @unit base units of the item
   */
  par: z.nullable(quantitySchema),
  /**
   * Null where it was never booked.
   *
   * @unit base units of the item; below nothing where more was used than booked
   */
  onHand: z.nullable(quantitySchema),
  /**
   * What the sales until then are expected to take.
   *
   * @unit base units of the item
   */
  expected: quantitySchema,
  /**
   * The fewest that any part of it rests on; 0 where nothing is known.
   *
   * @unit trading days
   */
  restsOn: z.int(),
  /** Whether somebody said what dishes will sell, in place of what the last days say. */
  isPlanned: z.boolean(),
  /** What batches of other preps take of it, suggested or on the plan. */
  forPreps: quantitySchema,
  /**
   * What is on the plan and not made yet.
   *
   * @unit base units of the item
   */
  planned: quantitySchema,
  /** @unit base units of the item; nothing where there is enough */
  suggested: quantitySchema,
  /** When it would have to be ready and begun; null where nothing of it is to be begun on that day. */
  due: z.nullable(z.object({ forDate: businessDateSchema, readyAt: instantSchema, startBy: instantSchema })),
  /** @unit minutes of hands */
  activeMinutes: z.int(),
  /** @unit minutes that pass by themselves */
  passiveMinutes: z.int(),
});

/** The plan of a trading day. */
export const prepPlanSchema = z.object({
  date: businessDateSchema,
  today: businessDateSchema,
  /** Whether the restaurant wrote down when its doors open; else a usual time stands for it. */
  isServiceKnown: z.boolean(),
  /** Of days gone by there are none. */
  suggestions: z.array(prepSuggestionSchema),
  /** What is to be begun that day, and today what is left of the days before, by when it must be begun. */
  tasks: z.array(prepTaskSchema),
});

/** Something to be prepared, as it travels. */
export type PrepTask = z.infer<typeof prepTaskSchema>;
/** What ought to be prepared, as it travels. */
export type PrepSuggestion = z.infer<typeof prepSuggestionSchema>;
/** The plan of a day, as it travels. */
export type PrepPlan = z.infer<typeof prepPlanSchema>;
