import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { dayPartOf, dayParts, partHours } from './day-part.ts';

it.each([
  [0, 'LATE'],
  [299, 'LATE'],
  [300, 'BREAKFAST'],
  [659, 'BREAKFAST'],
  [660, 'LUNCH'],
  [899, 'LUNCH'],
  [900, 'AFTERNOON'],
  [1020, 'DINNER'],
  [1319, 'DINNER'],
  [1320, 'LATE'],
  [1439, 'LATE'],
] as const)('minute %i of a day is %s', (minute, part) => {
  expect(dayPartOf(minute)).toBe(part);
});

it('from early morning to late night the parts follow each other and none comes back', () => {
  const minute = fc.integer({ min: 300, max: 1439 });
  fc.assert(
    fc.property(minute, minute, (one, other) => {
      const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
      expect(dayParts.indexOf(dayPartOf(earlier))).toBeLessThanOrEqual(dayParts.indexOf(dayPartOf(later)));
    }),
  );
});

it('each part ends where the next begins, the last where the first does', () => {
  const next = [...dayParts.slice(1), dayParts[0]];
  expect(dayParts.map((part) => partHours[part].until)).toEqual(next.map((part) => partHours[part].from));
});
