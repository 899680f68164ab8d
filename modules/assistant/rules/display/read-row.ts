import { decodeSegments, decodeUnit, type DecodedSign, type SignPlace } from './decode-segments.ts';
import type { InkPicture } from './find-ink.ts';
import { findSpots, type Spot } from './find-spots.ts';
import { footDots } from './foot-dots.ts';
import type { UprightRow } from './lay-upright.ts';

/** A degree is of Celsius or of Fahrenheit; null where the display does not say. */
export type DegreeUnit = 'C' | 'F';

/** What a row of digits shows. */
export type ReadRow = {
  readonly value: string;
  readonly unit: DegreeUnit | null;
  /** @unit 0 (a guess) to 1 (beyond doubt) */
  readonly confidence: number;
  /** Where it stands in the row. */
  readonly place: SignPlace;
};

/** What a temperature looks like. */
const temperature = /^-?\d{1,3}(?:\.\d{1,2})?$/;

/** Shares of the height of a digit, all of them. */
const shares = {
  speck: 0.05,
  dot: 0.26,
  dotFrom: 0.7,
  apart: 0.03,
  tallest: 1.15,
  letter: 0.2,
  raised: 0.6,
  whole: 0.78,
  minusHigh: 0.32,
  minusWide: 0.14,
  wide: 0.82,
  next: 1.1,
  pitchMin: 0.42,
  apartMax: 0.85,
  crowd: 0.6,
  shared: 0.3,
};

const onesConfidence = 0.4;
/** What stands behind the digits and is no letter may be a digit. */
const doubtfulUnit = 0.6;

type Cell = SignPlace & { readonly spots: readonly Spot[] };

const heightOf = ({ y0, y1 }: SignPlace): number => y1 - y0;
const widthOf = ({ x0, x1 }: SignPlace): number => x1 - x0;

const isDot = (spot: Spot, high: number): boolean => {
  const [wide, tall] = [widthOf(spot), heightOf(spot)];
  return Math.max(wide, tall) <= shares.dot * high && Math.max(wide, tall) <= 2 * Math.min(wide, tall);
};

/** Spots above and beside each other, as far as no column of ground parts them. */
const cellsOf = (spots: readonly Spot[], high: number): readonly Cell[] => {
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

/** The height of digits is that of the tallest of what stands in the row. */
const digitsBand = (cells: readonly Cell[], row: UprightRow): { readonly y0: number; readonly y1: number } | null => {
  const tallest = cells.toSorted((left, right) => heightOf(right) - heightOf(left))[0];
  return tallest && heightOf(tallest) >= 0.5 * (row.bottom - row.top) ? { y0: tallest.y0, y1: tallest.y1 } : null;
};

const stands = ({ y0, y1 }: SignPlace, band: { readonly y0: number; readonly y1: number }): number =>
  ((y0 + y1) / 2 - band.y0) / (band.y1 - band.y0);

type Parts = { readonly digits: readonly Cell[]; readonly before: readonly Cell[]; readonly after: readonly Cell[] };

/** The digits from the first on that stand near each other, with what is beside them. */
const partsOf = (cells: readonly Cell[], high: number): Parts => {
  const wholes = cells.flatMap((cell, at) => (heightOf(cell) >= shares.whole * high ? [at] : []));
  const gap = (left: number, right: number) => (cells[right]?.x0 ?? 0) - (cells[left]?.x1 ?? 0);
  // The edge of a case behind the unit is as high as a digit, and further away than one.
  const apart = wholes.findIndex((at, order) => order > 0 && gap(wholes[order - 1] ?? 0, at) > shares.apartMax * high);
  const first = wholes[0] ?? 0;
  const end = (wholes.at(apart === -1 ? -1 : apart - 1) ?? 0) + 1;
  let start = first;
  while (start > 0 && gap(start - 1, start) <= shares.next * high) start -= 1;
  const after = cells.slice(end).filter(({ x0 }) => x0 - (cells[end - 1]?.x1 ?? 0) <= shares.next * high);
  return { digits: cells.slice(first, end), before: cells.slice(start, first), after };
};

type Digits = { readonly signs: readonly DecodedSign[]; readonly points: readonly number[] };

const decodeDigits = (cells: readonly Cell[], band: { readonly y0: number; readonly y1: number }, ink: InkPicture): Digits | null => {
  const signs: DecodedSign[] = [];
  const points: number[] = [];
  for (const cell of cells) {
    const { isBefore, isAfter, x0, x1 } = footDots(cell, band, ink);
    if (isBefore) points.push(signs.length);
    if (x1 - x0 > shares.wide * (band.y1 - band.y0)) return null;
    const sign = decodeSegments(ink, { x0, x1, ...band });
    if (!sign) return null;
    signs.push(sign);
    if (isAfter) points.push(signs.length);
  }
  return { signs, points };
};

/** Points between digits by where they stand; null where two above each other make a clock. */
const pointsBetween = (
  dots: readonly Spot[],
  digits: readonly Cell[],
  band: { readonly y0: number; readonly y1: number },
): readonly number[] | null => {
  const high = band.y1 - band.y0;
  const low = dots.filter((dot) => stands(dot, band) >= shares.dotFrom && stands(dot, band) <= 1.1);
  const inside = dots.filter((dot) => stands(dot, band) > 0.15 && stands(dot, band) < shares.dotFrom);
  const [first, last] = [digits[0], digits.at(-1)];
  if (!first || !last) return [];
  // A short stroke of a digit, or a minus, looks like a dot; a lamp beside the digits stands above them.
  const isBetween = (dot: Spot) => dot.x1 > first.x0 && dot.x0 < last.x1;
  const isBefore = (dot: Spot) => dot.x1 > first.x0 - shares.next * high && dot.x1 <= first.x0;
  const above = dots.filter((dot) => stands(dot, band) >= 0 && stands(dot, band) <= 0.15);
  if ([...inside, ...above].some((dot) => isBetween(dot)) || inside.some((dot) => isBefore(dot))) return null;
  return low
    .filter(({ x0, x1 }) => x1 > first.x0 - 0.3 * high && x0 < last.x1 + 0.3 * high)
    .map((dot) => digits.filter((cell) => (cell.x0 + cell.x1) / 2 < (dot.x0 + dot.x1) / 2).length);
};

/** The letter behind the digits; null where none stands there, doubtful where something as tall as a digit is neither. */
const unitOf = (cells: readonly Cell[], high: number, ink: InkPicture): DegreeUnit | 'DOUBTFUL' | null => {
  const letters = cells.flatMap(({ spots }) => spots).filter((spot) => heightOf(spot) >= shares.letter * high);
  const tallest = letters.toSorted((left, right) => heightOf(right) - heightOf(left))[0];
  if (!tallest) return null;
  return decodeUnit(ink, tallest) ?? (heightOf(tallest) >= shares.raised * high ? 'DOUBTFUL' : null);
};

/** Whether what stands before the digits is a minus; null where it is something else. */
const isMinus = (cells: readonly Cell[], band: { readonly y0: number; readonly y1: number }): boolean | null => {
  const high = band.y1 - band.y0;
  const [cell, more] = [...cells].toReversed();
  if (!cell) return false;
  const at = stands(cell, band);
  const isBar =
    heightOf(cell) <= shares.minusHigh * high && widthOf(cell) >= shares.minusWide * high && widthOf(cell) >= 1.3 * heightOf(cell);
  return more === undefined && isBar && at > 0.36 && at < 0.64 ? true : null;
};

/** Whatever stands out near a row and is no speck. */
const spotsNear = (ink: InkPicture, row: UprightRow): readonly Spot[] => findSpots(ink, (shares.speck * (row.bottom - row.top)) ** 2);

/** Whether a spot stands in the row: what reaches above or below the picture is of something else, what is cut at its ends may be a digit. */
const isInRow = (spot: Spot, row: UprightRow): boolean => {
  const high = row.bottom - row.top;
  const middle = (spot.y0 + spot.y1) / 2;
  const isInside = spot.y0 > 0 && spot.y1 < row.height;
  return isInside && middle > row.top - 0.1 * high && middle < row.bottom + 0.1 * high && heightOf(spot) <= shares.tallest * high;
};

/** Whether something stands right beside the digits that is not of their row: a digit of a row that was laid askew. */
const isCrowded = (others: readonly Spot[], digits: readonly Cell[]): boolean => {
  const [first, last] = [digits[0], digits.at(-1)];
  if (!first || !last) return false;
  const high = heightOf(first);
  return others.some(({ x0, x1, y0, y1 }) => {
    const beside = Math.max(first.x0 - x1, x0 - last.x1);
    const shared = Math.min(y1, first.y1) - Math.max(y0, first.y0);
    return beside <= shares.crowd * high && shared >= shares.shared * high;
  });
};

/** Whether something beside the digits is cut off by the end of the row: what is not seen whole is not explained. */
const isCut = ({ digits, before, after }: Parts, width: number): boolean =>
  [...before, ...digits, ...after].some(({ x0, x1 }) => x0 <= 0 || x1 >= width);

/** Digits stand in cells of one width, at the right of which ones stand: closer together are the strokes of one digit. */
const isSpaced = (digits: readonly Cell[], high: number): boolean =>
  digits.every(({ x1 }, at) => at === 0 || x1 - (digits[at - 1]?.x1 ?? 0) >= shares.pitchMin * high);

type Around = { readonly others: readonly Spot[]; readonly width: number; readonly high: number };

/** Whether what stands around the digits may be more of them. */
const isUnclear = (parts: Parts, { others, width, high }: Around): boolean =>
  isCut(parts, width) || !isSpaced(parts.digits, high) || isCrowded(others, parts.digits);

/** What is faintly there before and behind the digits: a pale minus or letter is one all the same. */
const besideDigits = (faint: readonly Spot[], digits: readonly Cell[], high: number): Pick<Parts, 'before' | 'after'> => {
  const [first, last] = [digits[0], digits.at(-1)];
  if (!first || !last) return { before: [], after: [] };
  const parts = faint.filter((spot) => !isDot(spot, high));
  return {
    before: cellsOf(
      parts.filter(({ x1 }) => x1 <= first.x0 + 1 && x1 >= first.x0 - shares.next * high),
      high,
    ),
    after: cellsOf(
      parts.filter(({ x0 }) => x0 >= last.x1 - 1 && x0 <= last.x1 + shares.next * high),
      high,
    ),
  };
};

type Shown = { readonly digits: Digits; readonly points: readonly number[]; readonly isMinus: boolean };

/** The value of signs that belong together; null where they are no temperature. */
const valueOf = ({
  digits: { signs },
  points,
  isMinus: minus,
}: Shown): { readonly value: string; readonly letter: DegreeUnit | null } | null => {
  const last = signs.at(-1)?.sign;
  const letter = last === 'C' || last === 'F' ? last : null;
  const shown = letter === null ? signs : signs.slice(0, -1);
  const value = `${minus ? '-' : ''}${shown.map(({ sign }, at) => (points[0] === at ? `.${sign}` : sign)).join('')}`;
  const isPointInside = points.length === 0 || (points.length === 1 && (points[0] ?? 0) < shown.length);
  return temperature.test(value) && isPointInside ? { value, letter } : null;
};

/** As sure as the least plain sign; a stroke that stands alone is as likely the edge of something. */
const sureOf = (value: string, { signs }: Digits, unit: DegreeUnit | 'DOUBTFUL' | null): number => {
  const plain = Math.min(...signs.map(({ confidence }) => confidence));
  const sure = /^-?1*\.?1*$/.test(value) ? Math.min(plain, onesConfidence) : plain;
  return unit === 'DOUBTFUL' ? sure * doubtfulUnit : sure;
};

const placeOf = ([first]: readonly Cell[], digits: readonly Cell[]): Pick<SignPlace, 'x0' | 'x1'> => ({
  x0: first?.x0 ?? 0,
  x1: digits.at(-1)?.x1 ?? 0,
});

/**
 * What a row shows as a temperature; null for anything else. Whatever stands among its digits must be explained, since a
 * digit, a sign or a point that is passed over makes another temperature of it.
 *
 * @param faint the same row with what hardly stands out
 */
export const readRow = (ink: InkPicture, row: UprightRow, faint: InkPicture): ReadRow | null => {
  const rowHigh = row.bottom - row.top;
  const all = spotsNear(ink, row);
  const spots = all.filter((spot) => isInRow(spot, row));
  const band = digitsBand(
    cellsOf(
      spots.filter((spot) => !isDot(spot, rowHigh)),
      rowHigh,
    ),
    row,
  );
  if (!band) return null;
  const high = band.y1 - band.y0;
  const parts = partsOf(
    cellsOf(
      spots.filter((spot) => !isDot(spot, high)),
      high,
    ),
    high,
  );
  const { before, after } = besideDigits(
    spotsNear(faint, row).filter((spot) => isInRow(spot, row)),
    parts.digits,
    high,
  );
  const others = all.filter((spot) => !isInRow(spot, row));
  if (isUnclear({ digits: parts.digits, before, after }, { others, width: row.width, high })) return null;
  const minus = parts.before.length > 0 && before.length === 0 ? null : isMinus(before, band);
  const digits = decodeDigits(parts.digits, band, ink);
  const between = pointsBetween(
    spots.filter((spot) => isDot(spot, high)),
    parts.digits,
    band,
  );
  if (minus === null || !digits || between === null) return null;
  const shown = valueOf({ digits, points: [...new Set([...digits.points, ...between])], isMinus: minus });
  if (!shown) return null;
  const unit = shown.letter ?? unitOf(after, high, faint);
  const place = { ...placeOf(minus ? before : parts.digits, parts.digits), y0: band.y0, y1: band.y1 };
  return { value: shown.value, unit: unit === 'DOUBTFUL' ? null : unit, confidence: sureOf(shown.value, digits, unit), place };
};
