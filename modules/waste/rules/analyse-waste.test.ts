import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { analyseWaste, daysBetween, isoWeekday, type WasteFact } from './analyse-waste.ts';
import { splitChange, type ItemCost } from './compare-cost.ts';
import { dutyOf, foodWasteDuties } from './food-waste-duty.ts';

const period = { from: '2026-11-02', to: '2026-11-15' };

const fact = fc.record<WasteFact>({
  itemId: fc.option(fc.constantFrom('injera', 'cream', 'kitfo')),
  reason: fc.constantFrom('SPOILED', 'TRIM', 'BURNT'),
  stage: fc.option(fc.constantFrom('PREP', 'LINE')),
  destination: fc.option(fc.constantFrom('COMPOST', 'LANDFILL')),
  categoryId: fc.option(fc.constantFrom('a', 'b')),
  storageAreaId: fc.option(fc.constantFrom('c', 'd')),
  personId: fc.constantFrom('x', 'y'),
  businessDate: fc.constantFrom(...daysBetween(period.from, period.to)),
  hour: fc.integer({ min: 0, max: 23 }),
  isAvoidable: fc.boolean(),
  quantity: fc.option(fc.bigInt({ min: 1n, max: 10n ** 9n })),
  weight: fc.option(fc.bigInt({ min: 1n, max: 10n ** 9n })),
  valueMinor: fc.option(fc.bigInt({ min: 0n, max: 10n ** 6n })),
});

describe('an analysis', () => {
  test('says under every heading the same total, however it is cut', () => {
    fc.assert(
      fc.property(fc.array(fact), (facts) => {
        const { total, people, ...analysis } = analyseWaste(facts, period);
        const { causes, stages, items, categories, areas, destinations, hours } = analysis;
        for (const groups of [causes, stages, items, categories, areas, destinations, hours, people]) {
          expect(groups.reduce((sum, { valueMinor }) => sum + valueMinor, 0n)).toBe(total.valueMinor);
          expect(groups.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total.weight);
          expect(groups.reduce((sum, { entries }) => sum + entries, 0)).toBe(facts.length);
          for (const [index, one] of groups.entries()) {
            expect(one.valueMinor <= (groups[index - 1]?.valueMinor ?? one.valueMinor)).toBe(true);
          }
        }
      }),
    );
  });

  test('counts and weighs what has no price, an item or not', () => {
    const base = {
      reason: 'RETURNED',
      stage: null,
      destination: null,
      categoryId: null,
      storageAreaId: null,
      personId: 'x',
      quantity: null,
    };
    const on = { ...base, businessDate: '2026-11-02', hour: 12, isAvoidable: true };
    const plates: WasteFact = { ...on, itemId: null, weight: 3_200_000_000n, valueMinor: null };
    const { total } = analyseWaste([plates, { ...plates, itemId: 'cream', weight: null }, { ...plates, valueMinor: 120n }], period);
    expect(total).toMatchObject({ valueMinor: 120n, entries: 3, uncosted: 1, unpriced: 2, unpricedWeight: 3_200_000_000n });
  });

  test('names the days on which nobody wrote anything down, and no other', () => {
    fc.assert(
      fc.property(fc.array(fact), (facts) => {
        const { daysMissing } = analyseWaste(facts, period);
        for (const day of daysBetween(period.from, period.to)) {
          expect(daysMissing.includes(day)).toBe(facts.every(({ businessDate }) => businessDate !== day));
        }
      }),
    );
  });

  test('counts days over the end of a month, and weeks from Monday', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(['2026-11-16', '2026-11-22'].map(isoWeekday)).toEqual([1, 7]);
  });
});

describe('why it cost more', () => {
  const of = (quantity: bigint, valueMinor: bigint): ItemCost => ({ quantity, valueMinor });

  test.each([
    ['the same at a higher price', of(10n, 100n), of(10n, 120n), { quantityMinor: 0n, priceMinor: 20n }],
    ['more at the same price', of(10n, 100n), of(12n, 120n), { quantityMinor: 20n, priceMinor: 0n }],
    ['more, and dearer', of(10n, 100n), of(20n, 300n), { quantityMinor: 100n, priceMinor: 100n }],
  ])('%s is told apart', (_, before, after, change) => {
    expect(splitChange(new Map([['injera', before]]), new Map([['injera', after]]))).toEqual(change);
  });

  test('both parts together are the whole difference, also with items that only one period knows', () => {
    const costs = fc
      .dictionary(
        fc.constantFrom('a', 'b', 'c'),
        fc.record({ quantity: fc.bigInt({ min: 0n, max: 9999n }), valueMinor: fc.bigInt({ min: 0n, max: 9999n }) }),
      )
      .map((record) => new Map(Object.entries(record)));
    const total = (map: ReadonlyMap<string, ItemCost>) => [...map.values()].reduce((sum, { valueMinor }) => sum + valueMinor, 0n);
    fc.assert(
      fc.property(costs, costs, (before, after) => {
        const { quantityMinor, priceMinor } = splitChange(before, after);
        expect(quantityMinor + priceMinor).toBe(total(after) - total(before));
      }),
    );
  });
});

test('a duty names its law, its source and the day it was looked up, and is said only where it may hold', () => {
  for (const { law, smallLaw, source, lookedUpOn } of foodWasteDuties)
    expect([law !== '', smallLaw !== '', source.startsWith('https://'), lookedUpOn]).toEqual([true, true, true, '2026-11-21']);
  expect([dutyOf('Europe/London')?.validFrom, dutyOf('Africa/Addis_Ababa')]).toEqual(['2025-03-31', null]);
});
