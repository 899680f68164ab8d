import type { SignPlace } from './decode-segments.ts';
import type { InkPicture } from './find-ink.ts';

/** Points that ran into a digit, and where the digit stands without them. */
export type FootDots = Pick<SignPlace, 'x0' | 'x1'> & { readonly isBefore: boolean; readonly isAfter: boolean };

/** A point that ran into a digit: what is beside it at its foot and nowhere else. */
export const footDots = ({ x0, x1 }: SignPlace, { y0, y1 }: Pick<SignPlace, 'y0' | 'y1'>, { width, ink }: InkPicture): FootDots => {
  const high = y1 - y0;
  const reach = (from: number, to: number): readonly [number, number] => {
    let [left, right] = [x1, x0];
    for (let y = Math.round(y0 + from * high); y < Math.round(y0 + to * high); y += 1)
      for (let x = x0; x < x1; x += 1) if (ink[y * width + x] === 1) [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    return [left, right];
  };
  const [above, foot] = [reach(0, 0.74), reach(0.82, 1.02)];
  const enough = 0.07 * high;
  return {
    isBefore: above[0] - foot[0] > enough,
    isAfter: foot[1] - above[1] > enough,
    x0: above[0] - foot[0] > enough ? above[0] : x0,
    x1: foot[1] - above[1] > enough ? above[1] : x1,
  };
};
