import type { GreyPicture } from './grey-picture.ts';

/** What stands out of a picture: 1 where something is, 0 where the ground is. */
export type InkPicture = {
  /** @unit pixels */
  readonly width: number;
  /** @unit pixels */
  readonly height: number;
  readonly ink: Uint8Array;
};

/** What counts as standing out. */
export type InkWay = {
  /** Whether signs are brighter or darker than their ground. */
  readonly signs: 'BRIGHT' | 'DARK';
  /**
   * Wider than any stroke: so far on both sides of one there is ground.
   *
   * @unit pixels
   */
  readonly reach: number;
  /**
   * How far it must stand out.
   *
   * @unit shares of what stands out most nearby
   */
  readonly strictness: number;
};

/**
 * Below it a difference is noise.
 *
 * @unit tones
 */
const differenceMin = 9;
/**
 * What stands out most is asked of squares of this size, and of those around them.
 *
 * @unit pixels
 */
const squareSide = 14;
const squaresAround = 2;

/** Each pixel as the mean of itself and its neighbours: what a sensor errs by falls to a third. */
const smoothed = ({ width, height, greys }: GreyPicture): Uint8Array => {
  const smooth = new Uint8Array(greys.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let [sum, count] = [0, 0];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          sum += greys[row * width + column] ?? 0;
          count += 1;
        }
      }
      smooth[y * width + x] = Math.round(sum / count);
    }
  }
  return smooth;
};

/**
 * How far each pixel stands out of its ground on both sides, in the direction in which it does most. The edge of a case or
 * of a shadow has ground on one side alone, and is nothing; so is the inside of whatever is wider than a stroke.
 */
const standingOut = ({ width, height, greys }: GreyPicture, { signs, reach }: InkWay): Uint8Array => {
  const smooth = smoothed({ width, height, greys });
  const sign = signs === 'BRIGHT' ? 1 : -1;
  const aslant = Math.max(1, Math.round(reach * Math.SQRT1_2));
  const directions = [
    [reach, 0],
    [0, reach],
    [aslant, aslant],
    [aslant, -aslant],
  ] as const;
  const out = new Uint8Array(greys.length);
  const at = (x: number, y: number): number =>
    smooth[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const own = smooth[y * width + x] ?? 0;
      let most = 0;
      for (const [across, down] of directions) {
        const least = Math.min(sign * (own - at(x - across, y - down)), sign * (own - at(x + across, y + down)));
        if (least > most) most = least;
      }
      out[y * width + x] = most;
    }
  }
  return out;
};

/** What stands out most in each square of a picture and those around it. */
const mostNearby = (out: Uint8Array, width: number, height: number): ((x: number, y: number) => number) => {
  const [across, down] = [Math.ceil(width / squareSide), Math.ceil(height / squareSide)];
  const own = new Uint8Array(across * down);
  for (let at = 0; at < out.length; at += 1) {
    const square = Math.floor(Math.floor(at / width) / squareSide) * across + Math.floor((at % width) / squareSide);
    if ((out[at] ?? 0) > (own[square] ?? 0)) own[square] = out[at] ?? 0;
  }
  const around = own.map((_, square) => {
    const [column, row] = [square % across, Math.floor(square / across)];
    let most = 0;
    for (let y = Math.max(0, row - squaresAround); y <= Math.min(down - 1, row + squaresAround); y += 1)
      for (let x = Math.max(0, column - squaresAround); x <= Math.min(across - 1, column + squaresAround); x += 1)
        most = Math.max(most, own[y * across + x] ?? 0);
    return most;
  });
  return (x, y) => around[Math.floor(y / squareSide) * across + Math.floor(x / squareSide)] ?? 0;
};

/** Tells strokes from their ground, each by what stands out around it, so that neither shadow nor glare decides for the whole. */
export const findInk = (picture: GreyPicture, way: InkWay): InkPicture => {
  const { width, height } = picture;
  const out = standingOut(picture, way);
  const most = mostNearby(out, width, height);
  const ink = new Uint8Array(out.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if ((out[at] ?? 0) > Math.max(differenceMin, way.strictness * most(x, y))) ink[at] = 1;
    }
  }
  return { width, height, ink };
};
