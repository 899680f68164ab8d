import { metricOf, type GoalMetric, type WeekFigures } from './goal.ts';

/** A goal that runs, as far as its progress goes. */
export type RunningGoal = {
  readonly metric: GoalMetric;
  readonly startsOn: string;
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

/** Where a goal stands by the whole weeks since it began, oldest first. */
export const goalProgress = ({ metric, startsOn, baseline, target }: RunningGoal, weeks: readonly WeekFigures[]): GoalProgress | null => {
  const since = weeks.filter((week) => week.monday >= startsOn && metricOf(metric, [week]) !== null).slice(-latestWeeks);
  const now = metricOf(metric, since);
  if (since.length === 0 || now === null) return null;
  return { now, weeks: since.length, change: spokenChange(baseline, now), isReached: now <= target };
};
