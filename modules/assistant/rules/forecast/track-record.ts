import type { PreparedSeries } from './daily-series.ts';
import type { Paths } from './model.ts';

/** What was said at each origin beside what came. */
export type TrackRecord = {
  readonly add: (path: Float64Array) => void;
  /** Mean square of the misses that could be known at an origin; nought at the first one. */
  readonly errorBefore: (place: number) => number;
};

/** An older window counts less, by this a week. */
const memory = 0.97;

/** Keeps the misses of one forecaster, so that it can be judged at each origin by the days that had come by then. */
export const recordOf = (days: readonly number[], series: PreparedSeries, said: Paths): TrackRecord => {
  const lossesOf = (path: Float64Array, place: number): Float64Array =>
    path.map((amount, ahead) => ((series.amounts[(days[place] ?? 0) + ahead] ?? Number.NaN) - amount) ** 2);
  const losses = said.map(lossesOf);
  return {
    add: (path: Float64Array): void => {
      losses.push(lossesOf(path, losses.length));
    },
    errorBefore: (place: number): number => {
      const day = days[place] ?? 0;
      let [sum, weight, own] = [0, 0, 1];
      for (let earlier = place - 1; earlier >= 0; earlier -= 1) {
        own *= memory;
        const ofWindow = losses[earlier];
        const aheadMax = Math.min(ofWindow?.length ?? 0, day - (days[earlier] ?? 0));
        for (let ahead = 0; ahead < aheadMax; ahead += 1) {
          const loss = ofWindow?.[ahead] ?? Number.NaN;
          if (Number.isNaN(loss)) continue;
          sum += own * loss;
          weight += own;
        }
      }
      return weight === 0 ? 0 : sum / weight;
    },
  };
};
