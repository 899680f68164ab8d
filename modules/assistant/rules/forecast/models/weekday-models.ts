import type { PreparedSeries } from '../daily-series.ts';
import { readThrough, type Learner, type Model, type ModelName } from '../model.ts';

type Middle = (amounts: readonly number[]) => number;

const meanOf: Middle = (amounts) => amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;

const medianOf: Middle = (amounts) => {
  const sorted = amounts.toSorted((left, right) => left - right);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};

/** Remembers the last amounts of each weekday; one that was never open is told by the others. */
const weekdayLearner = (series: PreparedSeries, weeks: number, middle: Middle): Learner => {
  const last: number[][] = Array.from({ length: 7 }, () => []);
  const known: (number | null)[] = Array.from({ length: 7 }, () => null);
  const ofWeekday = (weekday: number): number | null => {
    const amounts = last[weekday] ?? [];
    return amounts.length === 0 ? null : (known[weekday] ??= middle(amounts));
  };
  return {
    learn: (amount, day) => {
      const weekday = series.weekdays[day] ?? 0;
      const amounts = last[weekday] ?? [];
      if (amounts.push(amount) > weeks) amounts.shift();
      known[weekday] = null;
    },
    foretell: (day) => {
      const own = ofWeekday(series.weekdays[day] ?? 0);
      if (own !== null) return own;
      const others = [...last.keys()].map(ofWeekday).filter((amount) => amount !== null);
      return others.length === 0 ? 0 : meanOf(others);
    },
  };
};

const weekdayModel = (name: ModelName, weeks: number, middle: Middle): Model => ({
  name,
  fits: () => true,
  paths: (series, origins) => readThrough(series, origins, weekdayLearner(series, weeks, middle)),
});

/** The same weekday a week ago: what every other model has to beat. */
export const seasonalNaive: Model = weekdayModel('SEASONAL_NAIVE', 1, meanOf);

/** The same weekday over the last weeks, as a mean and as a median, which one odd day doesn't move. */
export const weekdayModels: readonly Model[] = [weekdayModel('WEEKDAY_MEAN', 6, meanOf), weekdayModel('WEEKDAY_MEDIAN', 8, medianOf)];
