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

const middleOfLast = (lines: readonly (readonly Stretch[])[]): number => {
  const middles = lines.flatMap((stretches) => stretches.slice(-1)).map(({ x0, x1 }) => (x0 + x1) / 2);
  return middles.reduce((sum, middle) => sum + middle, 0) / middles.length;
};

/**
 * How far the right strokes of a digit still lean that has both of them; what leans has its point below another digit.
 *
 * @unit shares of the height
 */
export const leanOf = (levels: RowLevels, place: SignPlace): number => {
  const [upper, lower] = [stretchesAcross(levels, place, 'upper'), stretchesAcross(levels, place, 'lower')];
  const apart = linesAcross.lower[1] - linesAcross.upper[1];
  return (middleOfLast(upper) - middleOfLast(lower)) / (apart * (place.y1 - place.y0));
};
