import type { SignPlace } from './decode-segments.ts';
import { findSpots, type Spot } from './find-spots.ts';
import { heightOf } from './row-cells.ts';
import type { RowLevels } from './row-levels.ts';
import { surely } from './segment-levels.ts';

/** @unit shares of the height of a digit */
const shares = {
  edge: 0.06,
  speck: 0.07,
  before: 1.6,
  behind: 1.1,
  through: 0.15,
  frame: 0.12,
  under: 0.12,
  touch: 0.06,
  print: 0.36,
  raised: 0.5,
};

/** Whether the row shows all of the surroundings of its digits that a sign may stand in. */
export const isSeenAround = ({ width }: RowLevels, digits: SignPlace): boolean => {
  const high = heightOf(digits);
  return digits.x0 >= shares.before * high && digits.x1 + shares.behind * high <= width;
};

/** Where light is that no explained place accounts for, from well before the digits to well behind them. */
const leftOver = ({ width, height, levels }: RowLevels, digits: SignPlace, explained: readonly SignPlace[]): readonly Spot[] => {
  const high = heightOf(digits);
  const edge = shares.edge * high;
  const isExplained = (x: number, y: number) =>
    explained.some(({ x0, x1, y0, y1 }) => x >= x0 - edge && x < x1 + edge && y >= y0 - edge && y < y1 + edge);
  const ink = new Uint8Array(levels.length);
  for (const [at, level] of levels.entries()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isNear = x >= digits.x0 - shares.before * high && x < digits.x1 + shares.behind * high;
    if (isNear && level > surely.off && !isExplained(x, y)) ink[at] = 1;
  }
  return findSpots({ width, height, ink }, (shares.speck * high) ** 2);
};

/** Whether something is the small print of a unit: raised behind the digits, as no digit is. */
const isRaised = (spot: Spot, digits: SignPlace): boolean => {
  const high = heightOf(digits);
  return spot.x0 >= digits.x1 && heightOf(spot) <= shares.print * high && spot.y1 <= digits.y0 + shares.raised * high;
};

/** Whether any of a spot lies among the digits or beside them, closer than the frame of a panel does. */
const touchesDigits = ({ places }: Spot, digits: SignPlace, width: number): boolean => {
  const near = shares.frame * heightOf(digits);
  return places.some((place) => {
    const [x, y] = [place % width, Math.floor(place / width)];
    return x >= digits.x0 - near && x < digits.x1 + near && y >= digits.y0 && y < digits.y1;
  });
};

/** Whether light may be a sign among the digits: not what is above or below them, and no case that goes past them. */
const mayBeSign = (spot: Spot, digits: SignPlace, width: number): boolean => {
  const high = heightOf(digits);
  if (isRaised(spot, digits)) return false;
  const isThrough = spot.y0 < digits.y0 - shares.through * high && spot.y1 > digits.y1 + shares.through * high;
  if (isThrough) return touchesDigits(spot, digits, width);
  return Math.min(spot.y1, digits.y1 + shares.under * high) - Math.max(spot.y0, digits.y0) > shares.touch * high;
};

/** Whether there is light around and between digits that may be a sign, and that no explained place accounts for. */
export const hasLeftOverLight = (levels: RowLevels, digits: SignPlace, explained: readonly SignPlace[]): boolean =>
  leftOver(levels, digits, explained).some((spot) => mayBeSign(spot, digits, levels.width));
