import type { InkPicture } from './find-ink.ts';

/** Where a sign stands in a row that was laid upright. */
export type SignPlace = {
  /** @unit pixels */
  readonly x0: number;
  /** @unit pixels */
  readonly x1: number;
  /** @unit pixels */
  readonly y0: number;
  /** @unit pixels */
  readonly y1: number;
};

/** A sign that was made out. */
export type DecodedSign = {
  readonly sign: string;
  /** @unit 0 (a guess) to 1 (beyond doubt) */
  readonly confidence: number;
};

/** Segments from the top clockwise, the middle one last: abcdefg. */
const signs: Readonly<Record<string, string>> = {
  '1111110': '0',
  '0110000': '1',
  '1101101': '2',
  '1111001': '3',
  '0110011': '4',
  '1011011': '5',
  '1011111': '6',
  '0011111': '6',
  '1110000': '7',
  '1110010': '7',
  '1111111': '8',
  '1111011': '9',
  '1110011': '9',
  '1001110': 'C',
  '1000111': 'F',
};

/** The sign that lit segments make, told from the top clockwise, the middle one last; null where they make none. */
export const signOfSegments = (lit: readonly boolean[]): string | null => signs[lit.map((is) => (is ? '1' : '0')).join('')] ?? null;

/** A part of a sign that is looked through, as shares of its width and height. */
type Zone = { readonly across: readonly [number, number]; readonly down: readonly [number, number] };

const zones: readonly (Zone & { readonly lies: 'LEVEL' | 'UPRIGHT' })[] = [
  { lies: 'LEVEL', across: [0.3, 0.7], down: [0, 0.23] },
  { lies: 'UPRIGHT', across: [0.6, 1], down: [0.22, 0.4] },
  { lies: 'UPRIGHT', across: [0.6, 1], down: [0.58, 0.76] },
  { lies: 'LEVEL', across: [0.3, 0.7], down: [0.77, 1] },
  { lies: 'UPRIGHT', across: [0, 0.4], down: [0.58, 0.76] },
  { lies: 'UPRIGHT', across: [0, 0.4], down: [0.22, 0.4] },
  { lies: 'LEVEL', across: [0.3, 0.7], down: [0.38, 0.62] },
];

/** What every segment leaves free. */
const holes: readonly Zone[] = [
  { across: [0.42, 0.58], down: [0.26, 0.35] },
  { across: [0.42, 0.58], down: [0.65, 0.74] },
];
const holeFill = 0.4;
/** @unit shares of the lines across a segment that have ink */
const isLitFrom = 0.5;
/**
 * Narrower than this it is a one.
 *
 * @unit shares of the height
 */
const oneWidthMax = 0.36;
const oneFill = 0.75;
/**
 * A one is everywhere as wide as in its middle; a narrow seven or three is not.
 *
 * @unit times
 */
const oneTimesMax = 1.6;

const within = ({ x0, x1, y0, y1 }: SignPlace, { across, down }: Zone): SignPlace => ({
  x0: Math.round(x0 + across[0] * (x1 - x0)),
  x1: Math.max(Math.round(x0 + across[0] * (x1 - x0)) + 1, Math.round(x0 + across[1] * (x1 - x0))),
  y0: Math.round(y0 + down[0] * (y1 - y0)),
  y1: Math.max(Math.round(y0 + down[0] * (y1 - y0)) + 1, Math.round(y0 + down[1] * (y1 - y0))),
});

/** The share of lines through a part that meet ink: lines down through what lies level, across through what stands. */
const litShare = ({ width, ink }: InkPicture, { x0, x1, y0, y1 }: SignPlace, lies: 'LEVEL' | 'UPRIGHT'): number => {
  const [lines, length] = lies === 'LEVEL' ? [x1 - x0, y1 - y0] : [y1 - y0, x1 - x0];
  let met = 0;
  for (let line = 0; line < lines; line += 1) {
    for (let along = 0; along < length; along += 1) {
      const [x, y] = lies === 'LEVEL' ? [x0 + line, y0 + along] : [x0 + along, y0 + line];
      if (ink[y * width + x] !== 1) continue;
      met += 1;
      break;
    }
  }
  return met / lines;
};

const fillOf = ({ width, ink }: InkPicture, { x0, x1, y0, y1 }: SignPlace): number => {
  let count = 0;
  for (let y = y0; y < y1; y += 1) for (let x = x0; x < x1; x += 1) count += ink[y * width + x] ?? 0;
  return count / ((x1 - x0) * (y1 - y0));
};

/** How wide each line of a sign is inked; lines without ink are left out. */
const lineWidths = ({ width, ink }: InkPicture, { x0, x1, y0, y1 }: SignPlace): readonly number[] => {
  const widths: number[] = [];
  for (let y = y0; y < y1; y += 1) {
    const row = ink.subarray(y * width + x0, y * width + x1);
    const [first, last] = [row.indexOf(1), row.lastIndexOf(1)];
    if (first >= 0) widths.push(last + 1 - first);
  }
  return widths.toSorted((left, right) => left - right);
};

/** Whether nothing stands beside a stroke: no line of it is much wider than most. */
const isOneStroke = (picture: InkPicture, place: SignPlace): boolean => {
  const widths = lineWidths(picture, place);
  return (widths.at(-1) ?? 0) <= oneTimesMax * (widths[Math.floor(widths.length / 2)] ?? 0);
};

/** Two strokes above each other, and nothing beside them. */
const decodeOne = (picture: InkPicture, place: SignPlace): DecodedSign | null => {
  const halves = [within(place, { across: [0, 1], down: [0.12, 0.42] }), within(place, { across: [0, 1], down: [0.58, 0.88] })];
  const lit = halves.map((half) => litShare(picture, half, 'UPRIGHT'));
  return lit.every((share) => share >= oneFill) ? { sign: '1', confidence: Math.min(...lit) } : null;
};

/**
 * The sign that segments make; null for what no seven segments show, so that print is not taken for it. As sure as the
 * segment that is least plainly lit or not.
 */
export const decodeSegments = (picture: InkPicture, place: SignPlace): DecodedSign | null => {
  const isThin = place.x1 - place.x0 <= oneWidthMax * (place.y1 - place.y0);
  if (isThin && isOneStroke(picture, place)) return decodeOne(picture, place);
  if (holes.some((hole) => fillOf(picture, within(place, hole)) > holeFill)) return null;
  const lit = zones.map((zone) => litShare(picture, within(place, zone), zone.lies));
  const sign = signOfSegments(lit.map((share) => share >= isLitFrom));
  if (sign === null) return null;
  return { sign, confidence: Math.min(...lit.map((share) => 2 * Math.abs(share - isLitFrom))) };
};

/** The letter of a unit, in segments or in print: both have a stem and a head; C has a foot, F a bar in its middle. */
export const decodeUnit = (picture: InkPicture, place: SignPlace): 'C' | 'F' | null => {
  const lit = zones.map((zone) => litShare(picture, within(place, zone), zone.lies) >= isLitFrom);
  const [head, , below, foot, stemBelow, stemAbove, bar] = lit;
  if (head !== true || stemBelow !== true || stemAbove !== true || foot === bar) return null;
  if (foot === true) return 'C';
  return below === true ? null : 'F';
};
