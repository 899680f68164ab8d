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
  /** How thick its strokes are. @unit pixels */
  readonly stroke: number;
  /** Where its ink is. @unit places in the picture, counted row by row */
  readonly places: readonly number[];
};

/** A dot is as thick as it is wide. */
const dotFill = 0.6;
const dotAspectMax = 1.7;

const strokeOf = (width: number, height: number, { area, rim }: { readonly area: number; readonly rim: number }): number => {
  const isDot = Math.max(width, height) <= dotAspectMax * Math.min(width, height) && area >= dotFill * width * height;
  return isDot ? Math.min(width, height) : Math.max(1, (2 * area) / Math.max(1, rim));
};

/** Everything that hangs together in a picture and is no speck. */
export const findSpots = ({ width, height, ink }: InkPicture, areaMin: number): readonly Spot[] => {
  const seen = new Uint8Array(ink.length);
  const spots: Spot[] = [];
  const isInk = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height && ink[y * width + x] === 1;
  for (let start = 0; start < ink.length; start += 1) {
    if (ink[start] !== 1 || seen[start] === 1) continue;
    const places: number[] = [start];
    seen[start] = 1;
    let [x0, y0, x1, y1, rim] = [width, height, 0, 0, 0];
    for (let next = 0; next < places.length; next += 1) {
      const place = places[next] ?? 0;
      const [x, y] = [place % width, Math.floor(place / width)];
      [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x + 1), Math.max(y1, y + 1)];
      if (!isInk(x - 1, y) || !isInk(x + 1, y) || !isInk(x, y - 1) || !isInk(x, y + 1)) rim += 1;
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const beside = (y + dy) * width + x + dx;
          if (!isInk(x + dx, y + dy) || seen[beside] === 1) continue;
          seen[beside] = 1;
          places.push(beside);
        }
      }
    }
    const area = places.length;
    if (area >= areaMin) spots.push({ x0, y0, x1, y1, area, stroke: strokeOf(x1 - x0, y1 - y0, { area, rim }), places });
  }
  return spots;
};
