import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { daysBetween, type WasteFact } from './analyse-waste.ts';
import { changeWeeks, comparableWeeks, pricesOf, type ChangeWeek } from './change-weeks.ts';
import { againstDays } from './day-figures.ts';
import { measureSaving } from './saving.ts';
import { suggestActions, usualAction } from './suggest-actions.ts';

const from = '2026-10-05';
const to = '2026-11-01';
const days = daysBetween(from, to);

const plain: WasteFact = {
  itemId: 'shiro',
  reason: 'OVERPRODUCED',
  stage: 'OVERPRODUCTION',
  destination: 'FOOD_WASTE_BIN',
  categoryId: null,
  storageAreaId: null,
  personId: 'x',
  businessDate: from,
  hour: 15,
  isAvoidable: true,
  quantity: 10n,
  weight: 10n,
  valueMinor: 100n,
};
const fact = fc
  .record({
    itemId: fc.constantFrom('shiro', 'cream'),
    reason: fc.constantFrom('OVERPRODUCED', 'SPOILED'),
    businessDate: fc.constantFrom(...days),
    quantity: fc.bigInt({ min: 1n, max: 10_000n }),
    valueMinor: fc.bigInt({ min: 0n, max: 10_000n }),
  })
  .map((changes): WasteFact => ({ ...plain, ...changes }));
const sum = (weeks: readonly ChangeWeek[]) => weeks.reduce((all, { valueMinor }) => all + valueMinor, 0n);
const noPrices = new Map<string, never>();
const noCovers = new Map<string, number>();

describe('a cause week by week', () => {
  test('comes to every fact of the cause, once, and to nothing of another', () => {
    fc.assert(
      fc.property(fc.array(fact), fc.constantFrom('SPOILED', null), fc.constantFrom('cream', null), (facts, reason, itemId) => {
        const weeks = changeWeeks({ facts, covers: noCovers }, { of: { reason, itemId }, from, to, prices: noPrices });
        const own = facts.filter((one) => (reason ?? one.reason) === one.reason && (itemId ?? one.itemId) === one.itemId);
        expect(sum(weeks)).toBe(own.reduce((all, one) => all + (one.valueMinor ?? 0n), 0n));
        expect(weeks).toHaveLength(4);
      }),
    );
  });

  test('is held to the prices of before: a dearer purchase is no waste of its own', () => {
    const prices = pricesOf([plain, { ...plain, quantity: 30n, valueMinor: 500n }]);
    const dear = { ...plain, quantity: 20n, valueMinor: 9000n };
    const weeks = changeWeeks({ facts: [dear], covers: noCovers }, { of: { reason: null, itemId: 'shiro' }, from, to, prices });
    expect(weeks[0]?.valueMinor).toBe(300n);
  });

  test('knows the guests of a week only when every day of it is known', () => {
    const covers = new Map(days.slice(0, 13).map((day) => [day, 10]));
    const weeks = changeWeeks({ facts: [], covers }, { of: { reason: 'SPOILED', itemId: null }, from, to, prices: noPrices });
    expect(weeks.map((week) => week.covers)).toEqual([70, null, null, null]);
  });
});

describe('weeks beside each other', () => {
  const of = (valueMinor: bigint, covers: number | null, daysLogged = 6): ChangeWeek => ({ valueMinor, covers, daysLogged });

  test('leave out those in which hardly anybody wrote: silence is no saving', () => {
    const silent = [of(0n, null, 1), of(0n, null, 0), of(0n, null, 3), of(0n, null, 2)];
    const beside = comparableWeeks(
      [1000n, 900n, 1100n, 1000n].map((minor) => of(minor, null)),
      silent,
    );
    expect(beside).toMatchObject({ after: [], leftOut: 4, isPerCover: false });
    expect(measureSaving(beside)).toEqual({ kind: 'TOO_EARLY', weeksMissing: 4 });
  });

  test('are brought to the same number of guests where all are known: a quiet month is no saving', () => {
    const busy = [1000n, 1040n, 960n, 1000n].map((minor) => of(minor, 500));
    const quiet = [500n, 520n, 480n, 500n].map((minor) => of(minor, 250));
    const beside = comparableWeeks(busy, quiet);
    expect(beside).toMatchObject({ isPerCover: true, after: [1000n, 1040n, 960n, 1000n] });
    expect(measureSaving(beside)).toMatchObject({ kind: 'NOT_CLEAR', meanMinor: 0n });
  });

  test('stay as they are where the guests of one are not known', () => {
    const beside = comparableWeeks([of(1000n, 500)], [of(500n, null)]);
    expect(beside).toMatchObject({ isPerCover: false, before: [1000n], after: [500n] });
  });
});

describe('waste beside guests and sales', () => {
  test('takes only the days that are known on both sides, and is null where none is', () => {
    fc.assert(
      fc.property(fc.array(fact), fc.uniqueArray(fc.constantFrom(...days)), (facts, known) => {
        const figures = known.map((businessDate) => ({ businessDate, covers: 10, salesMinor: null }));
        const { covers, sales } = againstDays(facts, figures);
        expect(sales).toBeNull();
        const own = facts.filter(({ businessDate }) => known.includes(businessDate));
        const valueMinor = own.reduce((all, one) => all + (one.valueMinor ?? 0n), 0n);
        const whole = { days: known.length, total: BigInt(10 * known.length), valueMinor };
        expect(covers).toEqual(known.length === 0 ? null : expect.objectContaining(whole));
      }),
    );
  });

  test('is not said of days without a single guest', () => {
    expect(againstDays([plain], [{ businessDate: from, covers: 0, salesMinor: 0n }])).toEqual({ covers: null, sales: null });
  });
});

test('the dearest causes that nobody works on are worth acting on, by what they come to in a month', () => {
  const causes = [
    { reason: 'EXPIRED', itemId: 'cream', valueMinor: 700n },
    { reason: 'OVERPRODUCED', itemId: 'injera', valueMinor: 1400n },
    { reason: 'DROPPED', itemId: 'kitfo', valueMinor: 900n },
    { reason: 'TRIM', itemId: 'lamb', valueMinor: 0n },
  ];
  const suggested = suggestActions(causes, { days: 7, max: 3, isWorkedOn: ({ itemId }) => itemId === 'kitfo' });
  expect(suggested.map(({ itemId, action, monthMinor }) => [itemId, action, monthMinor])).toEqual([
    ['injera', 'CHANGE_BATCH', 6000n],
    ['cream', 'CHANGE_PAR', 3000n],
  ]);
  expect(usualAction('constructor')).toBe('TASK');
});
