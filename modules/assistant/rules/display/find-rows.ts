import type { InkPicture } from './find-ink.ts';
import type { Spot } from './find-spots.ts';

/** Segments of one digit are about equally thick. */
const strokeTimesMax = 2.3;
/** A stroke is that much longer than thick. */
const slenderness = 2.2;
/**
 * How far the next segment of a digit may be.
 *
 * @unit strokes
 */
const reachOfSegment = 1;
/**
 * Digits of one row are about equally high, and stand beside each other.
 *
 * @unit shares of their height
 */
const digits = { timesMax: 1.22, apartMax: 1.4, stepMax: 0.4 } as const;
/** @unit spots; more of them are foliage, not a display */
const spotsMax = 700;
/**
 * What is larger is no digit.
 *
 * @unit shares of the picture
 */
const largestShare = 0.9;

type Box = Pick<Spot, 'x0' | 'y0' | 'x1' | 'y1'>;
type Group = Box & { readonly spots: readonly Spot[] };

const isStroke = (spot: Spot, { width, height }: InkPicture): boolean =>
  Math.max(spot.x1 - spot.x0, spot.y1 - spot.y0) >= slenderness * spot.stroke &&
  spot.x1 - spot.x0 <= largestShare * width &&
  spot.y1 - spot.y0 <= largestShare * height;

const isWithin = (times: number, most: number): boolean => times <= most && times >= 1 / most;

const acrossBetween = (one: Box, other: Box): number => Math.max(0, Math.max(one.x0, other.x0) - Math.min(one.x1, other.x1));
const downBetween = (one: Box, other: Box): number => Math.max(0, Math.max(one.y0, other.y0) - Math.min(one.y1, other.y1));

const isOfOneDigit = (one: Spot, other: Spot): boolean => {
  if (!isWithin(one.stroke / other.stroke, strokeTimesMax)) return false;
  return Math.max(acrossBetween(one, other), downBetween(one, other)) <= reachOfSegment * Math.max(one.stroke, other.stroke) + 1;
};

const isOfOneRow = (one: Group, other: Group): boolean => {
  const [high, otherHigh] = [one.y1 - one.y0, other.y1 - other.y0];
  const step = Math.abs(one.y0 + one.y1 - other.y0 - other.y1) / 2;
  const height = Math.max(high, otherHigh);
  return (
    isWithin(high / otherHigh, digits.timesMax) && step <= digits.stepMax * height && acrossBetween(one, other) <= digits.apartMax * height
  );
};

/** What belongs together, directly or through others. */
const gathered = <Part>(parts: readonly Part[], isTogether: (one: Part, other: Part) => boolean): readonly (readonly Part[])[] => {
  const rootOf = parts.map((_, at) => at);
  const find = (at: number): number => {
    let root = at;
    while (rootOf[root] !== root) root = rootOf[root] ?? root;
    rootOf[at] = root;
    return root;
  };
  for (const [at, one] of parts.entries()) {
    for (let next = at + 1; next < parts.length; next += 1) {
      const other = parts[next];
      if (other !== undefined && isTogether(one, other)) rootOf[find(at)] = find(next);
    }
  }
  const groups = new Map<number, Part[]>();
  for (const [at, part] of parts.entries()) groups.set(find(at), [...(groups.get(find(at)) ?? []), part]);
  return [...groups.values()];
};

const groupOf = (spots: readonly Spot[]): Group => ({
  x0: Math.min(...spots.map(({ x0 }) => x0)),
  y0: Math.min(...spots.map(({ y0 }) => y0)),
  x1: Math.max(...spots.map(({ x1 }) => x1)),
  y1: Math.max(...spots.map(({ y1 }) => y1)),
  spots,
});

/** Spots that may be a row of digits: strokes that make digits, and digits of one height. Points and what is small is looked for later. */
export const findRows = (spots: readonly Spot[], picture: InkPicture): readonly (readonly Spot[])[] => {
  const strokes = spots
    .filter((spot) => isStroke(spot, picture))
    .toSorted((left, right) => right.area - left.area)
    .slice(0, spotsMax);
  const rows = gathered(gathered(strokes, isOfOneDigit).map(groupOf), isOfOneRow);
  return rows.map((row) => row.flatMap((group) => group.spots));
};
