import fc from 'fast-check';
import { expect, test } from 'vitest';

import { oneScale } from './one-scale.ts';

test('pictures beside each other reach equally far, each about its own figures, with round ends', () => {
  const [labour, food, packaging] = oneScale([
    [27, 28.7],
    [31.1, 34],
    [1.4, 1],
  ]);
  expect([labour, food, packaging]).toEqual([
    { from: 25, to: 30 },
    { from: 30, to: 35 },
    { from: 0, to: 5 },
  ]);
});

test('the figure that moved furthest moves furthest in its picture', () => {
  const scales = oneScale([[27, 28.7], [31.1, 34], [1.4, 1], []]);
  expect(new Set(scales.map(({ from, to }) => to - from)).size).toBe(1);
});

test('each scale holds its figures, and all are equally long, whatever the figures are', () => {
  const values = fc.array(
    fc.integer({ min: 0, max: 20_000 }).map((share) => share / 100),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(fc.array(values, { minLength: 1, maxLength: 5 }), (pictures) => {
      const scales = oneScale(pictures);
      for (const [at, { from, to }] of scales.entries()) {
        expect(to - from).toBeCloseTo((scales[0]?.to ?? 0) - (scales[0]?.from ?? 0));
        for (const value of pictures[at] ?? []) {
          expect(value).toBeGreaterThanOrEqual(from - 1e-9);
          expect(value).toBeLessThanOrEqual(to + 1e-9);
        }
      }
    }),
  );
});
