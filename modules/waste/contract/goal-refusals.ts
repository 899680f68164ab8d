import * as z from 'zod/mini';

import { beside, conflict, forbidden } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals, type RefusalSpec } from '../../../platform/contract/refusals.ts';
import { catalogueRefusals, parRefusals } from '../../inventory/contract/refusals.ts';
import type { decideDay } from '../rules/day-figures.ts';
import type { GoalRefusal } from '../rules/goal.ts';
import { reviewStates, type StepRefusal } from '../rules/review-state.ts';
import { dayFiguresSchema, goalSchema, reviewSchema } from './goal-fields.ts';

const weeks = { weeksMin: z.int() };

/** What days, goals and actions refuse of their own. */
export const goalRefusals = defineRefusals({
  DAY_IN_FUTURE: beside({}),
  DAY_CHANGED: conflict({ current: dayFiguresSchema }),
  GOAL_WEEKS_NOT_WHOLE: beside({}),
  GOAL_SPAN_WRONG: beside({ ...weeks, weeksMax: z.int() }),
  GOAL_STARTS_TOO_EARLY: beside({}),
  GOAL_ENDS_TOO_EARLY: beside({}),
  GOAL_BASELINE_UNKNOWN: beside({ ...weeks, /** @unit weeks */ weeksKnown: z.int() }),
  GOAL_TARGET_NOT_LOWER: beside({}),
  GOAL_CHANGED: conflict({ current: z.nullable(goalSchema) }),
  REVIEW_CAUSE_REQUIRED: beside({}),
  REVIEW_PAR_REQUIRED: beside({}),
  REVIEW_LIMIT_REACHED: conflict({ reviewsMax: z.int() }),
  REVIEW_CHANGED: conflict({ current: reviewSchema }),
  REVIEW_STEP_NOT_OPEN: conflict({ state: z.enum(reviewStates) }),
  REVIEW_STEP_FOR_LEADS: forbidden({}),
  REVIEW_STEP_FOR_ASSIGNEE: forbidden({}),
  REVIEW_REASON_REQUIRED: beside({}),
  REVIEW_PAR_MOVED_ON: conflict({}),
  PHOTO_UNUSABLE: beside({}),
  PHOTO_NOT_YOURS: forbidden({}),
});

type DayRefusal = Extract<ReturnType<typeof decideDay>, { readonly ok: false }>['refusal'];

/** Figures of a day cannot be written down. */
export const dayRefusals = {
  DAY_IN_FUTURE: goalRefusals.DAY_IN_FUTURE,
  DAY_CHANGED: goalRefusals.DAY_CHANGED,
} satisfies Record<DayRefusal['code'] | 'DAY_CHANGED', RefusalSpec>;

/** A goal cannot be set or ended. */
export const changeGoalRefusals = {
  ID_TAKEN: catalogueRefusals.ID_TAKEN,
  GOAL_WEEKS_NOT_WHOLE: goalRefusals.GOAL_WEEKS_NOT_WHOLE,
  GOAL_SPAN_WRONG: goalRefusals.GOAL_SPAN_WRONG,
  GOAL_STARTS_TOO_EARLY: goalRefusals.GOAL_STARTS_TOO_EARLY,
  GOAL_ENDS_TOO_EARLY: goalRefusals.GOAL_ENDS_TOO_EARLY,
  GOAL_BASELINE_UNKNOWN: goalRefusals.GOAL_BASELINE_UNKNOWN,
  GOAL_TARGET_NOT_LOWER: goalRefusals.GOAL_TARGET_NOT_LOWER,
  GOAL_CHANGED: goalRefusals.GOAL_CHANGED,
} satisfies Record<GoalRefusal['code'] | 'ID_TAKEN' | 'GOAL_CHANGED', RefusalSpec>;

/** A cause cannot be acted on so. */
export const actRefusals = {
  ...parRefusals,
  ID_TAKEN: catalogueRefusals.ID_TAKEN,
  REVIEW_CAUSE_REQUIRED: goalRefusals.REVIEW_CAUSE_REQUIRED,
  REVIEW_PAR_REQUIRED: goalRefusals.REVIEW_PAR_REQUIRED,
  REVIEW_LIMIT_REACHED: goalRefusals.REVIEW_LIMIT_REACHED,
};

/** A step of an action cannot be taken. */
export const stepRefusals = {
  ...parRefusals,
  REVIEW_CHANGED: goalRefusals.REVIEW_CHANGED,
  REVIEW_STEP_NOT_OPEN: goalRefusals.REVIEW_STEP_NOT_OPEN,
  REVIEW_STEP_FOR_LEADS: goalRefusals.REVIEW_STEP_FOR_LEADS,
  REVIEW_STEP_FOR_ASSIGNEE: goalRefusals.REVIEW_STEP_FOR_ASSIGNEE,
  REVIEW_REASON_REQUIRED: goalRefusals.REVIEW_REASON_REQUIRED,
  REVIEW_PAR_MOVED_ON: goalRefusals.REVIEW_PAR_MOVED_ON,
} satisfies Record<StepRefusal['code'] | 'REVIEW_CHANGED' | 'REVIEW_PAR_MOVED_ON' | keyof typeof parRefusals, RefusalSpec>;
