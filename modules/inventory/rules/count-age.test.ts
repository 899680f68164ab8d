import { describe, expect, test } from 'vitest';

import { countDueDays, countVouchesDays, isCountedWithin } from './count-age.ts';

const now = new Date('2026-11-21T09:00:00.000Z');

describe('how long ago an item was counted', () => {
  test.each([
    ['never', null, false, false],
    ['just now', '2026-11-21T09:00:00.000Z', true, true],
    ['exactly a week ago', '2026-11-14T09:00:00.000Z', true, true],
    ['a moment more than a week ago', '2026-11-14T08:59:59.999Z', false, true],
    ['exactly a fortnight ago', '2026-11-07T09:00:00.000Z', false, true],
    ['a moment more than a fortnight ago', '2026-11-07T08:59:59.999Z', false, false],
    ['by a clock that runs ahead', '2026-11-21T10:00:00.000Z', true, true],
  ] as const)('%s', (_when, lastCountedAt, vouches, isInTime) => {
    expect(isCountedWithin(countVouchesDays, lastCountedAt, now)).toBe(vouches);
    expect(isCountedWithin(countDueDays, lastCountedAt, now)).toBe(isInTime);
  });
});
