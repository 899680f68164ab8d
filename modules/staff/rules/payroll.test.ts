import fc from 'fast-check';
import { expect, test } from 'vitest';

import { minimumWage, type Waged } from './minimum-wage.ts';
import { isPayMonth, payslipOf, type PaidLine } from './payroll.ts';
import { incomeTaxOfMonth, pensionOf } from './withheld.ts';

const month = { country: 'ET', day: '2026-11-30' } as const;

test.each([
  // Birr of a month, birr withheld.
  [0, 0],
  [2000, 0],
  [2001, 0.15],
  [4000, 300],
  [7000, 900],
  [10_000, 1650],
  [14_000, 2850],
  [20_000, 4950],
])('of %i birr in a month %d are withheld', (earned, withheld) => {
  expect(incomeTaxOfMonth(month, BigInt(earned) * 100n)).toBe(BigInt(Math.round(withheld * 100)));
});

const bandStarts = [0, 2000, 4000, 7000, 10_000, 14_000, Infinity];
const percents = [0, 15, 20, 25, 30, 35];

test('the bands withhold what a slow sum over each band’s own part withholds, and never more for earning less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 5000 }), (birr, more) => {
      const slow = percents.reduce((sum, percent, index) => {
        const part = Math.max(0, Math.min(birr, bandStarts[index + 1] ?? Infinity) - (bandStarts[index] ?? 0));
        return sum + part * percent;
      }, 0);
      expect(incomeTaxOfMonth(month, BigInt(birr) * 100n)).toBe(BigInt(slow));
      expect(incomeTaxOfMonth(month, BigInt(birr + more) * 100n)).toBeGreaterThanOrEqual(
        incomeTaxOfMonth(month, BigInt(birr) * 100n) ?? -1n,
      );
    }),
  );
});

test('of the plain wage seven in a hundred go to the pension, and eleven from the employer', () => {
  expect(pensionOf(month, 1_000_000n)).toEqual({ employee: 70_000n, employer: 110_000n });
});

const base: PaidLine = { reason: 'BASE', ratePermille: 1000, minutes: 9600, hourlyMinor: 5000n };
const overtime: PaidLine = { reason: 'LONG_DAY', ratePermille: 1500, minutes: 600, hourlyMinor: 5000n };

test('a month in Ethiopia has its tax of everything and its pension of the plain hours', () => {
  // 160 h at 50 birr, 10 h at 75: 8,750 birr; 25 % less 850 are 1,337.50; 7 % of 8,000 are 560.
  expect(payslipOf([base, overtime], { ...month, country: 'ET', isMonth: true })).toEqual({
    minutes: 10_200,
    gross: 875_000n,
    incomeTax: 133_750n,
    employeePension: 56_000n,
    employerPension: 88_000n,
    net: 685_250n,
  });
});

test.each([
  ['GB', true],
  ['ET', false],
])('in %s with a month %s nothing is withheld here', (country, isMonth) => {
  expect(payslipOf([base], { ...month, country, isMonth })).toMatchObject({
    gross: 800_000n,
    incomeTax: null,
    employeePension: null,
    net: null,
  });
});

test('a missing rate leaves the whole unknown', () => {
  expect(payslipOf([base, { ...overtime, hourlyMinor: null }], { ...month, country: 'ET', isMonth: true })).toMatchObject({
    gross: null,
    net: null,
  });
});

test.each([
  ['2026-02-01', '2026-02-28', true],
  ['2026-11-01', '2026-11-30', true],
  ['2026-11-16', '2026-11-22', false],
  ['2026-08-06', '2026-09-10', true],
  ['2026-08-06', '2026-09-11', false],
])('%s to %s is a month: %s', (from, to, expected) => {
  expect(isPayMonth(from, to)).toBe(expected);
});

const somebody: Waged = { day: '2026-11-22', contract: 'PART_TIME', birthDate: null, startedOn: null };

test.each([
  [{}, 1271n],
  [{ birthDate: '2005-11-22' }, 1271n],
  [{ birthDate: '2005-11-23' }, 1085n],
  [{ birthDate: '2008-11-22' }, 1085n],
  [{ birthDate: '2008-11-23' }, 800n],
  [{ contract: 'APPRENTICE', birthDate: '2007-11-23' }, 800n],
  [{ contract: 'APPRENTICE', birthDate: '2007-11-22' }, 1085n],
  [{ contract: 'APPRENTICE', birthDate: '2000-01-01', startedOn: '2025-11-23' }, 800n],
  [{ contract: 'APPRENTICE', birthDate: '2000-01-01', startedOn: '2025-11-22' }, 1271n],
  [{ day: '2026-03-31' }, null],
] as const)('the least that an hour may earn in Britain, case %#', (changes, expected) => {
  expect(minimumWage('GB', { ...somebody, ...changes })).toBe(expected);
});

test('Ethiopia has no such law for private houses that is known here', () => {
  expect(minimumWage('ET', somebody)).toBeNull();
});
