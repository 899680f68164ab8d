import type { SignPlace } from './decode-segments.ts';
import { findInk, standOut, type InkPicture, type InkWay } from './find-ink.ts';
import { findRows } from './find-rows.ts';
import { findSpots, type Spot } from './find-spots.ts';
import { greyPicture, shrunk, type ColourPicture, type GreyPicture, type Tone } from './grey-picture.ts';
import { layUpright, type UprightRow } from './lay-upright.ts';
import { readRow } from './read-row.ts';
import type { DegreeUnit } from './row-signs.ts';
import type { PaperBox } from '../read/paper-word.ts';

/** What a picture of a display may say. */
export type SeenDegrees = {
  /** As it is shown: "-18.5". */
  readonly value: string;
  readonly unit: DegreeUnit | null;
  /** @unit 0 (a guess) to 1 (beyond doubt) */
  readonly confidence: number;
  readonly box: PaperBox;
};

/**
 * Rows are looked for in pictures of these sizes: digits are of fitting height in one of them.
 *
 * @unit pixels of the longer side
 */
const sides = [1040, 620, 370, 220];
/**
 * How high digits are that are found in a picture of one size.
 *
 * @unit pixels
 */
const digitHeights = { min: 26, max: 88 } as const;
/**
 * Wider than the strokes of such digits.
 *
 * @unit pixels
 */
const reach = 12;
/**
 * The same in a row that was laid upright.
 *
 * @unit shares of its height
 */
const rowReach = 0.2;
/** @unit rows of one picture, the most inked first */
const rowsMax = 14;
const ways: readonly { readonly tone: Tone; readonly signs: InkWay['signs'] }[] = [
  { tone: 'SEEN', signs: 'DARK' },
  { tone: 'SHINING', signs: 'BRIGHT' },
  { tone: 'WHITE', signs: 'BRIGHT' },
];
/** A row is read by what stands out a little, plainly and strongly: what is there beyond doubt is there each time. */
const strictnesses = [0.45, 0.55, 0.65];
/** What is lit stands out more than this; segments that are off do not. */
const faintStrictness = 0.22;

/** @unit shares of the height of a digit */
const room = { before: 0.9, behind: 0.4 } as const;
/** @unit pixels of ink; less is a speck */
const areaMin = 6;
/** A row of digits is not that many times as wide as high. */
const widthTimesMax = 9;

const isLikeARow = (row: readonly Spot[]): boolean => {
  const high = Math.max(...row.map(({ y1 }) => y1)) - Math.min(...row.map(({ y0 }) => y0));
  const wide = Math.max(...row.map(({ x1 }) => x1)) - Math.min(...row.map(({ x0 }) => x0));
  return high >= digitHeights.min && high <= digitHeights.max && wide <= widthTimesMax * high;
};

type Reading = SeenDegrees & {
  /** @unit pixels */
  readonly high: number;
  /**
   * How far its ink is from its ground.
   *
   * @unit tones
   */
  readonly contrast: number;
};

/** The picture that a row is taken from: its size beside that in which the row was found, and beside the whole. */
type Taken = { readonly picture: GreyPicture; readonly times: number; readonly scale: number; readonly signs: InkWay['signs'] };

/** What one row says, by each of the ways to tell ink from ground. */
const readingsOf = (row: readonly Spot[], found: GreyPicture, taken: Taken): readonly Reading[] => {
  const upright = layUpright(row, found, taken);
  const around = Math.round((upright.bottom - upright.top) * rowReach);
  const standing = standOut(upright, { signs: taken.signs, reach: around });
  const faint = findInk(standing, faintStrictness);
  return strictnesses.flatMap((strictness) => {
    const ink = findInk(standing, strictness);
    const read = readRow({ row: upright, ink, faint, signs: taken.signs });
    if (!read) return [];
    if (!hasRoomAround(upright, read.place, taken.picture)) return [];
    const { x0, x1, y0, y1 } = read.place;
    const corners = [upright.back(x0, y0), upright.back(x1, y0), upright.back(x0, y1), upright.back(x1, y1)];
    const [xs, ys] = [corners.map(([x]) => x * taken.scale), corners.map(([, y]) => y * taken.scale)];
    const box = { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
    return [
      {
        value: read.value,
        unit: read.unit,
        confidence: read.confidence,
        box,
        high: box.y1 - box.y0,
        contrast: contrastOf(upright, ink, read.place),
      },
    ];
  });
};

/** Whether the photograph shows so much beside the digits that a minus or another digit would be seen. */
const hasRoomAround = ({ back }: UprightRow, { x0, x1, y0, y1 }: SignPlace, { width, height }: GreyPicture): boolean => {
  const [high, middle] = [y1 - y0, (y0 + y1) / 2];
  const ends = [back(x0 - room.before * high, middle), back(x1 + room.behind * high, middle)];
  return ends.every(([x, y]) => x >= 0 && y >= 0 && x < width && y < height);
};

/** How far ink is from its ground, on the mean. */
const contrastOf = ({ width, greys }: GreyPicture, { ink }: InkPicture, { x0, x1, y0, y1 }: SignPlace): number => {
  const [sums, counts] = [
    [0, 0],
    [0, 0],
  ];
  for (let y = y0; y < y1; y += 1)
    for (let x = x0; x < x1; x += 1) {
      const [at, is] = [y * width + x, ink[y * width + x] === 1 ? 1 : 0];
      sums[is] = (sums[is] ?? 0) + (greys[at] ?? 0);
      counts[is] = (counts[is] ?? 0) + 1;
    }
  const [ground = 0, sign = 0] = sums.map((sum, is) => sum / Math.max(1, counts[is] ?? 0));
  return Math.abs(sign - ground);
};

const isSamePlace = (one: PaperBox, other: PaperBox): boolean => {
  const across = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
  const down = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  return across > 0 && down > 0.5 * Math.min(one.y1 - one.y0, other.y1 - other.y0);
};

/** A picture in several sizes, the largest first. */
const sizesOf = (whole: GreyPicture): readonly GreyPicture[] => {
  const longer = Math.max(whole.width, whole.height);
  const sizes: GreyPicture[] = [whole];
  for (const side of sides) {
    const last = sizes.at(-1) ?? whole;
    if (side < longer) sizes.push(shrunk(last, Math.max(last.width, last.height) / side));
  }
  return sizes;
};

/** Every reading of every row, in every tone and size. */
const allReadings = (picture: ColourPicture): readonly Reading[] =>
  ways.flatMap(({ tone, signs }) => {
    const sizes = sizesOf(greyPicture(picture, tone));
    const isLarge = Math.max(picture.width, picture.height) > (sides[0] ?? 0);
    return sizes.slice(isLarge ? 1 : 0).flatMap((size, at) => {
      const finer = sizes[isLarge ? at : Math.max(0, at - 1)] ?? size;
      const ink = findInk(standOut(size, { signs, reach }), strictnesses[1] ?? 0);
      const taken = { picture: finer, times: finer.width / size.width, scale: picture.width / finer.width, signs };
      return findRows(findSpots(ink, areaMin), ink)
        .filter(isLikeARow)
        .toSorted((left, right) => inkOf(right) - inkOf(left))
        .slice(0, rowsMax)
        .flatMap((row) => readingsOf(row, size, taken));
    });
  });

const inkOf = (row: readonly Spot[]): number => row.reduce((sum, { area }) => sum + area, 0);

/** How often a value must be read to be believed as far as its segments are plain. */
const timesForSure = 3;
/** Readings of other heights are of other things: a stroke of a digit is no rival of the digit. */
const heightShare = 0.7;

const isOnes = ({ value }: Reading): boolean => /^-?1+$/.test(value);

/** Whether two readings speak of the same digits; a stroke of a row is no rival of the row. */
const isRival = (one: Reading, other: Reading): boolean =>
  (isOnes(one) || !isOnes(other)) &&
  isSamePlace(one.box, other.box) &&
  Math.min(one.high, other.high) >= heightShare * Math.max(one.high, other.high);

const told = (one: Reading, readings: readonly Reading[]): SeenDegrees => {
  const here = readings.filter((other) => isRival(one, other));
  const same = here.filter(({ value }) => value === one.value);
  // What is plain in one tone may be a shadow of itself in another, where parts of it are lost.
  const weight = (some: readonly Reading[]) => some.reduce((sum, { confidence, contrast }) => sum + confidence * contrast, 0);
  const units = same.flatMap(({ unit }) => unit ?? []);
  const agreed = (weight(same) / Math.max(weight(here), Number.EPSILON)) * Math.min(1, same.length / timesForSure);
  return {
    value: one.value,
    unit: unitTold(units),
    confidence: Math.max(...same.map(({ confidence }) => confidence)) * agreed ** 2,
    box: one.box,
  };
};

/** A unit is told where it was read twice, and nothing else was. */
const unitTold = (units: readonly DegreeUnit[]): DegreeUnit | null => {
  const [unit = null] = units;
  return units.length > 1 && units.every((other) => other === unit) ? unit : null;
};

/** What the digits on a picture say, the surest first: as sure as their segments are plain and as the ways to look at them agree. */
export const readDisplay = (picture: ColourPicture): readonly SeenDegrees[] => {
  const readings = allReadings(picture);
  const best = readings.map((one) => told(one, readings)).toSorted((left, right) => right.confidence - left.confidence);
  return best.filter((one, at) => best.findIndex(({ value, box }) => value === one.value && isSamePlace(box, one.box)) === at);
};
