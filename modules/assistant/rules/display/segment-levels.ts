import { signOfSegments, type SignPlace } from './decode-segments.ts';
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
 * How much of a stroke's thickness is looked at, on both sides of its middle.
 *
 * @unit strokes
 */
const halfCore = 0.22;
/**
 * Where strokes meet nothing is told by their tone.
 *
 * @unit strokes
 */
const corner = 1.15;
/**
 * Where lines across a digit meet standing strokes alone.
 *
 * @unit shares of its height
 */
const betweenLying = [0.24, 0.28, 0.32, 0.68, 0.72, 0.76];
/** @unit times the thickness of the thin ones */
const thickTimesMax = 1.6;
/** @unit strokes around the middle of a hole */
const halfHole = 0.3;

/** The middles of what lies, from the top, and of what stands, from the left: abcdefg, as segments are named. */
const segmentCores = ({ x0, x1, y0, y1 }: SignPlace, stroke: number): readonly (SignPlace & { readonly lies: boolean })[] => {
  const [top, middle, foot] = [y0 + stroke / 2, (y0 + y1) / 2, y1 - stroke / 2];
  const [left, right] = [x0 + stroke / 2, x1 - stroke / 2];
  const half = halfCore * stroke;
  const lying = (y: number) => ({
    lies: true,
    x0: left + corner * stroke * 0.6,
    x1: right - corner * stroke * 0.6,
    y0: y - half,
    y1: y + half,
  });
  const standing = (x: number, from: number, to: number) => ({
    lies: false,
    x0: x - half,
    x1: x + half,
    y0: from + corner * stroke * 0.75,
    y1: to - corner * stroke * 0.75,
  });
  return [
    lying(top),
    standing(right, top, middle),
    standing(right, middle, foot),
    lying(foot),
    standing(left, middle, foot),
    standing(left, top, middle),
    lying(middle),
  ];
};

/** The middles of the two holes of a digit. */
const holes = ({ x0, x1, y0, y1 }: SignPlace, stroke: number): readonly SignPlace[] =>
  [0.29, 0.71].map((share) => {
    const [x, y, half] = [(x0 + x1) / 2, y0 + share * (y1 - y0), halfHole * stroke];
    return { x0: x - half, x1: x + half, y0: y - half, y1: y + half };
  });

const levelOfSegment = (levels: RowLevels, { lies, x0, x1, y0, y1 }: ReturnType<typeof segmentCores>[number], stroke: number): number =>
  Math.max(
    ...aside.map((share) => {
      const [across, down] = lies ? [0, share * stroke] : [share * stroke, 0];
      return levelIn(levels, { x0: x0 + across, x1: x1 + across, y0: y0 + down, y1: y1 + down });
    }),
  );

/**
 * The sign that a place shows by how strongly each of its segments is lit over its whole length; null where one of them is
 * neither lit nor off, where its holes are not dark, and where segments make no sign.
 *
 * @param stroke how thick segments are, in pixels
 */
export const signByLevels = (levels: RowLevels, place: SignPlace, stroke: number): string | null => {
  if (holes(place, stroke).some((hole) => levelIn(levels, hole) > surely.off)) return null;
  const lit = segmentCores(place, stroke).map((core) => levelOfSegment(levels, core, stroke));
  if (lit.some((level) => level > surely.off && level < surely.lit)) return null;
  return signOfSegments(lit.map((level) => level >= surely.lit));
};

/** How much of each line across standing strokes is lit at a stretch, the shortest first. */
const stretchesAcross = ({ width, levels }: RowLevels, { x0, x1, y0, y1 }: SignPlace): readonly number[] => {
  const stretches: number[] = [];
  for (const share of betweenLying) {
    const y = Math.round(y0 + share * (y1 - y0));
    let lit = 0;
    for (let x = x0; x <= x1; x += 1) {
      if (x < x1 && (levels[y * width + x] ?? 0) > 0.5) lit += 1;
      else if (lit > 0) {
        stretches.push(lit);
        lit = 0;
      }
    }
  }
  return stretches.toSorted((left, right) => left - right);
};

/**
 * How thick the strokes of digits are that stand; null where they are not all about as thick: what is much thicker is two
 * of them, a one that ran into its neighbour.
 *
 * @unit pixels
 */
export const strokeOf = (levels: RowLevels, place: SignPlace): number | null => {
  const stretches = stretchesAcross(levels, place);
  const [thin, stroke, thick] = [0.25, 0.5, 1].map(
    (share) => stretches[Math.min(stretches.length - 1, Math.floor(share * stretches.length))],
  );
  return thin !== undefined && stroke !== undefined && thick !== undefined && thick <= thickTimesMax * thin ? stroke : null;
};
