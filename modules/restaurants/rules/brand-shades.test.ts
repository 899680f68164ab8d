import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { contrastOf, hexOf, oklchOf, type Hex } from '../../../kit/colour.ts';
import { brandShades, contrastMin, grounds, type Light } from './brand-shades.ts';

const anyHex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((digits): Hex => `#${digits.toString(16).padStart(6, '0')}`);
const lights: readonly Light[] = ['light', 'dark', 'kitchen'];

it('whatever colour a house has, its words can be read in every light', () => {
  fc.assert(
    fc.property(anyHex, fc.constantFrom(...lights), (colour, light) => {
      const { accent, press, on, wash } = brandShades(colour)[light];
      for (const ground of [...grounds[light].under, wash]) expect(contrastOf(accent, ground)).toBeGreaterThanOrEqual(contrastMin);
      expect(contrastOf(on, accent)).toBeGreaterThanOrEqual(contrastMin);
      expect(contrastOf(on, press)).toBeGreaterThanOrEqual(contrastMin);
    }),
    // Those that lie at one end already, and have the whole way to go.
    {
      examples: lights.flatMap((light): [Hex, Light][] => [
        ['#000000', light],
        ['#ffffff', light],
      ]),
    },
  );
});

it.each([
  ['#0b5d3b', 'light'],
  ['#7fd1ae', 'dark'],
  ['#f3966d', 'kitchen'],
] as const)('%s can be read in the %s as it is, and stays what it is', (colour, light) => {
  expect(brandShades(colour)[light].accent).toBe(colour);
});

it('a colour that cannot be read keeps its hue', () => {
  const { accent } = brandShades('#ffd400').light;
  expect(accent).not.toBe('#ffd400');
  expect(Math.abs(oklchOf(accent).hueDegrees - oklchOf('#ffd400').hueDegrees)).toBeLessThan(3);
});

const sheet = readFileSync(join(import.meta.dirname, '../../../ui/theme-colours.css'), 'utf8');

const inSheet = (light: Light, name: string): Hex => {
  const block = sheet.split(`[data-theme='${light}'] {`)[1]?.split('}')[0] ?? '';
  const [, lightness, chroma, hueDegrees] = (new RegExp(`--${name}: oklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+)\\)`).exec(block) ?? []).map(
    Number,
  );
  return hexOf({ lightness: (lightness ?? Number.NaN) / 100, chroma: chroma ?? Number.NaN, hueDegrees: hueDegrees ?? Number.NaN });
};

it.each(lights)('the grounds of the %s are those of the screens', (light) => {
  expect(grounds[light].under).toEqual(['teff', 'teff-sunk', 'teff-raise'].map((name) => inSheet(light, name)));
  expect(grounds[light].on).toBe(inSheet(light, 'on-berbere'));
});
