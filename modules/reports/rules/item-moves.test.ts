import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dearestRise, furthest, movesOf, type ItemUse } from './item-moves.ts';

const use = (itemId: string, quantity: bigint, valueMinor: bigint): ItemUse => ({ itemId, quantity, valueMinor });

describe('an item that cost more', () => {
  it.each([
    ['for its price alone', use('a', 10n, 1200n), use('a', 10n, 1000n), 200n, 200n, 2000],
    ['for its quantity alone', use('a', 12n, 1200n), use('a', 10n, 1000n), 200n, 0n, 0],
    ['for both', use('a', 20n, 2400n), use('a', 10n, 1000n), 1400n, 400n, 2000],
    ['at a lower price', use('a', 20n, 1800n), use('a', 10n, 1000n), 800n, -200n, -1000],
  ])('%s', (_name, now, before, changeMinor, priceMinor, priceShare) => {
    expect(movesOf([now], [before])).toMatchObject([{ changeMinor, priceMinor, priceShare }]);
  });

  it('and was not used before has no price to be held against', () => {
    expect(movesOf([use('a', 5n, 500n)], [])).toMatchObject([{ changeMinor: 500n, priceMinor: null, priceShare: null }]);
    expect(movesOf([], [use('a', 5n, 500n)])).toMatchObject([{ changeMinor: -500n, priceMinor: null }]);
  });

  it('is named first, and by its price only where that rose', () => {
    const moves = movesOf([use('a', 30n, 3000n), use('b', 10n, 1500n)], [use('a', 10n, 1000n), use('b', 10n, 1000n)]);
    expect(moves.map(({ itemId }) => itemId)).toEqual(['a', 'b']);
    expect(dearestRise(moves)?.itemId).toBe('b');
    expect(dearestRise(movesOf([use('a', 9n, 800n)], [use('a', 9n, 900n)]))).toBeNull();
  });

  it('is among the furthest whichever way it went, and keeps its place', () => {
    const moves = movesOf([use('a', 10n, 1200n), use('b', 1n, 100n), use('c', 5n, 510n)], [use('b', 9n, 900n), use('c', 5n, 500n)]);
    expect([...furthest(moves, 2)].map(({ itemId }) => itemId).toSorted()).toEqual(['a', 'b']);
    expect(moves.filter((move) => furthest(moves, 2).has(move)).map(({ itemId }) => itemId)).toEqual(['a', 'b']);
  });

  it('is one of all, whose changes add up to the change of everything', () => {
    const uses = fc.uniqueArray(
      fc.record({
        itemId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        quantity: fc.bigInt({ min: 0n, max: 10n ** 9n }),
        valueMinor: fc.bigInt({ min: 0n, max: 10n ** 9n }),
      }),
      { selector: ({ itemId }) => itemId },
    );
    const total = (all: readonly ItemUse[]) => all.reduce((sum, { valueMinor }) => sum + valueMinor, 0n);
    fc.assert(
      fc.property(uses, uses, (now, before) => {
        const moves = movesOf(now, before);
        expect(moves.reduce((sum, { changeMinor }) => sum + changeMinor, 0n)).toBe(total(now) - total(before));
      }),
    );
  });
});
