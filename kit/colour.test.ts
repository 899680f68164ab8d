import fc from 'fast-check';
import { expect, it } from 'vitest';

import { contrastOf, hexOf, isHex, oklchOf, type Hex } from './colour.ts';

const anyHex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((digits): Hex => `#${digits.toString(16).padStart(6, '0')}`);

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.478],
  ['#0000ff', '#ffffff', 8.592],
] as const)('%s and %s stand %d apart, as the specification counts', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 3);
  expect(contrastOf(other, one)).toBeCloseTo(ratio, 3);
});

it.each([
  ['#ff0000', 0.62796, 0.25768, 29.234],
  ['#00ff00', 0.86644, 0.29483, 142.495],
  ['#0000ff', 0.45201, 0.31321, 264.052],
] as const)('%s is what the literature gives for it', (hex, lightness, chroma, hueDegrees) => {
  const read = oklchOf(hex);
  expect(read.lightness).toBeCloseTo(lightness, 4);
  expect(read.chroma).toBeCloseTo(chroma, 4);
  expect(read.hueDegrees).toBeCloseTo(hueDegrees, 1);
});

it('any colour of a screen comes back as itself', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      expect(hexOf(oklchOf(hex))).toBe(hex);
    }),
  );
});

it('what no screen shows is still a colour of a screen, of the same lightness', () => {
  const read = oklchOf(hexOf({ lightness: 0.6, chroma: 0.4, hueDegrees: 200 }));
  expect(read.lightness).toBeCloseTo(0.6, 2);
  expect(read.hueDegrees).toBeCloseTo(200, 0);
  expect(read.chroma).toBeLessThan(0.2);
});

it.each([
  ['#A1b2C3', true],
  ['#abc', false],
  ['red', false],
  ['#12345g', false],
])('%s is a colour of six digits: %s', (text, isIt) => expect(isHex(text)).toBe(isIt));
