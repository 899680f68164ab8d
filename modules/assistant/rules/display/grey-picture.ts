/** A picture in one tone, row by row from the top. */
export type GreyPicture = {
  /** @unit pixels */
  readonly width: number;
  /** @unit pixels */
  readonly height: number;
  /** @unit 0 (dark) to 255 (bright) */
  readonly greys: Uint8Array;
};

/** A picture as a browser has it: red, green, blue and opacity of each pixel. */
export type ColourPicture = {
  /** @unit pixels */
  readonly width: number;
  /** @unit pixels */
  readonly height: number;
  readonly data: Uint8ClampedArray;
};

/** Tones that digits stand out in: what an eye sees, what shines in any colour (a red lamp), what is white (on a blue panel). */
export type Tone = 'SEEN' | 'SHINING' | 'WHITE';

const toneOf: Readonly<Record<Tone, (red: number, green: number, blue: number) => number>> = {
  SEEN: (red, green, blue) => 0.299 * red + 0.587 * green + 0.114 * blue,
  SHINING: Math.max,
  WHITE: Math.min,
};

/** A picture in one tone. */
export const greyPicture = ({ width, height, data }: ColourPicture, tone: Tone): GreyPicture => {
  const greys = new Uint8Array(width * height);
  const grey = toneOf[tone];
  for (let at = 0; at < greys.length; at += 1) greys[at] = grey(data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0);
  return { width, height, greys };
};

/** The same picture smaller, each of its pixels the mean of those that it takes the place of. */
export const shrunk = ({ width, height, greys }: GreyPicture, times: number): GreyPicture => {
  const [across, down] = [Math.max(1, Math.floor(width / times)), Math.max(1, Math.floor(height / times))];
  const small = new Uint8Array(across * down);
  for (let y = 0; y < down; y += 1) {
    const [top, bottom] = [Math.floor(y * times), Math.min(height, Math.ceil((y + 1) * times))];
    for (let x = 0; x < across; x += 1) {
      const [left, right] = [Math.floor(x * times), Math.min(width, Math.ceil((x + 1) * times))];
      let sum = 0;
      for (let row = top; row < bottom; row += 1) for (let at = left; at < right; at += 1) sum += greys[row * width + at] ?? 0;
      small[y * across + x] = Math.round(sum / ((bottom - top) * (right - left)));
    }
  }
  return { width: across, height: down, greys: small };
};

/**
 * The tone at a place between pixels; beyond the edge that of the edge.
 *
 * @unit 0 (dark) to 255 (bright)
 */
export const greyAt = ({ width, height, greys }: GreyPicture, x: number, y: number): number => {
  const [left, top] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))];
  const [x0, y0] = [Math.floor(left), Math.floor(top)];
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
  const [right, down] = [left - x0, top - y0];
  const row = (at: number) => (greys[at * width + x0] ?? 0) * (1 - right) + (greys[at * width + x1] ?? 0) * right;
  return row(y0) * (1 - down) + row(y1) * down;
};
