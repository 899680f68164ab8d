import type { Origins, Paths } from './model.ts';
import type { PreparedSeries } from './daily-series.ts';
import { recordOf } from './track-record.ts';

/** How much of a borrowed week is the group's; the rest stays the item's own. */
const borrowedShare = 0.7;

/**
 * Gives an item half of its group's week: few portions a day tell a weekday badly, all dishes together tell it well. Only from
 * the origin on at which that has served the item better than its own week.
 *
 * @param leader what was foretold of the group at the same origins
 */
export const borrowShape = (own: Paths, leader: Paths, { origins, series }: { origins: Origins; series: PreparedSeries }): Paths => {
  const shaped = own.map((path, place) => shapedBy(path, leader[place] ?? path));
  const [ownRecord, shapedRecord] = [recordOf(origins.days, series, own), recordOf(origins.days, series, shaped)];
  return own.map((path, place) => (shapedRecord.errorBefore(place) < ownRecord.errorBefore(place) ? (shaped[place] ?? path) : path));
};

/** Keeps the sum of the days. */
const shapedBy = (path: Float64Array, leader: Float64Array): Float64Array => {
  const [own, group] = [sumOf(path), sumOf(leader)];
  if (own <= 0 || group <= 0) return path;
  return path.map((amount, ahead) => (1 - borrowedShare) * amount + (borrowedShare * own * (leader[ahead] ?? 0)) / group);
};

const sumOf = (path: Float64Array): number => path.reduce((sum, amount) => sum + amount, 0);
