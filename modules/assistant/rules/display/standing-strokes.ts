import type { SignPlace } from './decode-segments.ts';
import type { RowLevels } from './row-levels.ts';

/** Half lit is the edge of a stroke. */
const edgeLevel = 0.5;
/**
 * Where lines across a digit meet standing strokes alone: in its upper half, and in its lower one.
 *
 * @unit shares of its height
 */
const linesAcross = { upper: [0.24, 0.28, 0.32], lower: [0.68, 0.72, 0.76] } as const;
/** @unit times the thickness of the thin ones */
const thickTimesMax = 1.6;

/** @unit pixels aside for each pixel up; what leans more has its point below another digit */
const leanMax = 0.1;
/** @unit shares of the height of a digit */
const asideMax = 0.04;

/** Where a line across is lit at a stretch. */
type Stretch = Pick<SignPlace, 'x0' | 'x1'>;

const stretchesAt = ({ width, levels }: RowLevels, { x0, x1 }: Stretch, y: number): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  let from: number | null = null;
  for (let x = x0; x <= x1; x += 1) {
    const isLit = x < x1 && (levels[y * width + x] ?? 0) > edgeLevel;
    if (isLit) from ??= x;
    else if (from !== null) {
      stretches.push({ x0: from, x1: x });
      from = null;
    }
  }
  return stretches;
};

const stretchesAcross = (levels: RowLevels, place: SignPlace, half: keyof typeof linesAcross): readonly (readonly Stretch[])[] =>
  linesAcross[half].map((share) => stretchesAt(levels, place, Math.round(place.y0 + share * (place.y1 - place.y0))));

/**
 * How thick the strokes of digits are that stand; null where they are not all about as thick: what is much thicker is two
 * of them, a one that ran into its neighbour.
 *
 * @unit pixels
 */
export const strokeOf = (levels: RowLevels, place: SignPlace): number | null => {
  const thick = [...stretchesAcross(levels, place, 'upper'), ...stretchesAcross(levels, place, 'lower')]
    .flat()
    .map(({ x0, x1 }) => x1 - x0)
    .toSorted((left, right) => left - right);
  const [thin = 0, stroke = 0] = [0.25, 0.5].map((share) => thick[Math.floor(share * thick.length)]);
  return thick.length > 0 && (thick.at(-1) ?? 0) <= thickTimesMax * thin ? stroke : null;
};

const middleOf = (stretches: readonly Stretch[]): number => {
  const sum = stretches.reduce((total, { x0, x1 }) => total + (x0 + x1) / 2, 0);
  return sum / stretches.length;
};

/** The line through the right strokes of a digit that has both of them. */
type RightLine = {
  /** @unit pixels to the right for each pixel up */
  readonly lean: number;
  /** Where it is at a height. */
  readonly at: (y: number) => number;
};

const rightLineOf = (levels: RowLevels, place: SignPlace): RightLine => {
  const high = place.y1 - place.y0;
  const middles = (['upper', 'lower'] as const).map((half) =>
    middleOf(stretchesAcross(levels, place, half).flatMap((stretches) => stretches.slice(-1))),
  );
  const [upper = 0, lower = 0] = middles;
  const lean = (upper - lower) / ((linesAcross.lower[1] - linesAcross.upper[1]) * high);
  return { lean, at: (y) => lower + lean * (place.y0 + linesAcross.lower[1] * high - y) };
};

/** Where a stroke ends below: its lowest lit stretches within a digit. */
const footOf = (levels: RowLevels, { x0, x1, y1 }: SignPlace, stroke: number): readonly (Stretch & { readonly y: number })[] => {
  const found: (Stretch & { readonly y: number })[] = [];
  for (let y = Math.min(levels.height - 1, Math.round(y1 + stroke)); y > y1 - 2 * stroke && found.length < 0.8 * stroke; y -= 1)
    found.push(...stretchesAt(levels, { x0, x1 }, y).map((stretch) => ({ ...stretch, y })));
  return found;
};

/** Whether the right strokes of a digit that has both of them stand upright. */
export const isUpright = (levels: RowLevels, place: SignPlace): boolean => Math.abs(rightLineOf(levels, place).lean) <= leanMax;

/**
 * Whether the right stroke of a digit without one at its foot goes straight down to its end: where it turns aside, or
 * grows, a point ran into it.
 */
export const isStraightToFoot = (levels: RowLevels, place: SignPlace, stroke: number): boolean => {
  const line = rightLineOf(levels, place);
  const near = { ...place, x0: Math.max(place.x0, Math.round(place.x1 - 2 * stroke)) };
  return footOf(levels, near, stroke).every(
    ({ x0, x1, y }) => Math.abs((x0 + x1) / 2 - line.at(y)) <= asideMax * (place.y1 - place.y0) && x1 - x0 <= thickTimesMax * stroke,
  );
};
