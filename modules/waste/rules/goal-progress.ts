import { metricOf, type GoalMetric, type WeekFigures } from './goal.ts';
import { dayAfter, weekDays } from './whole-weeks.ts';

/** A goal, as far as its progress goes. */
export type RunningGoal = {
  readonly metric: GoalMetric;
  readonly startsOn: string;
  /** The last day that counts: by when it was to be reached, or before it when it was ended. */
  readonly lastDay: string;
  /** @unit as the metric says */
  readonly baseline: bigint;
  /** @unit as the metric says */
  readonly target: bigint;
};

/** Parts that are said in one word. */
export type SpokenPart = 'TENTH' | 'FIFTH' | 'QUARTER' | 'THIRD' | 'HALF';

/** How a figure has moved, as it is said: by a part in one word where one is near, else in percent. */
export type SpokenChange = {
  readonly direction: 'DOWN' | 'UP' | 'LEVEL';
  readonly part: SpokenPart | null;
  /** @unit percent, without a sign */
  readonly percent: number;
};

/** Where a goal stands; null while no whole week since it began says anything. */
export type GoalProgress = {
  /** @unit as the metric says, over the latest weeks */
  readonly now: bigint;
  /** @unit weeks that it rests on */
  readonly weeks: number;
  readonly change: SpokenChange;
  readonly isReached: boolean;
};

/**
 * The latest so many weeks are said as "now": one alone is chance.
 *
 * @unit weeks
 */
const latestWeeks = 4;

const parts: readonly (readonly [percent: number, part: SpokenPart])[] = [
  [10, 'TENTH'],
  [20, 'FIFTH'],
  [25, 'QUARTER'],
  [33.3, 'THIRD'],
  [50, 'HALF'],
];
/**
 * A word is near enough within so much.
 *
 * @unit percent
 */
const nearPercent = 1.5;

/** How much a figure has moved from another, in words that hold; below two percent it has not moved. */
export const spokenChange = (from: bigint, to: bigint): SpokenChange => {
  const exact = (100 * (Number(to) - Number(from))) / Number(from);
  const percent = Math.round(Math.abs(exact));
  if (percent < 2) return { direction: 'LEVEL', part: null, percent };
  const part = parts.find(([whole]) => Math.abs(Math.abs(exact) - whole) <= nearPercent)?.[1] ?? null;
  return { direction: exact < 0 ? 'DOWN' : 'UP', part, percent };
};

/** Where a goal stands by the whole weeks from its begin to its last day, oldest first; what comes after is not counted. */
export const goalProgress = (
  { metric, startsOn, lastDay, baseline, target }: RunningGoal,
  weeks: readonly WeekFigures[],
): GoalProgress | null => {
  const counts = ({ monday }: WeekFigures) => monday >= startsOn && dayAfter(monday, weekDays - 1) <= lastDay;
  const since = weeks.filter((week) => counts(week) && metricOf(metric, [week]) !== null).slice(-latestWeeks);
  const now = metricOf(metric, since);
  if (since.length === 0 || now === null) return null;
  return { now, weeks: since.length, change: spokenChange(baseline, now), isReached: now <= target };
};

/** What is said of a goal: where it is going, or what came of it. */
export type GoalStanding = 'UNDER_WAY' | 'REACHED' | 'MISSED' | 'GIVEN_UP' | 'UNKNOWN';

/** The days that decide about a goal. */
export type GoalDays = {
  readonly until: string;
  /** The day on which somebody ended it; null while nobody has. */ readonly endedOn: string | null;
  readonly today: string;
};

/** The last day that counts for a goal. */
export const lastDayOf = ({ until, endedOn }: Pick<GoalDays, 'until' | 'endedOn'>): string =>
  endedOn !== null && endedOn < until ? endedOn : until;

/**
 * What is said of a goal. Its last weeks decide, so one that was reached and lost again is not reached; one that nobody
 * wrote anything for is not known, and never called missed.
 */
export const goalStanding = (progress: GoalProgress | null, { until, endedOn, today }: GoalDays): GoalStanding => {
  if (progress?.isReached) return 'REACHED';
  if (endedOn !== null && endedOn <= until) return 'GIVEN_UP';
  if (today <= until) return 'UNDER_WAY';
  return progress === null ? 'UNKNOWN' : 'MISSED';
};
