import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type LabelPlace, placeLabels } from './place-labels.ts';

const frame = { left: 0, right: 400, top: 0, bottom: 280 };
const at = (x: number, y: number, anchor: 'start' | 'end' = 'start'): LabelPlace => ({ x, y, anchor });

test('a label whose best place is covered stands at its next, and one without any is left out', () => {
  const placed = placeLabels(
    [
      { text: 'Par 1.6 buckets', places: [at(200, 100)] },
      { text: '1.83 buckets', places: [at(220, 96), at(220, 130)] },
      { text: '2 buckets', places: [at(210, 100)] },
    ],
    { frame, taken: [] },
  );
  expect(placed).toEqual([at(200, 100), at(220, 130), null]);
});

test.each([
  ['over a circle on the line', [at(100, 100)], [{ left: 95, right: 105, top: 95, bottom: 105 }]],
  ['beyond the right edge', [at(390, 100)], []],
  ['beyond the left edge', [at(20, 100, 'end')], []],
  ['above the drawing', [at(100, 5)], []],
] as const)('no label stands %s', (_title, places, taken) => {
  expect(placeLabels([{ text: '12 kg', places }], { frame, taken })).toEqual([null]);
});

test('Ethiopic is given the room that it takes', () => {
  const wish = (text: string) => [{ text, places: [at(348, 100)] }];
  expect(placeLabels(wish('bucket'), { frame, taken: [] })).toEqual([at(348, 100)]);
  expect(placeLabels(wish('ባልዲባልዲ'), { frame, taken: [] })).toEqual([null]);
});

test('however many there are, no two labels that stand are on one spot', () => {
  const spot = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 12, max: 270 }) });
  fc.assert(
    fc.property(fc.array(fc.array(spot, { minLength: 1, maxLength: 3 }), { maxLength: 20 }), (wishes) => {
      const placed = placeLabels(
        wishes.map((places) => ({ text: 'one', places: places.map(({ x, y }) => at(x, y)) })),
        { frame, taken: [] },
      ).filter((place) => place !== null);
      for (const [index, one] of placed.entries())
        for (const other of placed.slice(index + 1)) expect(Math.abs(one.x - other.x) >= 19 || Math.abs(one.y - other.y) >= 15).toBe(true);
    }),
  );
});
