import type { ColourPicture } from '../grey-picture.ts';

type Bars = readonly (readonly [x: number, y: number, wide: number, high: number])[];

/** @unit pixels */
const [wide, high] = [32, 64] as const;
const half = high / 2;

const barsOf = (thick: number): Readonly<Record<string, Bars>> => ({
  a: [[thick, 0, wide - 2 * thick, thick]],
  b: [[wide - thick, 3, thick, half - 5]],
  c: [[wide - thick, half + 2, thick, half - 5]],
  d: [[thick, high - thick, wide - 2 * thick, thick]],
  e: [[0, half + 2, thick, half - 5]],
  f: [[0, 3, thick, half - 5]],
  g: [[thick, half - Math.round(thick / 2), wide - 2 * thick, thick]],
});

/** Which of the seven segments each sign lights; a at the top, then clockwise, g in the middle. */
export const litSegments: Readonly<Record<string, string>> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abdeg',
  '3': 'abcdg',
  '4': 'bcfg',
  '5': 'acdfg',
  '6': 'acdefg',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  '-': 'g',
  C: 'adef',
  F: 'aefg',
};

/** How a display is built and shines. */
export type PanelStyle = {
  readonly sign: readonly [number, number, number];
  readonly ground: readonly [number, number, number];
  /**
   * How far the top leans.
   *
   * @unit shares of the height
   */
  readonly lean: number;
  /** @unit pixels */
  readonly thick: number;
  /**
   * From one digit to the next.
   *
   * @unit pixels
   */
  readonly gap: number;
};

/** Red lamps on a dark ground. */
export const red: PanelStyle = { sign: [250, 40, 30], ground: [20, 14, 12], lean: 0, thick: 8, gap: 18 };
/** Dark signs on a pale ground. */
export const lcd: PanelStyle = { sign: [40, 44, 36], ground: [176, 186, 160], lean: 0, thick: 8, gap: 18 };

/** A value as bars on a panel. */
export const panel = (text: string, { sign, ground, lean, thick, gap }: PanelStyle): ColourPicture => {
  const [width, height] = [160 + text.length * (wide + gap), 180];
  const bars = barsOf(thick);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 1) data[at] = at % 4 === 3 ? 255 : (ground[at % 4] ?? 0);
  const fill = (left: number, top: number, [x, y, across, down]: Bars[number]) => {
    for (let row = top + y; row < top + y + down; row += 1)
      for (let column = 0; column < across; column += 1) {
        const place = (row * width + left + x + column + Math.round(lean * (top + high - row))) * 4;
        for (const part of [0, 1, 2]) data[place + part] = sign[part] ?? 0;
      }
  };
  let left = 70;
  for (const one of text) {
    if (one === '.') fill(left - Math.round(gap / 2) - Math.round(thick / 2), 58, [0, high - thick, thick, thick]);
    else {
      for (const segment of litSegments[one] ?? '') for (const bar of bars[segment] ?? []) fill(left, 58, bar);
      left += wide + gap;
    }
  }
  return { width, height, data };
};
