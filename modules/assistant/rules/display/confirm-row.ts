import { signOfSegments, type SignPlace } from './decode-segments.ts';
import { hasLeftOverLight, isSeenAround } from './left-over-light.ts';
import { heightOf, widthOf, type Band } from './row-cells.ts';
import type { RowDigit } from './row-digits.ts';
import { levelIn, type RowLevels } from './row-levels.ts';
import { litSegments, segmentBars, surely } from './segment-levels.ts';
import { isStraightToFoot, isUpright, strokeOf } from './standing-strokes.ts';

/** What was made out of a row by its ink. */
export type MadeOut = {
  readonly band: Band;
  readonly digits: readonly RowDigit[];
  /** A point stands before the digit of its number. */
  readonly points: readonly number[];
  readonly minus: SignPlace | null;
  readonly unit: readonly SignPlace[];
};

/** Digits of a row that are looked at a second time. */
type Looked = MadeOut & {
  /** @unit pixels */
  readonly stroke: number;
};

/** @unit shares of the height of a digit */
const shares = { narrow: 0.5, wide: 0.4, under: 0.12 } as const;
/** @unit strokes; closer together no point can be told between digits */
const gapMin = 0.5;
/** @unit strokes above the foot of the digits that a point reaches */
const pointHigh = 1.3;

/** From the first digit to the last. */
const spanOf = ({ digits, band }: MadeOut): SignPlace => ({ ...band, x0: digits[0]?.place.x0 ?? 0, x1: digits.at(-1)?.place.x1 ?? 0 });

/** How wide digits are: as the widest of them, and where all are ones, as digits commonly are. */
const digitWidth = ({ digits, band }: MadeOut): number => {
  const widest = Math.max(...digits.map(({ place }) => widthOf(place)));
  return widest >= shares.wide * heightOf(band) ? widest : shares.narrow * heightOf(band);
};

/** The whole place of each digit: what has no strokes at its left stands at the right of it. */
const wholePlaces = (looked: Looked): readonly SignPlace[] => {
  const wide = digitWidth(looked);
  return looked.digits.map(({ sign, place }) => {
    const isLetter = sign === 'C' || sign === 'F';
    return { ...looked.band, x0: isLetter ? place.x0 : place.x1 - Math.max(wide, widthOf(place)), x1: place.x1 };
  });
};

/** Whether the strokes at the right of a digit stand as its segments say: upright, and straight down to where they end. */
const isWellBuilt = (
  levels: RowLevels,
  place: SignPlace,
  { lit, stroke }: { readonly lit: readonly boolean[]; readonly stroke: number },
) => {
  const [, upper, lower, foot] = lit;
  if (upper !== true || lower !== true) return true;
  return isUpright(levels, place) && (foot === true || isStraightToFoot(levels, place, stroke));
};

/** The lit segments of every digit; null where one of them is not the same by its levels, or is not built as digits are. */
const segmentsSeen = (levels: RowLevels, looked: Looked): readonly SignPlace[] | null => {
  const { stroke, digits } = looked;
  const segments: SignPlace[] = [];
  for (const [at, place] of wholePlaces(looked).entries()) {
    const lit = litSegments(levels, place, stroke);
    if (!lit || signOfSegments(lit) !== digits[at]?.sign || !isWellBuilt(levels, place, { lit, stroke })) return null;
    segments.push(...segmentBars(place, stroke).filter((_, segment) => lit[segment]));
  }
  return segments;
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
const arePointsSame = (levels: RowLevels, { digits, points, stroke }: Looked): boolean =>
  digits.slice(1).every(({ place }, at) => {
    const level = pointLevel(levels, [digits[at]?.place ?? place, place], stroke);
    if (level === null) return false;
    return points.includes(at + 1) ? level >= surely.lit : level <= surely.off;
  });

/** Where points were made out: at the foot between two digits. */
const pointPlaces = ({ digits, points, band, stroke }: Looked): readonly SignPlace[] =>
  points.flatMap((at) => {
    const [left, right] = [digits[at - 1]?.place, digits[at]?.place];
    const foot = { y0: band.y1 - pointHigh * stroke, y1: band.y1 + shares.under * heightOf(band) };
    return left && right ? [{ ...foot, x0: left.x1, x1: right.x0 }] : [];
  });

const isMinusSame = (levels: RowLevels, minus: SignPlace | null): boolean => {
  if (minus === null) return true;
  const [across, down] = [0.2 * widthOf(minus), 0.3 * heightOf(minus)];
  return levelIn(levels, { x0: minus.x0 + across, x1: minus.x1 - across, y0: minus.y0 + down, y1: minus.y1 - down }) >= surely.lit;
};

/**
 * Whether a second look, which knows nothing of how the first one told ink from ground, sees the same digits, minus and
 * points, and nothing else: a temperature is told where two ways agree, and never by one.
 */
export const isConfirmed = (levels: RowLevels, madeOut: MadeOut): boolean => {
  const span = spanOf(madeOut);
  const stroke = strokeOf(levels, span);
  if (stroke === null || !isSeenAround(levels, span)) return false;
  const looked = { ...madeOut, stroke };
  const segments = segmentsSeen(levels, looked);
  if (!segments || !arePointsSame(levels, looked) || !isMinusSame(levels, madeOut.minus)) return false;
  const signs = madeOut.minus ? [madeOut.minus, ...madeOut.unit] : madeOut.unit;
  return !hasLeftOverLight(levels, span, [...segments, ...pointPlaces(looked), ...signs]);
};
