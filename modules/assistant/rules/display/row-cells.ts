import type { SignPlace } from './decode-segments.ts';
import type { Spot } from './find-spots.ts';

/** What stands between two columns of ground: a digit, a sign, a letter. */
export type Cell = SignPlace & { readonly spots: readonly Spot[] };

/** From the top of the digits of a row to their foot. */
export type Band = Pick<SignPlace, 'y0' | 'y1'>;

/** @unit shares of the height of a digit */
const shares = { dot: 0.26, apart: 0.03, tallest: 0.5 } as const;
/** A dot is about as wide as high. */
const dotAspectMax = 2;

/**
 * From top to foot.
 *
 * @unit pixels
 */
export const heightOf = ({ y0, y1 }: Band): number => y1 - y0;

/**
 * From left to right.
 *
 * @unit pixels
 */
export const widthOf = ({ x0, x1 }: Pick<SignPlace, 'x0' | 'x1'>): number => x1 - x0;

/**
 * Where the middle of something stands between the top and the foot of the digits.
 *
 * @unit 0 (at their top) to 1 (at their foot)
 */
export const standsAt = ({ y0, y1 }: Band, band: Band): number => ((y0 + y1) / 2 - band.y0) / heightOf(band);

/** Whether a spot is no larger than a point beside digits of a height. */
export const isDot = (spot: Spot, high: number): boolean => {
  const [wide, tall] = [widthOf(spot), heightOf(spot)];
  return Math.max(wide, tall) <= shares.dot * high && Math.max(wide, tall) <= dotAspectMax * Math.min(wide, tall);
};

/** Spots above and beside each other, as far as no column of ground parts them. */
export const cellsOf = (spots: readonly Spot[], high: number): readonly Cell[] => {
  const cells: Cell[] = [];
  for (const spot of spots.toSorted((left, right) => left.x0 - right.x0)) {
    const last = cells.at(-1);
    if (!last || spot.x0 - last.x1 > shares.apart * high) {
      cells.push({ ...spot, spots: [spot] });
      continue;
    }
    cells[cells.length - 1] = {
      x0: last.x0,
      x1: Math.max(last.x1, spot.x1),
      y0: Math.min(last.y0, spot.y0),
      y1: Math.max(last.y1, spot.y1),
      spots: [...last.spots, spot],
    };
  }
  return cells;
};

/** The height of digits is that of the tallest of what stands in the row; null where that is less than half of it. */
export const digitsBand = (cells: readonly Cell[], rowHeight: number): Band | null => {
  const [tallest] = cells.toSorted((left, right) => heightOf(right) - heightOf(left));
  return tallest && heightOf(tallest) >= shares.tallest * rowHeight ? { y0: tallest.y0, y1: tallest.y1 } : null;
};
