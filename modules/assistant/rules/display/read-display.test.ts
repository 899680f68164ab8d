import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { chooseDegrees } from '../read/choose-degrees.ts';
import type { ColourPicture } from './grey-picture.ts';
import { readDisplay } from './read-display.ts';
import { lcd, panel, red, type PanelStyle } from './testing/drawn-panel.ts';

const best = (text: string, style: PanelStyle) => readDisplay(panel(text, style))[0];
const told = (picture: ColourPicture) => chooseDegrees(readDisplay(picture))?.shown ?? null;

type Area = { readonly x0: number; readonly x1: number; readonly y0: number; readonly y1: number };

/** A panel on which some area was painted over. */
const painted = (picture: ColourPicture, { x0, x1, y0, y1 }: Area, colour: PanelStyle['sign']): ColourPicture => {
  for (let y = y0; y < y1; y += 1) for (let x = x0; x < x1; x += 1) picture.data.set(colour, (y * picture.width + x) * 4);
  return picture;
};

/** What is left of a picture when its left side is cut away. */
const cutLeft = ({ width, height, data }: ColourPicture, by: number): ColourPicture => {
  const kept = new Uint8ClampedArray((width - by) * height * 4);
  for (let y = 0; y < height; y += 1) kept.set(data.subarray((y * width + by) * 4, (y + 1) * width * 4), y * (width - by) * 4);
  return { width: width - by, height, data: kept };
};

describe('a display', () => {
  it.each(['0.2', '13.4', '-5.6', '78', '9.0', '-18', '-20.5', '63.1', '4'])(
    'that shows %s is read, shining or dark, upright or leaning',
    (text) => {
      for (const shine of [red, lcd]) for (const lean of [0, 0.12]) expect(best(text, { ...shine, lean })).toMatchObject({ value: text });
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

  it.each([
    ['97', { ...red, thick: 10 }],
    ['97', { ...lcd, thick: 10, lean: 0.12 }],
    ['235', { ...lcd, thick: 10 }],
    ['-8.1', { ...red, thick: 9, gap: 20 }],
    ['-8.1', { ...red, thick: 10, gap: 17, lean: 0.06 }],
    ['-8.1', { ...red, thick: 4, gap: 30 }],
  ])('whose digits are narrow, thick or far apart is no other temperature: %s', (text, style) => {
    expect(told(panel(text, style)) ?? text).toBe(text);
  });

  it('whose seven is as narrow as a one shows a seven', () => {
    expect(best('97', { ...red, thick: 10 })).toMatchObject({ value: '97' });
  });

  // The first digit begins 70 pixels from the left and 58 from the top; it is 32 wide and 64 high, and the next one begins 50 further.
  const half = [135, 27, 21] as const;
  const firstTop = { x0: 78, x1: 94, y0: 58, y1: 66 };
  const firstMiddle = { x0: 78, x1: 94, y0: 86, y1: 94 };
  it.each([
    ['a stroke that is neither lit nor off', '28', firstTop, half],
    ['a stroke that is lit half way', '28', { ...firstTop, x0: 86 }, red.ground],
    ['a stroke that is off and shines half', '08', firstMiddle, half],
    ['a last digit that is dim', '18 ', { x0: 194, x1: 202, y0: 58, y1: 122 }, [110, 24, 19]],
    ['a minus that is dim', ' 18', { x0: 78, x1: 94, y0: 86, y1: 94 }, [110, 24, 19]],
    ['a bar before the digits that is no minus', ' 18', { x0: 80, x1: 88, y0: 60, y1: 90 }, red.sign],
    ['a point that is dim', '18', { x0: 106, x1: 114, y0: 114, y1: 122 }, [120, 25, 20]],
    ['a point behind the last digit', '18', { x0: 158, x1: 166, y0: 114, y1: 122 }, red.sign],
    ['a point before the first digit', '28', { x0: 54, x1: 62, y0: 114, y1: 122 }, red.sign],
    ['a point below the foot of a digit', '171', { x0: 146, x1: 156, y0: 116, y1: 127 }, red.sign],
    ['a small digit behind the others', '18', { x0: 164, x1: 172, y0: 90, y1: 122 }, red.sign],
  ] as const)('with %s can’t be told', (_, text, area, colour) => {
    expect(told(panel(text, red))).toBe(text.trim());
    expect(told(painted(panel(text, red), area, colour))).toBeNull();
  });

  it('whose one ran into the digit behind it can’t be told: the two are no six', () => {
    // The one fills the ground between the strokes of two digits.
    const one = { x0: 112, x1: 120, y0: 58, y1: 122 };
    expect(told(painted(panel('96', red), one, red.sign))).toBeNull();
  });

  it('that the edge of the picture cuts off before its digits can’t be told: a minus may be missing', () => {
    expect(told(panel('-18', lcd))).toBe('-18');
    // The minus ends 94 pixels from the left, the one begins at 144.
    expect(told(cutLeft(panel('-18', lcd), 100))).toBeNull();
  });

  it('without digits says nothing', () => {
    expect(readDisplay(panel('', red))).toEqual([]);
  });

  it('of any make, digits, sign and decimals is read as it shows, or not at all', () => {
    const style = fc.record({
      shine: fc.constantFrom(red, lcd),
      lean: fc.constantFrom(0, 0.06, 0.12),
      thick: fc.integer({ min: 4, max: 12 }),
      gap: fc.integer({ min: 12, max: 30 }),
    });
    const value = fc
      .record({ isMinus: fc.boolean(), whole: fc.integer({ min: 0, max: 299 }), tenth: fc.option(fc.integer({ min: 0, max: 9 })) })
      .map(({ isMinus, whole, tenth }) => `${isMinus ? '-' : ''}${whole}${tenth === null ? '' : `.${tenth}`}`);
    let [read, all] = [0, 0];
    fc.assert(
      fc.property(value, style, (text, { shine, ...make }) => {
        const shown = told(panel(text, { ...shine, ...make }));
        [read, all] = [read + Number(shown !== null), all + 1];
        expect(shown ?? text).toBe(text);
      }),
      { numRuns: 40, seed: 33, endOnFailure: true },
    );
    // Not reading anything would be easy.
    expect(read / all).toBeGreaterThan(0.25);
  });
});
