import fc from 'fast-check';
import { expect, test } from 'vitest';

import { duplicateWindowMs, groupDuplicates } from './duplicates.ts';

const madeAt = (minutes: readonly number[]) =>
  minutes.map((minute) => ({ restaurantId: String(minute), name: 'Selam', createdAt: new Date(minute * 60_000) }));

const grouped = (minutes: readonly number[]) =>
  groupDuplicates(madeAt(minutes)).map((group) => group.map(({ restaurantId }) => Number(restaurantId)));

test.each([
  [[], []],
  [[5], []],
  [[0, 10], [[0, 10]]],
  [[0, 11], []],
  [
    [30, 0, 5, 25],
    [
      [0, 5],
      [25, 30],
    ],
  ],
  [[0, 8, 16], [[0, 8, 16]]],
])('restaurants made at the minutes %j are grouped as %j', (minutes, groups) => {
  expect(grouped(minutes)).toEqual(groups);
});

test('a restaurant that is alone in its ten minutes is never called a duplicate, and none is named twice', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 200 })), (minutes) => {
      const named = grouped(minutes).flat();
      const isClose = (minute: number) =>
        minutes.some((other) => other !== minute && Math.abs(other - minute) * 60_000 <= duplicateWindowMs);
      expect(named.toSorted((left, right) => left - right)).toEqual(minutes.filter(isClose).toSorted((left, right) => left - right));
    }),
  );
});
