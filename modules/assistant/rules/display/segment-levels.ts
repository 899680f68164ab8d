import type { SignPlace } from './decode-segments.ts';
import { levelIn, type RowLevels } from './row-levels.ts';

/**
 * A segment is lit from the one on, and off up to the other; what lies between is no answer.
 *
 * @unit 0 (as the ground) to 1 (as the signs)
 */
export const surely = { lit: 0.68, off: 0.32 } as const;

/**
 * A stroke may stand a little beside where it is looked for.
 *
 * @unit strokes
 */
const aside = [-0.35, -0.18, 0, 0.18, 0.35];
/**
 * How much of a bar is left out at its sides and at its ends: where strokes meet nothing is told by their tone.
 *
 * @unit strokes
 */
const left = { sides: 0.28, endsLying: 1.2, endsStanding: 1.35 } as const;
/** @unit strokes around the middle of a hole */
const halfHole = 0.3;

/** Where a segment of a digit is, from corner to corner. */
export type SegmentBar = SignPlace & { readonly lies: boolean };

/**
 * The seven segments of a digit, from the top clockwise, the middle one last.
 *
 * @param stroke how thick they are, in pixels
 */
export const segmentBars = ({ x0, x1, y0, y1 }: SignPlace, stroke: number): readonly SegmentBar[] => {
  const middle = (y0 + y1) / 2;
  const lying = (top: number) => ({ lies: true, x0, x1, y0: top, y1: top + stroke });
  const standing = (from: number, top: number, foot: number) => ({ lies: false, x0: from, x1: from + stroke, y0: top, y1: foot });
  return [
    lying(y0),
    standing(x1 - stroke, y0, middle),
    standing(x1 - stroke, middle, y1),
    lying(y1 - stroke),
    standing(x0, middle, y1),
    standing(x0, y0, middle),
    lying(middle - stroke / 2),
  ];
};

/** The middle of a bar, in which nothing else is. */
const coreOf = ({ lies, x0, x1, y0, y1 }: SegmentBar, stroke: number): SignPlace => {
  const sides = left.sides * stroke;
  const ends = (lies ? left.endsLying : left.endsStanding) * stroke;
  return lies
    ? { x0: x0 + ends, x1: x1 - ends, y0: y0 + sides, y1: y1 - sides }
    : { x0: x0 + sides, x1: x1 - sides, y0: y0 + ends, y1: y1 - ends };
};

/** The middles of the two holes of a digit. */
const holes = ({ x0, x1, y0, y1 }: SignPlace, stroke: number): readonly SignPlace[] =>
  [0.29, 0.71].map((share) => {
    const [x, y, half] = [(x0 + x1) / 2, y0 + share * (y1 - y0), halfHole * stroke];
    return { x0: x - half, x1: x + half, y0: y - half, y1: y + half };
  });

const levelOfSegment = (levels: RowLevels, bar: SegmentBar, stroke: number): number => {
  const { x0, x1, y0, y1 } = coreOf(bar, stroke);
  return Math.max(
    ...aside.map((share) => {
      const [across, down] = bar.lies ? [0, share * stroke] : [share * stroke, 0];
      return levelIn(levels, { x0: x0 + across, x1: x1 + across, y0: y0 + down, y1: y1 + down });
    }),
  );
};

/**
 * Which segments of a place are lit over their whole length, from the top clockwise, the middle one last; null where one
 * of them is neither lit nor off, and where its holes are not dark.
 *
 * @param stroke how thick segments are, in pixels
 */
export const litSegments = (levels: RowLevels, place: SignPlace, stroke: number): readonly boolean[] | null => {
  if (holes(place, stroke).some((hole) => levelIn(levels, hole) > surely.off)) return null;
  const found = segmentBars(place, stroke).map((bar) => levelOfSegment(levels, bar, stroke));
  return found.some((level) => level > surely.off && level < surely.lit) ? null : found.map((level) => level >= surely.lit);
};
