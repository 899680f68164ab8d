import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatQuantity, type Quantity, quantity } from '../../../kit/quantity.ts';
import { type Rational, rational } from '../../../kit/rational.ts';
import { quantityOfLayers, takeBack, takeFront, valueOfLayers } from './cost-layer.ts';
import { decideCorrection } from './correction.ts';
import type { MovementKind } from './movement-kind.ts';
import { postMovement } from './post-movement.ts';
import type { LedgerRow, Posting } from './posting.ts';
import { emptyLevel, isLevelSound, type StockLevel } from './stock-level.ts';

const fifo: StockLevel = { ...emptyLevel, layers: [] };
const pounds = (amount: bigint, per: bigint = 1n) => rational(amount, per);

type Move = readonly [kind: MovementKind, amount: string, cost?: Rational];

const post = (level: StockLevel, [kind, amount, cost = null as never]: Move): Posting => {
  const posting = postMovement(level, { kind, quantity: quantity(amount), cost: cost ?? null });
  if (!posting.ok) throw new Error(posting.refusal.code);
  return posting.value;
};

const fold = (moves: readonly Move[]) => {
  let level = fifo;
  const rows: LedgerRow[] = [];
  for (const move of moves) {
    const posting = post(level, move);
    rows.push(...posting.rows);
    level = posting.level;
  }
  return { level, rows };
};

const layersOf = ({ layers = [] }: StockLevel) => layers.map((layer) => [formatQuantity(layer.quantity), layer.valueMinor]);
const ten1 = ['RECEIPT', '10', pounds(1n)] as const;
const ten3 = ['RECEIPT', '10', pounds(3n)] as const;

test('the oldest price leaves first', () => {
  const { level, rows } = fold([ten1, ten3, ['WASTE', '-12']]);
  expect(rows.at(-1)).toMatchObject({ valueMinor: -1600n });
  expect(layersOf(level)).toEqual([['8', 2400n]]);
  expect(level).toMatchObject({ valueMinor: 2400n });
});

test('a price that cannot be divided evenly is divided to the penny', () => {
  const { level, rows } = fold([
    ['RECEIPT', '3', pounds(1n, 3n)],
    ['WASTE', '-1'],
    ['WASTE', '-1'],
    ['WASTE', '-1'],
  ]);
  expect(rows.map(({ valueMinor }) => valueMinor)).toEqual([100n, -33n, -34n, -33n]);
  expect(level).toMatchObject({ onHand: 0n, valueMinor: 0n, layers: [] });
});

test('used before it was booked in: provisional at the last cost, and set right by the price that comes', () => {
  const short = fold([ten1, ['SALE_DEPLETION', '-14']]);
  expect(short.level).toMatchObject({ valueMinor: -400n, layers: [] });
  const { level, rows } = fold([ten1, ['SALE_DEPLETION', '-14'], ten3]);
  expect(rows.slice(2).map(({ kind, valueMinor }) => [kind, valueMinor])).toEqual([
    ['RECEIPT', 3000n],
    ['REVALUE', -800n],
  ]);
  expect(layersOf(level)).toEqual([['6', 1800n]]);
});

test('an unknown price is unknown, never nothing, until one is known', () => {
  const { level } = fold([['RECEIPT', '5']]);
  expect(level).toMatchObject({ averageCost: null, valueMinor: null });
  const priced = post(level, ten3).level;
  expect(layersOf(priced)).toEqual([
    ['5', 1500n],
    ['10', 3000n],
  ]);
});

test('taking back a delivery takes its own price out, taking back a use puts the price back first in line', () => {
  const { level, rows } = fold([ten1, ten3, ['WASTE', '-4']]);
  const undo = (row: LedgerRow | undefined) => {
    if (!row) throw new Error('no row');
    const decided = decideCorrection(level, { ...row, isCorrected: false, isCorrection: false });
    if (!decided.ok) throw new Error(decided.refusal.code);
    return decided.value;
  };
  expect(layersOf(undo(rows[1]).level)).toEqual([['6', 600n]]);
  expect(layersOf(undo(rows[2]).level)).toEqual([
    ['4', 400n],
    ['6', 600n],
    ['10', 3000n],
  ]);
});

test('whatever happens, the rows add up to the level, the layers hold what is there, and the level is sound', () => {
  const move = fc.record({
    kind: fc.constantFrom('RECEIPT', 'WASTE', 'SALE_DEPLETION', 'COUNT_ADJUST', 'MANUAL_ADJUST'),
    size: fc.bigInt({ min: 1n, max: 30_000_000n }),
    isOut: fc.boolean(),
    cents: fc.option(fc.bigInt({ min: 0n, max: 5000n })),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 25 }), (moves) => {
      let level = fifo;
      let sum = 0n;
      const undoable: LedgerRow[] = [];
      const book = (posting: Posting) => {
        sum += posting.rows.reduce((total, { valueMinor }) => total + (valueMinor ?? 0n), 0n);
        level = posting.level;
        expect(level.valueMinor === null || level.valueMinor === sum).toBe(true);
        expect(quantityOfLayers(level.layers ?? [])).toBe(level.onHand > 0n ? level.onHand : 0n);
        expect(isLevelSound(level)).toBe(true);
      };
      for (const { kind, size, isOut, cents } of moves) {
        const leaves = kind === 'RECEIPT' ? false : isOut || kind === 'WASTE' || kind === 'SALE_DEPLETION';
        const cost = kind === 'RECEIPT' && cents !== null ? rational(cents, 100n) : null;
        const posting = postMovement(level, { kind, quantity: (leaves ? -size : size) as Quantity, cost });
        if (!posting.ok) throw new Error(posting.refusal.code);
        undoable.push(posting.value.rows[0]);
        book(posting.value);
      }
      for (const row of undoable) {
        const undone = decideCorrection(level, { ...row, isCorrected: false, isCorrection: false });
        if (!undone.ok) throw new Error(undone.refusal.code);
        book(undone.value);
      }
      expect(level.onHand).toBe(0n);
    }),
  );
});

test('taking from either end leaves nothing out', () => {
  const layer = fc.record({ quantity: fc.bigInt({ min: 1n, max: 900n }), valueMinor: fc.bigInt({ min: 0n, max: 900n }) });
  fc.assert(
    fc.property(fc.array(layer, { maxLength: 6 }), fc.bigInt({ min: 0n, max: 4000n }), (made, wanted) => {
      const layers = made as unknown as Parameters<typeof takeFront>[0];
      for (const { taken, left } of [takeFront(layers, wanted), takeBack(layers, wanted)]) {
        expect(quantityOfLayers(taken) + quantityOfLayers(left)).toBe(quantityOfLayers(layers));
        expect((valueOfLayers(taken) ?? 0n) + (valueOfLayers(left) ?? 0n)).toBe(valueOfLayers(layers));
        expect(quantityOfLayers(taken) <= wanted).toBe(true);
      }
    }),
  );
});
