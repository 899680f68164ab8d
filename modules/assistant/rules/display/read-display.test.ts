import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { chooseDegrees } from '../read/choose-degrees.ts';
import { readDisplay } from './read-display.ts';
import { lcd, panel, red, type PanelStyle } from './testing/drawn-panel.ts';

const best = (text: string, style: PanelStyle) => readDisplay(panel(text, style))[0];

describe('a display', () => {
  it.each(['0.2', '13.4', '-5.6', '78', '9.0', '-18', '-20.5', '63.1', '4'])(
    'that shows %s is read, shining or dark, upright or leaning',
    (text) => {
      for (const shine of [red, lcd]) for (const lean of [0, 0.12]) expect(best(text, { ...shine, lean })).toMatchObject({ value: text });
    },
    30_000,
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
    const { width, height, data } = panel(' 18', red);
    for (let y = 60; y < 90; y += 1) for (let x = 80; x < 88; x += 1) data.set([250, 40, 30], (y * width + x) * 4);
    expect(readDisplay({ width, height, data }).filter(({ confidence }) => confidence > 0.5)).toEqual([]);
  });

  it('without digits says nothing', () => {
    expect(readDisplay(panel('', red))).toEqual([]);
  });

  it('of any make, digits, sign and decimals is read as it shows, or not at all', () => {
    const style = fc.record({
      shine: fc.constantFrom(red, lcd),
      lean: fc.constantFrom(0, 0.06, 0.12),
      thick: fc.constant(8),
      gap: fc.constant(18),
    });
    const value = fc
      .record({ isMinus: fc.boolean(), whole: fc.integer({ min: 0, max: 299 }), tenth: fc.option(fc.integer({ min: 0, max: 9 })) })
      .map(({ isMinus, whole, tenth }) => `${isMinus ? '-' : ''}${whole}${tenth === null ? '' : `.${tenth}`}`);
    let [read, all] = [0, 0];
    fc.assert(
      fc.property(value, style, (text, { shine, ...make }) => {
        const seen = readDisplay(panel(text, { ...shine, ...make }));
        const told = chooseDegrees(seen.map((one) => ({ ...one, by: 'SEGMENTS' as const })));
        [read, all] = [read + Number(told !== null), all + 1];
        expect(told?.shown ?? text).toBe(text);
      }),
      { numRuns: 10, seed: 33, endOnFailure: true },
    );
    // Not reading anything would be easy.
    expect(read / all).toBeGreaterThan(0.25);
  }, 60_000);
});
