import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { dayAfter, daysLoggedNeeded, mondayOf, weekDays, weeksWithin } from './whole-weeks.ts';

/** What a goal counts: waste against what was bought, by weight for each guest, or as money. */
export const goalMetrics = ['SHARE_OF_PURCHASES', 'GRAMS_PER_COVER', 'MONEY_A_WEEK'] as const;

/** What a goal counts. Its values are hundredths of a percent, milligrams a guest, or minor units a week. */
export type GoalMetric = (typeof goalMetrics)[number];

/** What is known of one week, Monday to Sunday. */
export type WeekFigures = {
  readonly monday: string;
  /** @unit days on which anything was written down */
  readonly daysLogged: number;
  /** @unit minor units thrown away */
  readonly valueMinor: bigint;
  /** @unit minor units bought */
  readonly purchasesMinor: bigint;
  /** Guests of the days that are known, and what was thrown away on those; null where none is. */
  readonly covered: { readonly covers: bigint; /** @unit millionths of a gram */ readonly weight: bigint } | null;
};

/** A goal as somebody means it. */
export type GoalDraft = {
  readonly metric: GoalMetric;
  readonly baselineFrom: string;
  readonly baselineTo: string;
  /** @unit as the metric says */
  readonly target: bigint;
  readonly startsOn: string;
  readonly until: string;
};

/** Why a goal is not set. */
export type GoalRefusal =
  | { readonly code: 'GOAL_WEEKS_NOT_WHOLE' }
  | { readonly code: 'GOAL_SPAN_WRONG'; /** @unit weeks */ readonly weeksMin: number; /** @unit weeks */ readonly weeksMax: number }
  | { readonly code: 'GOAL_STARTS_TOO_EARLY' }
  | { readonly code: 'GOAL_ENDS_TOO_EARLY' }
  | { readonly code: 'GOAL_BASELINE_UNKNOWN'; /** @unit weeks */ readonly weeksKnown: number; /** @unit weeks */ readonly weeksMin: number }
  | { readonly code: 'GOAL_TARGET_NOT_LOWER' };

/**
 * A baseline rests on so many weeks at least.
 *
 * @unit weeks
 */
export const baselineWeeksMin = 4;

/**
 * A baseline rests on so many weeks at most.
 *
 * @unit weeks
 */
export const baselineWeeksMax = 26;

/** Whether enough was written down in a week to say anything of it. */
export const saysSomething = ({ daysLogged }: Pick<WeekFigures, 'daysLogged'>): boolean => daysLogged >= daysLoggedNeeded;

/** A quotient rounded half up; null where there is nothing to divide by. */
const rounded = (part: bigint, whole: bigint): bigint | null => (whole <= 0n ? null : (2n * part + whole) / (2n * whole));

const sum = (weeks: readonly WeekFigures[], of: (week: WeekFigures) => bigint): bigint => weeks.reduce((all, week) => all + of(week), 0n);

const values: Readonly<Record<GoalMetric, (weeks: readonly WeekFigures[]) => bigint | null>> = {
  SHARE_OF_PURCHASES: (weeks) =>
    rounded(
      sum(weeks, ({ valueMinor }) => valueMinor * 10_000n),
      sum(weeks, ({ purchasesMinor }) => purchasesMinor),
    ),
  GRAMS_PER_COVER: (weeks) =>
    rounded(
      sum(weeks, ({ covered }) => covered?.weight ?? 0n),
      sum(weeks, ({ covered }) => (covered?.covers ?? 0n) * 1000n),
    ),
  MONEY_A_WEEK: (weeks) =>
    rounded(
      sum(weeks, ({ valueMinor }) => valueMinor),
      BigInt(weeks.length),
    ),
};

/** What weeks come to together by a metric; null where nothing says it. Weeks in which hardly anybody wrote are left out. */
export const metricOf = (metric: GoalMetric, weeks: readonly WeekFigures[]): bigint | null => values[metric](weeks.filter(saysSomething));

/** What the weeks of a span come to; null where too few of them say anything. */
export type Baseline = {
  readonly value: bigint | null;
  /** @unit weeks that say anything */
  readonly weeksKnown: number;
};

/** What the weeks of a span come to, and how many of them say anything. */
export const baselineOf = (metric: GoalMetric, weeks: readonly WeekFigures[]): Baseline => {
  const known = weeks.filter((week) => metricOf(metric, [week]) !== null);
  return { value: known.length < baselineWeeksMin ? null : metricOf(metric, known), weeksKnown: known.length };
};

/**
 * Decides whether a goal is set, and from which figure it starts.
 *
 * @refuses GOAL_WEEKS_NOT_WHOLE unless the span runs from a Monday to a Sunday; GOAL_SPAN_WRONG
 * @refuses GOAL_STARTS_TOO_EARLY before the span is over; GOAL_ENDS_TOO_EARLY within its first week
 * @refuses GOAL_BASELINE_UNKNOWN with fewer than four weeks that say anything; GOAL_TARGET_NOT_LOWER than the baseline
 */
export const decideGoal = (draft: GoalDraft, weeks: readonly WeekFigures[]): Decision<{ readonly baseline: bigint }, GoalRefusal> => {
  const problem = spanProblem(draft);
  if (problem) return refused(problem);
  const span = weeks.filter(({ monday }) => monday >= draft.baselineFrom && monday < draft.baselineTo);
  const { value, weeksKnown } = baselineOf(draft.metric, span);
  if (value === null || value <= 0n) return refused({ code: 'GOAL_BASELINE_UNKNOWN', weeksKnown, weeksMin: baselineWeeksMin });
  return draft.target < value ? accepted({ baseline: value }) : refused({ code: 'GOAL_TARGET_NOT_LOWER' });
};

const spanProblem = ({ baselineFrom, baselineTo, startsOn, until }: GoalDraft): GoalRefusal | null => {
  if (mondayOf(baselineFrom) !== baselineFrom || mondayOf(dayAfter(baselineTo, 1)) !== dayAfter(baselineTo, 1))
    return { code: 'GOAL_WEEKS_NOT_WHOLE' };
  const weeks = weeksWithin(baselineFrom, baselineTo).length;
  if (weeks < baselineWeeksMin || weeks > baselineWeeksMax)
    return { code: 'GOAL_SPAN_WRONG', weeksMin: baselineWeeksMin, weeksMax: baselineWeeksMax };
  if (startsOn <= baselineTo) return { code: 'GOAL_STARTS_TOO_EARLY' };
  return until < dayAfter(startsOn, weekDays) ? { code: 'GOAL_ENDS_TOO_EARLY' } : null;
};
