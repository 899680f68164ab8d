import { isConfirmed } from './confirm-row.ts';
import type { SignPlace } from './decode-segments.ts';
import type { InkPicture, InkWay } from './find-ink.ts';
import { findSpots, type Spot } from './find-spots.ts';
import type { UprightRow } from './lay-upright.ts';
import { cellsOf, digitsBand, heightOf, isDot, type Band } from './row-cells.ts';
import { decodeDigits, pointsBetween, type RowDigit } from './row-digits.ts';
import { rowLevels } from './row-levels.ts';
import { besideDigits, isUnclear, partsOf } from './row-parts.ts';
import { minusBefore, unitBehind, type DegreeUnit } from './row-signs.ts';

/** What a row of digits shows. */
export type ReadRow = {
  readonly value: string;
  /** Null where the display does not say. */
  readonly unit: DegreeUnit | null;
  /** @unit 0 (a guess) to 1 (beyond doubt) */
  readonly confidence: number;
  /** Where it stands in the row. */
  readonly place: SignPlace;
};

/** A row with its ink: what stands out, and what hardly does. */
export type InkedRow = {
  readonly row: UprightRow;
  readonly ink: InkPicture;
  readonly faint: InkPicture;
  readonly signs: InkWay['signs'];
};

/** What a temperature looks like. */
const temperature = /^-?\d{1,3}(?:\.\d{1,2})?$/;
/** @unit shares of the height of a digit */
const shares = { speck: 0.05, tallest: 1.15, outside: 0.1 } as const;
/** A stroke that stands alone is as likely the edge of something. */
const onesConfidence = 0.4;
const onlyOnes = /^-?1*\.?1*$/;

/** Whatever stands out near a row and is no speck. */
const spotsNear = (ink: InkPicture, row: UprightRow): readonly Spot[] => findSpots(ink, (shares.speck * (row.bottom - row.top)) ** 2);

/** Whether a spot stands in the row: what reaches above or below the picture is of something else, what is cut at its ends may be a digit. */
const isInRow = (spot: Spot, row: UprightRow): boolean => {
  const high = row.bottom - row.top;
  const middle = (spot.y0 + spot.y1) / 2;
  const isInside = spot.y0 > 0 && spot.y1 < row.height;
  const isLevel = middle > row.top - shares.outside * high && middle < row.bottom + shares.outside * high;
  return isInside && isLevel && heightOf(spot) <= shares.tallest * high;
};

/** Cells of everything that is no point beside digits of a height. */
const cellsWithoutDots = (spots: readonly Spot[], high: number) =>
  cellsOf(
    spots.filter((spot) => !isDot(spot, high)),
    high,
  );

type Shown = { readonly digits: readonly RowDigit[]; readonly points: readonly number[]; readonly isMinus: boolean };
type Value = { readonly value: string; readonly letter: DegreeUnit | null };

/** The value of signs that belong together; null where they are no temperature. */
const valueOf = ({ digits, points, isMinus }: Shown): Value | null => {
  const last = digits.at(-1)?.sign;
  const letter = last === 'C' || last === 'F' ? last : null;
  const shown = letter === null ? digits : digits.slice(0, -1);
  const value = `${isMinus ? '-' : ''}${shown.map(({ sign }, at) => (points[0] === at ? `.${sign}` : sign)).join('')}`;
  const isPointInside = points.length === 0 || (points.length === 1 && (points[0] ?? 0) < shown.length);
  return temperature.test(value) && isPointInside ? { value, letter } : null;
};

/** As sure as the least plain sign. */
const sureOf = (value: string, digits: readonly RowDigit[]): number => {
  const plain = Math.min(...digits.map(({ confidence }) => confidence));
  return onlyOnes.test(value) ? Math.min(plain, onesConfidence) : plain;
};

/** Everything that the ink of a row shows; null where some of it can't be made out. */
const madeOutOf = ({ row, ink, faint }: InkedRow) => {
  const rowHigh = row.bottom - row.top;
  const all = spotsNear(ink, row);
  const spots = all.filter((spot) => isInRow(spot, row));
  const band = digitsBand(cellsWithoutDots(spots, rowHigh), rowHigh);
  if (!band) return null;
  const high = heightOf(band);
  const parts = partsOf(cellsWithoutDots(spots, high), high);
  const faintSpots = spotsNear(faint, row).filter((spot) => isInRow(spot, row));
  const { before, after } = besideDigits(faintSpots, parts.digits, high);
  const others = all.filter((spot) => !isInRow(spot, row));
  if (isUnclear({ digits: parts.digits, before, after }, { others, width: row.width, high })) return null;
  const minus = parts.before.length > 0 && before.length === 0 ? null : minusBefore(before, band);
  const decoded = decodeDigits(parts.digits, band, ink);
  const dots = spots.filter((spot) => isDot(spot, high));
  const between = pointsBetween(dots, parts.digits, band);
  if (minus === null || !decoded || !between) return null;
  const points = [...new Set([...decoded.points, ...between])];
  return { band, digits: decoded.digits, points, minus: minus === 'NONE' ? null : minus, unit: unitBehind(after, band, faint) };
};

const placeOf = (digits: readonly RowDigit[], minus: SignPlace | null, band: Band): SignPlace => ({
  ...band,
  x0: (minus ?? digits[0]?.place)?.x0 ?? 0,
  x1: digits.at(-1)?.place.x1 ?? 0,
});

/**
 * What a row shows as a temperature; null for anything else. Whatever stands among its digits must be explained, since a
 * digit, a sign or a point that is passed over makes another temperature of it; and a second look must see the same.
 */
export const readRow = (inked: InkedRow): ReadRow | null => {
  const madeOut = madeOutOf(inked);
  if (!madeOut) return null;
  const { band, digits, points, minus, unit } = madeOut;
  const shown = valueOf({ digits, points, isMinus: minus !== null });
  if (!shown) return null;
  const place = placeOf(digits, minus, band);
  const levels = rowLevels(inked.row, place, inked.signs);
  if (!levels || !isConfirmed(levels, { ...madeOut, unit: unit?.places ?? [] })) return null;
  return { value: shown.value, unit: shown.letter ?? unit?.unit ?? null, confidence: sureOf(shown.value, digits), place };
};
