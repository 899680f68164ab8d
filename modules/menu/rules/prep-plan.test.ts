import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { quantity, type Quantity, quantityAsRational } from '../../../kit/quantity.ts';
import { compare, rational } from '../../../kit/rational.ts';
import { type PrepFacts, suggestedPrep } from './prep-plan.ts';

const facts = (changes: Partial<PrepFacts> = {}): PrepFacts => ({
  baseUnit: 'g',
  par: rational(5000n),
  need: rational(0n),
  onHand: quantity('1200'),
  planned: quantity('0'),
  batch: rational(2000n),
  isMadeWhole: false,
  ...changes,
});

describe('how much to prepare', () => {
  it.each([
    ['what par wants without what is there', facts(), '3800'],
    ['what is needed where that is more', facts({ need: rational(7000n) }), '5800'],
    ['nothing where there is enough', facts({ onHand: quantity('9000') }), '0'],
    ['less by what is on the plan', facts({ planned: quantity('3000') }), '800'],
    ['as if nothing were there where it was never booked', facts({ onHand: null }), '5000'],
    ['not what stock owes: that was eaten', facts({ onHand: quantity('-900') }), '5000'],
    ['whole batches where it is made so', facts({ isMadeWhole: true }), '4000'],
    ['a hundred grams more from a kilogram on', facts({ par: null, need: rational(12_345n, 10n), onHand: null }), '1300'],
    ['ten grams more below it', facts({ par: null, need: rational(1234n, 10n), onHand: null }), '130'],
    ['whole pieces', facts({ baseUnit: 'each', par: null, need: rational(7n, 2n), onHand: null }), '4'],
    ['nothing where nobody said anything', facts({ par: null, onHand: null }), '0'],
  ] as const)('is %s', (_, known, wanted) => {
    expect(suggestedPrep(known)).toBe(quantity(wanted));
  });

  it('is never below nothing, covers what is missing, and is at most one step more', () => {
    const amounts = fc.bigInt({ min: -50_000n, max: 50_000n });
    const some = fc.record({
      par: fc.nat(50_000),
      need: fc.nat(50_000),
      onHand: amounts,
      planned: fc.nat(9000),
      batch: fc.integer({ min: 1, max: 9000 }),
      isMadeWhole: fc.boolean(),
    });
    fc.assert(
      fc.property(some, ({ par, need, onHand, planned, batch, isMadeWhole }) => {
        const millionths = (grams: bigint | number) => (BigInt(grams) * 1_000_000n) as Quantity;
        const known = facts({
          par: rational(BigInt(par)),
          need: rational(BigInt(need)),
          onHand: millionths(onHand),
          planned: millionths(planned),
          batch: rational(BigInt(batch)),
          isMadeWhole,
        });
        const suggested = suggestedPrep(known);
        const missing = Math.max(0, Math.max(par, need) - Math.max(0, Number(onHand)) - planned);
        expect(suggested >= 0n).toBe(true);
        expect(compare(quantityAsRational(suggested), rational(BigInt(missing)))).toBeGreaterThanOrEqual(0);
        const step = isMadeWhole ? batch : missing < 1000 ? 10 : 100;
        expect(Number(suggested / 1_000_000n) - missing).toBeLessThan(step);
        if (isMadeWhole) expect(suggested % millionths(batch)).toBe(0n);
      }),
    );
  });
});
