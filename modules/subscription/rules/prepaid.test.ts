import fc from 'fast-check';
import { expect, test } from 'vitest';

import { monthsAfter, prepaidPrice, prepaidTerm } from './prepaid.ts';

const at = (text: string) => new Date(text);

test.each([
  ['2026-11-22T08:00:00Z', 1, '2026-12-22T08:00:00.000Z'],
  ['2026-11-30T08:00:00Z', 3, '2027-02-28T08:00:00.000Z'],
  ['2027-01-31T00:00:00Z', 1, '2027-02-28T00:00:00.000Z'],
  ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00.000Z'],
])('%s and %i months are %s', (start, months, end) => {
  expect(monthsAfter(at(start), months).toISOString()).toBe(end);
});

test.each([
  ['joins on to the same plan', 'growth', '2026-12-10T00:00:00Z', '2026-12-10T00:00:00.000Z', '2027-01-10T00:00:00.000Z'],
  ['begins at once on another plan', 'pro', '2026-12-10T00:00:00Z', '2026-11-22T00:00:00.000Z', '2026-12-22T00:00:00.000Z'],
  ['begins at once after the end', 'growth', '2026-11-20T00:00:00Z', '2026-11-22T00:00:00.000Z', '2026-12-22T00:00:00.000Z'],
  ['begins at once where nothing was paid', 'starter', null, '2026-11-22T00:00:00.000Z', '2026-12-22T00:00:00.000Z'],
])('a month of growth %s', (_how, plan, until, from, end) => {
  const term = prepaidTerm(
    { plan: 'growth', months: 1, at: at('2026-11-22T00:00:00Z') },
    { plan, prepaidUntil: until === null ? null : at(until) },
  );
  expect([term.from.toISOString(), term.until.toISOString()]).toEqual([from, end]);
});

test('whoever pays early on the same plan loses no day, however often', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(1, 3, 12), { minLength: 1, maxLength: 6 }), (terms) => {
      const start = at('2026-11-15T00:00:00Z');
      let before = { plan: 'pro', prepaidUntil: null as Date | null };
      for (const months of terms) before = { plan: 'pro', prepaidUntil: prepaidTerm({ plan: 'pro', months, at: start }, before).until };
      expect(before.prepaidUntil).toEqual(
        monthsAfter(
          start,
          terms.reduce((sum, months) => sum + months, 0),
        ),
      );
    }),
  );
});

test('three months cost three times a month', () => {
  expect(prepaidPrice({ asOf: '2026-11-01', monthlyMinor: { growth: 450_000n, pro: 980_000n } }, 'pro', 3)).toBe(2_940_000n);
});
