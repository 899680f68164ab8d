import { describe, expect, it } from 'vitest';

import type { ColourPicture } from './grey-picture.ts';
import { readDisplay } from './read-display.ts';

type Bars = readonly (readonly [x: number, y: number, wide: number, high: number])[];

/** @unit pixels */
const [wide, high, thick] = [32, 64, 8] as const;
const half = high / 2;

const bars: Readonly<Record<string, Bars>> = {
  a: [[thick, 0, wide - 2 * thick, thick]],
  b: [[wide - thick, 3, thick, half - 5]],
  c: [[wide - thick, half + 2, thick, half - 5]],
  d: [[thick, high - thick, wide - 2 * thick, thick]],
  e: [[0, half + 2, thick, half - 5]],
  f: [[0, 3, thick, half - 5]],
  g: [[thick, half - thick / 2, wide - 2 * thick, thick]],
};
const lit: Readonly<Record<string, string>> = {
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

type Shine = { readonly sign: readonly [number, number, number]; readonly ground: readonly [number, number, number] };
const red: Shine = { sign: [250, 40, 30], ground: [20, 14, 12] };
const lcd: Shine = { sign: [40, 44, 36], ground: [176, 186, 160] };

/** A value as bars on a panel. */
const shown = (text: string, { sign, ground }: Shine, lean = 0): ColourPicture => {
  const [width, height] = [120 + text.length * 50, 180];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 1) data[at] = at % 4 === 3 ? 255 : (ground[at % 4] ?? 0);
  const fill = (left: number, top: number, [x, y, across, down]: Bars[number]) => {
    for (let row = top + y; row < top + y + down; row += 1)
      for (let column = 0; column < across; column += 1) {
        const place = (row * width + left + x + column + Math.round(lean * (top + high - row))) * 4;
        for (const part of [0, 1, 2]) data[place + part] = sign[part] ?? 0;
      }
  };
  let left = 60;
  for (const one of text) {
    if (one === '.') fill(left - 13, 58, [0, high - thick, thick, thick]);
    else {
      for (const segment of lit[one] ?? '') for (const bar of bars[segment] ?? []) fill(left, 58, bar);
      left += wide + 18;
    }
  }
  return { width, height, data };
};

const best = (text: string, shine: Shine, lean?: number) => readDisplay(shown(text, shine, lean))[0];

describe('a display', () => {
  it.each(['0.2', '13.4', '-5.6', '78', '9.0', '-18', '-20.5', '63.1', '4'])(
    'that shows %s is read, shining or dark, upright or leaning',
    (text) => {
      for (const shine of [red, lcd]) for (const lean of [0, 0.12]) expect(best(text, shine, lean)).toMatchObject({ value: text });
    },
  );

  it.each(Array.from({ length: 10 }, (_, digit) => `${digit}${(digit + 3) % 10}.${(digit + 7) % 10}`))(
    'every digit is told from every other: %s',
    (text) => {
      expect(best(text, red)).toMatchObject({ value: text });
    },
  );

  it.each([
    ['4.0C', 'C'],
    ['39.2F', 'F'],
  ])('that says its unit is read with it: %s', (text, unit) => {
    expect(best(text, lcd)).toMatchObject({ value: text.slice(0, -1), unit });
  });

  it('where something stands before the digits that is no minus is not read as less than it shows', () => {
    const { width, height, data } = shown(' 18', red);
    for (let y = 60; y < 90; y += 1) for (let x = 70; x < 78; x += 1) data.set([250, 40, 30], (y * width + x) * 4);
    expect(readDisplay({ width, height, data }).filter(({ confidence }) => confidence > 0.5)).toEqual([]);
  });

  it('without digits says nothing', () => {
    expect(readDisplay(shown('', red))).toEqual([]);
  });
});
