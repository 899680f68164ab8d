import fc from 'fast-check';
import { expect, test } from 'vitest';

import { rankNeeds, type Ranked } from './rank-needs.ts';

const need = (id: string, standing: Ranked['standing'], stakeMinor: bigint | null = null): Ranked => ({ id, standing, stakeMinor });

test('what presses most comes first, then what most money hangs on, then what was said first', () => {
  const ranked = rankNeeds([
    need('papers', 'soon'),
    need('beef', 'soon', 4225n),
    need('shiro', 'wrong'),
    need('onions', 'soon', 2480n),
    need('news', 'information', 9999n),
    need('fridge', 'wrong'),
  ]);
  expect(ranked.map(({ id }) => id)).toEqual(['shiro', 'fridge', 'beef', 'onions', 'papers', 'news']);
});

const needs = fc.array(
  fc.record({
    id: fc.string(),
    standing: fc.constantFrom('wrong' as const, 'soon' as const, 'information' as const),
    stakeMinor: fc.option(fc.bigInt({ min: 0n, max: 10n ** 9n })),
  }),
);

test('nothing is lost, and nothing that presses less stands before what presses more', () => {
  const places = { wrong: 0, soon: 1, information: 2 };
  fc.assert(
    fc.property(needs, (some) => {
      const ranked = rankNeeds(some);
      expect(new Set(ranked)).toEqual(new Set(some));
      const order = ranked.map(({ standing }) => places[standing]);
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }),
  );
});
