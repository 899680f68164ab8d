import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { plannedAmount, type Budget, type EnteredLine } from './account-lines.ts';
import { costsOf, type DayCosts } from './prime-cost.ts';
import { accountOf, breakEven, inAccount, type AccountFacts } from './profit-and-loss.ts';

const day = '2026-11-18';
const days = { from: '2026-11-01', to: '2026-11-30' };
const known: DayCosts = {
  sales: [
    { day, line: 'SALES_FOOD', netMinor: 80_000n, coveredMinor: 0n },
    { day, line: 'SALES_DRINK', netMinor: 20_000n, coveredMinor: 0n },
  ],
  goods: [
    { day, line: 'FOOD', kind: 'SALE_DEPLETION', valueMinor: -25_000n, unpriced: 0 },
    { day, line: 'DRINK', kind: 'SALE_DEPLETION', valueMinor: -5_000n, unpriced: 0 },
  ],
  labour: [{ day, source: 'APPROVED', cost: { wagesMinor: 28_000n, premiumMinor: 1_000n, onCostMinor: 1_000n } }],
};
const entered = new Map<EnteredLine, bigint>([
  ['ENERGY', 5_000n],
  ['RENT', 15_000n],
]);
const budget: Budget = { SALES_FOOD: { amount: '90000' }, FOOD: { share: 3000 }, RENT: { amount: '15000' } };
const facts = (more: Partial<AccountFacts> = {}): AccountFacts => {
  const costs = costsOf(known, days);
  return { costs, entered, planned: (line) => plannedAmount(budget, line, costs.netMinor), ...more };
};

describe('an account', () => {
  it('goes from net sales to what is left', () => {
    const rows = accountOf(facts());
    const sums = rows.filter(({ isSum }) => isSum).map(({ of, amount }) => [of, amount]);
    expect(sums).toEqual([
      ['NET_SALES', 100_000n],
      ['GOODS', 30_000n],
      ['GROSS_PROFIT', 70_000n],
      ['LABOUR', 30_000n],
      ['CONTROLLABLE', 5_000n],
      ['OCCUPANCY', 15_000n],
      ['EBITDA', 20_000n],
    ]);
    expect(rows.find(({ of }) => of === 'FOOD')).toMatchObject({ amount: 25_000n, planned: 30_000n });
    expect(rows.find(({ of }) => of === 'CLEANING')).toMatchObject({ amount: null, planned: null });
  });

  it.each([
    ['nobody entered anything', facts({ entered: new Map() })],
    ['the stretch is no whole months', facts({ entered: null })],
    ['nobody worked', facts({ costs: costsOf({ ...known, labour: [] }, days) })],
    ['nothing was sold', facts({ costs: costsOf({ ...known, sales: [] }, days) })],
  ])('does not know what is left where %s', (_name, lacking) => {
    const rows = accountOf(lacking);
    expect(inAccount(rows, 'EBITDA')).toBeNull();
    expect(breakEven(rows)).toBeNull();
  });

  it('breaks even where what each sale leaves pays people and place', () => {
    // 50,000 at seventy in the hundred.
    expect(breakEven(accountOf(facts()))).toBe(71_429n);
  });

  it('is the sum of its lines, whatever they are', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 10n });
    fc.assert(
      fc.property(amount, amount, amount, (energy, rent, wages) => {
        const cost = { wagesMinor: wages, premiumMinor: 0n, onCostMinor: 0n };
        const costs = costsOf({ ...known, labour: [{ day, source: 'WORKED', cost }] }, days);
        const rows = accountOf(
          facts({
            costs,
            entered: new Map([
              ['ENERGY' as const, energy],
              ['RENT' as const, rent],
            ]),
          }),
        );
        expect(inAccount(rows, 'EBITDA')).toBe(100_000n - 30_000n - wages - energy - rent);
      }),
    );
  });
});
