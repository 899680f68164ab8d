import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { movementKinds } from '../../inventory/rules/movement-kind.ts';
import { closingOf, goodsOf, type GoodsFlow, type GoodsKind } from './goods.ts';

const flow = (kind: GoodsKind, valueMinor: bigint): GoodsFlow => ({ kind, valueMinor, unpriced: 0 });

const month: readonly GoodsFlow[] = [
  flow('OPENING', 5_000n),
  flow('RECEIPT', 100_000n),
  flow('SUPPLIER_RETURN', -4_000n),
  flow('REVALUE', 700n),
  flow('USED_DIFFERENCE', 300n),
  flow('TRANSFER_IN', 2_000n),
  flow('TRANSFER_OUT', -500n),
  flow('SALE_DEPLETION', -60_000n),
  flow('SALE_REVERSAL', 1_000n),
  flow('PRODUCTION_OUT', -9_000n),
  flow('PRODUCTION_IN', 9_000n),
  flow('WASTE', -2_500n),
  flow('TRANSFER_LOSS', -100n),
  flow('STAFF_MEAL', -800n),
  flow('COMP', -200n),
  flow('COUNT_ADJUST', -1_300n),
  flow('MANUAL_ADJUST', 400n),
];

describe('goods of a month', () => {
  it('are told apart by what took them', () => {
    expect(goodsOf(month)).toEqual({
      takenOnMinor: 5_000n,
      boughtMinor: 97_000n,
      transferredMinor: 1_500n,
      usedMinor: 63_800n,
      recipeMinor: 59_000n,
      wastedMinor: 2_600n,
      givenMinor: 1_000n,
      correctedMinor: 900n,
      unpriced: 0,
    });
  });

  it('that nobody priced are counted, and in no sum', () => {
    expect(goodsOf([{ kind: 'RECEIPT', valueMinor: 0n, unpriced: 2 }])).toMatchObject({ boughtMinor: 0n, unpriced: 2 });
  });

  it('leave what the ledger leaves, whatever happened', () => {
    const flows = fc.array(
      fc.record({ kind: fc.constantFrom(...movementKinds), valueMinor: fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }) }),
    );
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), flows, (opening, rows) => {
        const goods = goodsOf(rows.map((row) => ({ ...row, unpriced: 0 })));
        expect(closingOf(opening, goods)).toBe(rows.reduce((sum, { valueMinor }) => sum + valueMinor, opening));
      }),
    );
  });

  it('of which the price came late cost more, and leave no more behind', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), (late) => {
        const [without, withIt] = [goodsOf(month), goodsOf([...month, flow('USED_DIFFERENCE', late)])];
        expect(withIt.usedMinor - without.usedMinor).toBe(late);
        expect(closingOf(0n, withIt)).toBe(closingOf(0n, without));
      }),
    );
  });
});
