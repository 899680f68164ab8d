import fc from 'fast-check';
import { expect, test } from 'vitest';

import { payMonthOf } from './pay-month.ts';
import { isPayMonth } from './payroll.ts';
import { dayAfter } from './rota-week.ts';

test.each([
  ['2026-11-22', false, '2026-11-01', '2026-11-30'],
  ['2028-02-10', false, '2028-02-01', '2028-02-29'],
  ['2026-12-31', false, '2026-12-01', '2026-12-31'],
  ['2026-11-22', true, '2026-11-10', '2026-12-09'],
  ['2026-09-08', true, '2026-08-07', '2026-09-10'],
  ['2027-09-11', true, '2027-08-07', '2027-09-11'],
])('%s lies in the month (Ethiopian: %s) from %s to %s', (day, isEthiopian, from, to) => {
  expect(payMonthOf(day, { isEthiopian })).toEqual({ from, to });
});

test('every day lies in one month, the months follow each other without a gap, and each may be taxed', () => {
  const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => dayAfter('2000-01-01', days));
  fc.assert(
    fc.property(anyDay, fc.boolean(), (day, isEthiopian) => {
      const { from, to } = payMonthOf(day, { isEthiopian });
      expect(from <= day && day <= to).toBe(true);
      expect(payMonthOf(dayAfter(to, 1), { isEthiopian }).from).toBe(dayAfter(to, 1));
      expect(isPayMonth(from, to)).toBe(true);
    }),
  );
});
