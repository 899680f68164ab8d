import { decodeSegments, type DecodedSign, type SignPlace } from './decode-segments.ts';
import type { InkPicture } from './find-ink.ts';
import type { Spot } from './find-spots.ts';
import { footDots } from './foot-dots.ts';
import { heightOf, standsAt, widthOf, type Band, type Cell } from './row-cells.ts';

/** A digit that was made out, and where it stands without a point that ran into it. */
export type RowDigit = DecodedSign & { readonly place: SignPlace };

/** Digits with the points that ran into them: a point stands before the digit of its number. */
export type RowDigits = { readonly digits: readonly RowDigit[]; readonly points: readonly number[] };

/** @unit shares of the height of a digit */
const shares = { wide: 0.82, next: 1.1, nearPoint: 0.3, dotFrom: 0.7, dotTo: 1.1, lampTo: 0.15 } as const;

/** Every digit of a row; null where one of them is none. */
export const decodeDigits = (cells: readonly Cell[], band: Band, ink: InkPicture): RowDigits | null => {
  const digits: RowDigit[] = [];
  const points: number[] = [];
  for (const cell of cells) {
    const { isBefore, isAfter, x0, x1 } = footDots(cell, band, ink);
    if (isBefore) points.push(digits.length);
    const place = { x0, x1, ...band };
    const sign = widthOf(place) > shares.wide * heightOf(band) ? null : decodeSegments(ink, place);
    if (!sign) return null;
    digits.push({ ...sign, place });
    if (isAfter) points.push(digits.length);
  }
  return { digits, points };
};

/** Points between digits by where they stand; null where two above each other make a clock. */
export const pointsBetween = (dots: readonly Spot[], digits: readonly Cell[], band: Band): readonly number[] | null => {
  const high = heightOf(band);
  const [first, last] = [digits[0], digits.at(-1)];
  if (!first || !last) return [];
  // A short stroke of a digit, or a minus, looks like a dot; a lamp beside the digits stands above them.
  const isStray = (dot: Spot) => {
    const at = standsAt(dot, band);
    const isBetween = dot.x1 > first.x0 && dot.x0 < last.x1;
    const isBefore = dot.x1 > first.x0 - shares.next * high && dot.x1 <= first.x0 && at > shares.lampTo;
    return at >= 0 && at < shares.dotFrom && (isBetween || isBefore);
  };
  const isPoint = (dot: Spot) => {
    const at = standsAt(dot, band);
    const isBeside = dot.x1 > first.x0 - shares.nearPoint * high && dot.x0 < last.x1 + shares.nearPoint * high;
    return at >= shares.dotFrom && at <= shares.dotTo && isBeside;
  };
  if (dots.some(isStray)) return null;
  return dots.filter(isPoint).map((dot) => digits.filter((cell) => (cell.x0 + cell.x1) / 2 < (dot.x0 + dot.x1) / 2).length);
};
