import { greyAt, type GreyPicture } from './grey-picture.ts';
import type { Spot } from './find-spots.ts';

/** How a row lies: how far its line rises to the right, and how far its digits lean. */
export type Lie = {
  /** @unit pixels down for each pixel to the right */
  readonly slope: number;
  /** @unit pixels to the left for each pixel down */
  readonly lean: number;
};

/** A row laid upright, with the way back to the picture. */
export type UprightRow = GreyPicture & {
  /**
   * Where the row begins within the margin.
   *
   * @unit pixels from the top
   */
  readonly top: number;
  /** @unit pixels from the top */
  readonly bottom: number;
  /** The place on the picture that a place of the row comes from. */
  readonly back: (x: number, y: number) => readonly [x: number, y: number];
};

/**
 * How high a row is made.
 *
 * @unit pixels
 */
const rowHeight = 72;
/**
 * Ground is shown around the row, to tell ink from it, and what stands before and behind it.
 *
 * @unit shares of its height
 */
const margin = { across: 1.7, down: 0.5 } as const;
/** @unit places looked at: more tell nothing new */
const placesMax = 1500;
/** @unit bins of a profile for the height of a row */
const binsOfHeight = 48;
const steps = (most: number, step: number): readonly number[] =>
  Array.from({ length: Math.round((2 * most) / step) + 1 }, (_, at) => at * step - most).toSorted(
    (left, right) => Math.abs(left) - Math.abs(right),
  );
const slopes = steps(0.3, 0.02);
const leans = steps(0.4, 0.025);
/** An upright row needs no reason, another one does. */
const reasonShare = 1.01;

/** How much a profile is in peaks: strokes fall into one bin when they lie along it. */
const peaksOf = (values: Float64Array, bin: number): number => {
  const [low, high] = rangeOf(values);
  const bins = new Int32Array(Math.ceil((high - low) / bin) + 1);
  for (const value of values) {
    const at = Math.floor((value - low) / bin);
    bins[at] = (bins[at] ?? 0) + 1;
  }
  let sum = 0;
  for (const count of bins) sum += count * count;
  return sum;
};

const bestOf = (candidates: readonly number[], score: (candidate: number) => number): number => {
  let [best, most] = [candidates[0] ?? 0, 0];
  for (const candidate of candidates) {
    const found = score(candidate);
    if (found > most * reasonShare) [best, most] = [candidate, found];
  }
  return best;
};

type Places = { readonly xs: Float64Array; readonly ys: Float64Array };

const placesOf = (row: readonly Spot[], width: number): Places => {
  const all = row.flatMap(({ places }) => places);
  const step = Math.max(1, Math.floor(all.length / placesMax));
  const some = all.filter((_, at) => at % step === 0);
  return { xs: Float64Array.from(some, (place) => place % width), ys: Float64Array.from(some, (place) => Math.floor(place / width)) };
};

/** How a row lies: level where its profile from the side is in peaks, upright where that from below is. */
const lieOf = ({ xs, ys }: Places, height: number): Lie => {
  const bin = Math.max(1, height / binsOfHeight);
  const slope = bestOf(slopes, (one) =>
    peaksOf(
      ys.map((y, at) => y - one * (xs[at] ?? 0)),
      bin,
    ),
  );
  const level = ys.map((y, at) => y - slope * (xs[at] ?? 0));
  const lean = bestOf(leans, (one) =>
    peaksOf(
      xs.map((x, at) => x + one * (level[at] ?? 0)),
      bin,
    ),
  );
  return { slope, lean };
};

const rangeOf = (values: Float64Array): readonly [number, number] => {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  return [low, high + 1];
};

/**
 * A row of digits made level, upright and of one height. The ink was found in a picture that may be smaller than the one
 * that the row is taken from.
 */
export const layUpright = (
  row: readonly Spot[],
  found: GreyPicture,
  taken: { readonly picture: GreyPicture; /** @unit sizes of the smaller picture */ readonly times: number },
): UprightRow => {
  const places = placesOf(row, found.width);
  const [y0, y1] = [Math.min(...row.map((spot) => spot.y0)), Math.max(...row.map((spot) => spot.y1))];
  const { slope, lean } = lieOf(places, y1 - y0);
  const level = places.ys.map((y, at) => y - slope * (places.xs[at] ?? 0));
  const [top, bottom] = rangeOf(level);
  const [left, right] = rangeOf(places.xs.map((x, at) => x + lean * (level[at] ?? 0)));
  const scale = rowHeight / Math.max(1, bottom - top);
  const [beside, border] = [Math.round(margin.across * rowHeight), Math.round(margin.down * rowHeight)];
  const [width, height] = [Math.ceil((right - left) * scale) + 2 * beside, rowHeight + 2 * border];
  const back = (x: number, y: number): readonly [number, number] => {
    const [upright, straight] = [left + (x - beside) / scale, top + (y - border) / scale];
    const seen = upright - lean * straight;
    return [seen * taken.times, (straight + slope * seen) * taken.times];
  };
  const greys = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) greys[y * width + x] = Math.round(greyAt(taken.picture, ...back(x + 0.5, y + 0.5)));
  return { width, height, greys, top: border, bottom: border + rowHeight, back };
};
