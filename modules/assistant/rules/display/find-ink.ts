import type { GreyPicture } from './grey-picture.ts';

/** What stands out of a picture: 1 where something is, 0 where the ground is. */
export type InkPicture = {
  /** @unit pixels */
  readonly width: number;
  /** @unit pixels */
  readonly height: number;
  readonly ink: Uint8Array;
};

/** How signs stand out of their ground. */
export type InkWay = {
  /** Whether signs are brighter or darker than their ground. */
  readonly signs: 'BRIGHT' | 'DARK';
  /**
   * Wider than any stroke: so far on both sides of one there is ground.
   *
   * @unit pixels
   */
  readonly reach: number;
};

/** How far each pixel of a picture stands out of its ground, and what stands out most around it. */
export type StandingOut = {
  /** @unit pixels */
  readonly width: number;
  /** @unit pixels */
  readonly height: number;
  /** @unit tones */
  readonly out: Uint8Array;
  /** @unit tones */
  readonly mostAround: (x: number, y: number) => number;
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

/** Each pixel with those at its left and its right. */
const threeAcross = ({ width, height, greys }: GreyPicture): Uint16Array => {
  const sums = new Uint16Array(greys.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const left = x > 0 ? (greys[at - 1] ?? 0) : 0;
      const right = x < width - 1 ? (greys[at + 1] ?? 0) : 0;
      sums[at] = left + (greys[at] ?? 0) + right;
    }
  return sums;
};

/** Of a place and those on both sides of it, how many there are. */
const nextTo = (place: number, places: number): number => (place > 0 ? 1 : 0) + 1 + (place < places - 1 ? 1 : 0);

/** Each pixel as the mean of itself and its neighbours: what a sensor errs by falls to a third. */
const smoothed = (picture: GreyPicture): Uint8Array => {
  const { width, height } = picture;
  const across = threeAcross(picture);
  const smooth = new Uint8Array(across.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      // Above the first row and below the last there is nothing, which adds nothing.
      const sum = (across[at - width] ?? 0) + (across[at] ?? 0) + (across[at + width] ?? 0);
      smooth[at] = Math.round(sum / (nextTo(y, height) * nextTo(x, width)));
    }
  return smooth;
};

/**
 * How far each pixel stands out of its ground on both sides, in the direction in which it does most. The edge of a case or
 * of a shadow has ground on one side alone, and is nothing; so is the inside of whatever is wider than a stroke.
 */
const outOfGround = (picture: GreyPicture, { signs, reach }: InkWay): Uint8Array => {
  const { width, height } = picture;
  const smooth = smoothed(picture);
  const sign = signs === 'BRIGHT' ? 1 : -1;
  const aslant = Math.max(1, Math.round(reach * Math.SQRT1_2));
  const directions = [
    [reach, 0],
    [0, reach],
    [aslant, aslant],
    [aslant, -aslant],
  ] as const;
  const out = new Uint8Array(smooth.length);
  for (const [across, down] of directions) {
    for (let y = 0; y < height; y += 1) {
      const before = within(y - down, height) * width;
      const behind = within(y + down, height) * width;
      for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
        const own = smooth[at] ?? 0;
        const one = sign * (own - (smooth[before + within(x - across, width)] ?? 0));
        const other = sign * (own - (smooth[behind + within(x + across, width)] ?? 0));
        const least = one < other ? one : other;
        if (least > (out[at] ?? 0)) out[at] = least;
      }
    }
  }
  return out;
};

/** The place itself, or the edge that it lies beyond. */
const within = (place: number, places: number): number => (place < 0 ? 0 : place < places ? place : places - 1);

/** What stands out most in each square of a picture and those around it. */
const mostNearby = (out: Uint8Array, width: number, height: number): StandingOut['mostAround'] => {
  const [across, down] = [Math.ceil(width / squareSide), Math.ceil(height / squareSide)];
  const own = new Uint8Array(across * down);
  for (let y = 0; y < height; y += 1)
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const square = Math.floor(y / squareSide) * across + Math.floor(x / squareSide);
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

/** Looks at a picture once, for whatever strictness it is asked about afterwards. */
export const standOut = (picture: GreyPicture, way: InkWay): StandingOut => {
  const { width, height } = picture;
  const out = outOfGround(picture, way);
  return { width, height, out, mostAround: mostNearby(out, width, height) };
};

/**
 * Tells strokes from their ground, each by what stands out around it, so that neither shadow nor glare decides for the whole.
 *
 * @param strictness how far it must stand out, in shares of what stands out most nearby
 */
export const findInk = ({ width, height, out, mostAround }: StandingOut, strictness: number): InkPicture => {
  const ink = new Uint8Array(out.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const own = out[at] ?? 0;
      if (own > differenceMin && own > strictness * mostAround(x, y)) ink[at] = 1;
    }
  }
  return { width, height, ink };
};
