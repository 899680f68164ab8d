import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ageOn } from './age.ts';

test.each([
  ['2008-11-22', '2026-11-21', 17],
  ['2008-11-22', '2026-11-22', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-29', 20],
  ['1999-12-31', '2026-01-01', 26],
])('whoever was born on %s is on %s %i years old', (born, day, years) => {
  expect(ageOn(born, day)).toBe(years);
});

test('a year later everybody is one older', () => {
  const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [born = '', then = ''] = [one, other].map((date) => date.toISOString().slice(0, 10)).toSorted();
      fc.pre(!then.endsWith('02-29'));
      const later = `${Number(then.slice(0, 4)) + 1}${then.slice(4)}`;
      expect(ageOn(born, later)).toBe(ageOn(born, then) + 1);
    }),
  );
});
