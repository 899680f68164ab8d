import type { SignPlace } from './decode-segments.ts';
import { findSpots, type Spot } from './find-spots.ts';
import { heightOf, widthOf, type Band } from './row-cells.ts';
import type { RowDigit } from './row-digits.ts';
import { levelIn, type RowLevels } from './row-levels.ts';
import { signByLevels, strokeOf, surely } from './segment-levels.ts';

/** What was made out of a row by its ink. */
export type MadeOut = {
  readonly band: Band;
  readonly digits: readonly RowDigit[];
  /** A point stands before the digit of its number. */
  readonly points: readonly number[];
  readonly minus: SignPlace | null;
  readonly unit: readonly SignPlace[];
};

/** @unit shares of the height of a digit */
const shares = {
  narrow: 0.5,
  wide: 0.4,
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
} as const;
/**
 * Between digits that are closer together no point can be told.
 *
 * @unit strokes
 */
const gapMin = 0.5;
/**
 * How far a point reaches above the foot of the digits.
 *
 * @unit strokes
 */
const pointHigh = 1.3;

/** From the first digit to the last. */
const spanOf = ({ digits, band }: MadeOut): SignPlace => ({ ...band, x0: digits[0]?.place.x0 ?? 0, x1: digits.at(-1)?.place.x1 ?? 0 });

/** How wide digits are: as the widest of them, and where all are ones, as digits commonly are. */
const digitWidth = ({ digits, band }: MadeOut): number => {
  const widest = Math.max(...digits.map(({ place }) => widthOf(place)));
  return widest >= shares.wide * heightOf(band) ? widest : shares.narrow * heightOf(band);
};

/** Whether every digit is the same by its levels. What has no strokes at its left stands at the right of its place. */
const areDigitsSame = (levels: RowLevels, madeOut: MadeOut, stroke: number): boolean => {
  const { digits, band } = madeOut;
  const wide = digitWidth(madeOut);
  return digits.every(({ sign, place }) => {
    const isLetter = sign === 'C' || sign === 'F';
    const whole = isLetter ? { ...place, ...band } : { ...band, x0: place.x1 - Math.max(wide, widthOf(place)), x1: place.x1 };
    return signByLevels(levels, whole, stroke) === sign;
  });
};

/** How strongly what is most like a point is lit between two digits; null where they are too close to tell. */
const pointLevel = (levels: RowLevels, [left, right]: readonly [SignPlace, SignPlace], stroke: number): number | null => {
  if (right.x0 - left.x1 < gapMin * stroke) return null;
  const side = 0.6 * stroke;
  let most = 0;
  for (let x = left.x1 + 0.1 * stroke; x + side <= right.x0 + 1; x += 1)
    for (const y of [left.y1 - stroke, left.y1 - 0.7 * stroke, left.y1 - 0.4 * stroke])
      most = Math.max(most, levelIn(levels, { x0: x, x1: x + side, y0: y, y1: y + side }));
  return most;
};

/** Whether there is a point wherever one was made out, and nowhere else. */
const arePointsSame = (levels: RowLevels, { digits, points }: MadeOut, stroke: number): boolean =>
  digits.slice(1).every(({ place }, at) => {
    const level = pointLevel(levels, [digits[at]?.place ?? place, place], stroke);
    if (level === null) return false;
    return points.includes(at + 1) ? level >= surely.lit : level <= surely.off;
  });

const isMinusSame = (levels: RowLevels, minus: SignPlace | null): boolean => {
  if (minus === null) return true;
  const [across, down] = [0.2 * widthOf(minus), 0.3 * heightOf(minus)];
  return levelIn(levels, { x0: minus.x0 + across, x1: minus.x1 - across, y0: minus.y0 + down, y1: minus.y1 - down }) >= surely.lit;
};

/** Whether the row shows all of the surroundings that a sign may stand in. */
const isSeenAround = ({ width }: RowLevels, madeOut: MadeOut): boolean => {
  const [high, { x0, x1 }] = [heightOf(madeOut.band), spanOf(madeOut)];
  return x0 >= shares.before * high && x1 + shares.behind * high <= width;
};

/** Where points were made out: at the foot between two digits. */
const pointPlaces = ({ digits, points, band }: MadeOut, stroke: number): readonly SignPlace[] =>
  points.flatMap((at) => {
    const [left, right] = [digits[at - 1]?.place, digits[at]?.place];
    return left && right
      ? [{ x0: left.x1, x1: right.x0, y0: band.y1 - pointHigh * stroke, y1: band.y1 + shares.under * heightOf(band) }]
      : [];
  });

/** Where light is that nothing which was made out accounts for, from well before the digits to well behind them. */
const leftOver = (levels: RowLevels, madeOut: MadeOut, stroke: number): readonly Spot[] => {
  const { digits, band, minus, unit } = madeOut;
  const high = heightOf(band);
  const edge = shares.edge * high;
  const { x0: first, x1: last } = spanOf(madeOut);
  const explained = [...digits.map(({ place }) => place), ...pointPlaces(madeOut, stroke), ...(minus ? [minus] : []), ...unit];
  const isExplained = (x: number, y: number) =>
    explained.some(({ x0, x1, y0, y1 }) => x >= x0 - edge && x < x1 + edge && y >= y0 - edge && y < y1 + edge);
  const ink = new Uint8Array(levels.levels.length);
  for (let at = 0; at < ink.length; at += 1) {
    const [x, y] = [at % levels.width, Math.floor(at / levels.width)];
    const isNear = x >= first - shares.before * high && x < last + shares.behind * high;
    if (isNear && (levels.levels[at] ?? 0) > surely.off && !isExplained(x, y)) ink[at] = 1;
  }
  return findSpots({ width: levels.width, height: levels.height, ink }, (shares.speck * high) ** 2);
};

/** Whether something is the small print of a unit: raised behind the digits, as no digit is. */
const isRaised = ({ x0, y0, y1 }: Spot, band: Band, last: SignPlace): boolean =>
  x0 >= last.x1 && y1 - y0 <= shares.print * heightOf(band) && y1 <= band.y0 + shares.raised * heightOf(band);

/** Whether any of a spot lies beside the digits, closer than the frame of a panel does. */
const touchesDigits = ({ places }: Spot, { x0, x1, y0, y1 }: SignPlace, width: number): boolean => {
  const near = shares.frame * (y1 - y0);
  return places.some((place) => {
    const [x, y] = [place % width, Math.floor(place / width)];
    return x >= x0 - near && x < x1 + near && y >= y0 && y < y1;
  });
};

/** Whether light may be a sign among the digits: not what is above or below them, and no case that goes past them. */
const mayBeSign = (spot: Spot, madeOut: MadeOut, width: number): boolean => {
  const { band } = madeOut;
  const [high, span] = [heightOf(band), spanOf(madeOut)];
  if (isRaised(spot, band, span)) return false;
  const isThrough = spot.y0 < band.y0 - shares.through * high && spot.y1 > band.y1 + shares.through * high;
  if (isThrough) return touchesDigits(spot, span, width);
  return Math.min(spot.y1, band.y1 + shares.under * high) - Math.max(spot.y0, band.y0) > shares.touch * high;
};

/**
 * Whether a second look, which knows nothing of how the first one told ink from ground, sees the same digits, minus and
 * points, and nothing else: a temperature is told where two ways agree, and never by one.
 */
export const isConfirmed = (levels: RowLevels, madeOut: MadeOut): boolean => {
  const stroke = strokeOf(levels, spanOf(madeOut));
  return (
    stroke !== null &&
    isSeenAround(levels, madeOut) &&
    areDigitsSame(levels, madeOut, stroke) &&
    arePointsSame(levels, madeOut, stroke) &&
    isMinusSame(levels, madeOut.minus) &&
    !leftOver(levels, madeOut, stroke).some((spot) => mayBeSign(spot, madeOut, levels.width))
  );
};
