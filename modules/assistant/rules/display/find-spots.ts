import type { InkPicture } from './find-ink.ts';

/** Ink that hangs together; right and bottom lie beyond it. */
export type Spot = {
  /** @unit pixels */
  readonly x0: number;
  /** @unit pixels */
  readonly y0: number;
  /** @unit pixels */
  readonly x1: number;
  /** @unit pixels */
  readonly y1: number;
  /** @unit pixels of ink */
  readonly area: number;
  /**
   * How thick its strokes are.
   *
   * @unit pixels
   */
  readonly stroke: number;
  /**
   * Where its ink is.
   *
   * @unit places in the picture, counted row by row
   */
  readonly places: readonly number[];
};

/** A dot is as thick as it is wide. */
const dotFill = 0.6;
const dotAspectMax = 1.7;

const strokeOf = (width: number, height: number, { area, rim }: { readonly area: number; readonly rim: number }): number => {
  const isDot = Math.max(width, height) <= dotAspectMax * Math.min(width, height) && area >= dotFill * width * height;
  return isDot ? Math.min(width, height) : Math.max(1, (2 * area) / Math.max(1, rim));
};

type IsInk = (x: number, y: number) => boolean;

/** The steps from a pixel to those around it. */
const stepsAround = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const)).filter(([dx, dy]) => dx !== 0 || dy !== 0);

/** Every place that hangs together with the first, which are marked as seen. */
const placesFrom = (
  start: number,
  { width, isInk, seen }: { readonly width: number; readonly isInk: IsInk; readonly seen: Uint8Array },
): readonly number[] => {
  const places: number[] = [start];
  seen[start] = 1;
  for (let next = 0; next < places.length; next += 1) {
    const place = places[next] ?? 0;
    const [x, y] = [place % width, Math.floor(place / width)];
    for (const [dx, dy] of stepsAround) {
      const beside = (y + dy) * width + x + dx;
      if (!isInk(x + dx, y + dy) || seen[beside] === 1) continue;
      seen[beside] = 1;
      places.push(beside);
    }
  }
  return places;
};

const spotOf = (places: readonly number[], width: number, isInk: IsInk): Spot => {
  let [x0, y0, x1, y1, rim] = [Infinity, Infinity, 0, 0, 0];
  for (const place of places) {
    const [x, y] = [place % width, Math.floor(place / width)];
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x + 1), Math.max(y1, y + 1)];
    if (!isInk(x - 1, y) || !isInk(x + 1, y) || !isInk(x, y - 1) || !isInk(x, y + 1)) rim += 1;
  }
  const area = places.length;
  return { x0, y0, x1, y1, area, stroke: strokeOf(x1 - x0, y1 - y0, { area, rim }), places };
};

/** Everything that hangs together in a picture and is no speck. */
export const findSpots = ({ width, height, ink }: InkPicture, areaMin: number): readonly Spot[] => {
  const seen = new Uint8Array(ink.length);
  const spots: Spot[] = [];
  const isInk: IsInk = (x, y) => x >= 0 && y >= 0 && x < width && y < height && ink[y * width + x] === 1;
  for (let start = 0; start < ink.length; start += 1) {
    if (ink[start] !== 1 || seen[start] === 1) continue;
    const places = placesFrom(start, { width, isInk, seen });
    if (places.length >= areaMin) spots.push(spotOf(places, width, isInk));
  }
  return spots;
};
