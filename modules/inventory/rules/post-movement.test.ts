import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatQuantity, type Quantity, quantity } from '../../../kit/quantity.ts';
import { type Rational, rational } from '../../../kit/rational.ts';
import { formatUnitCost } from '../../../kit/unit-cost.ts';
import { decideCorrection } from './correction.ts';
import { type MovementKind, movementKindLaws, movementKinds } from './movement-kind.ts';
import { postMovement } from './post-movement.ts';
import type { LedgerRow, Movement, Posting } from './posting.ts';
import { emptyLevel, isLevelSound, type StockLevel } from './stock-level.ts';

const move = (kind: MovementKind, amount: string, cost: Rational | null = null): Movement => ({
  kind,
  quantity: quantity(amount),
  cost,
});
const pounds = (amount: bigint, per: bigint = 1n) => rational(amount, per);

const post = (level: StockLevel, movement: Movement): Posting => {
  const posting = postMovement(level, movement);
  if (!posting.ok) throw new Error(posting.refusal.code);
  return posting.value;
};

const fold = (movements: readonly Movement[]): { level: StockLevel; rows: readonly LedgerRow[] } => {
  let level = emptyLevel;
  const rows: LedgerRow[] = [];
  for (const movement of movements) {
    const posting = post(level, movement);
    rows.push(...posting.rows);
    level = posting.level;
  }
  return { level, rows };
};

const shown = ({ onHand, averageCost, valueMinor }: StockLevel) =>
  [formatQuantity(onHand), averageCost === null ? 'unknown' : formatUnitCost(averageCost), valueMinor] as const;

const sumOfValues = (rows: readonly LedgerRow[]) => rows.reduce((sum, { valueMinor }) => sum + (valueMinor ?? 0n), 0n);

test('receiving at two prices gives the weighted average, and using some leaves it alone', () => {
  const received = fold([move('RECEIPT', '10', pounds(1n)), move('RECEIPT', '10', pounds(3n))]);
  expect(shown(received.level)).toEqual(['20', '2', 4000n]);
  expect(shown(post(received.level, move('WASTE', '-5')).level)).toEqual(['15', '2', 3000n]);
});

test('what was paid for a case stands in the books to the penny, though a gram has no exact price', () => {
  const { level, rows } = fold([move('RECEIPT', '30000', pounds(1000n, 30_000n))]);
  expect(shown(level)).toEqual(['30000', '0.033333', 100_000n]);
  expect(rows.map(({ valueMinor }) => valueMinor)).toEqual([100_000n]);
  expect(shown(post(level, move('WASTE', '-30000')).level)).toEqual(['0', '0.033333', 0n]);
});

test('a thousand pinches of salt take out what a thousand pinches cost', () => {
  const pinches = Array.from({ length: 1000 }, () => move('SALE_DEPLETION', '-1'));
  const { level } = fold([move('RECEIPT', '10000', pounds(5n, 10_000n)), ...pinches]);
  expect(shown(level)).toEqual(['9000', '0.0005', 450n]);
});

test('selling before receiving goes below zero at the last known cost, and the receipt sets the cost right', () => {
  const sold = fold([move('RECEIPT', '5', pounds(2n)), move('SALE_DEPLETION', '-10')]);
  expect(shown(sold.level)).toEqual(['-5', '2', -1000n]);
  expect(sold.rows.map((row) => row.isProvisionalCost)).toEqual([false, true]);
  const { rows, level } = post(sold.level, move('RECEIPT', '10', pounds(3n)));
  expect(rows.map((row) => [row.kind, formatQuantity(row.quantity), row.valueMinor])).toEqual([
    ['RECEIPT', '10', 3000n],
    ['REVALUE', '0', -500n],
  ]);
  expect(shown(level)).toEqual(['5', '3', 1500n]);
});

test('a receipt that does not fill the hole values the rest of it at the new price, still provisional', () => {
  const { level, rows } = fold([move('RECEIPT', '1', pounds(2n)), move('WASTE', '-6'), move('RECEIPT', '3', pounds(3n))]);
  expect(shown(level)).toEqual(['-2', '3', -600n]);
  expect(rows.at(-1)).toMatchObject({ kind: 'REVALUE', valueMinor: -500n, isProvisionalCost: true });
});

test('an item that was never costed is worth an unknown amount, not nothing', () => {
  const { level, rows } = fold([move('OPENING', '10'), move('WASTE', '-2')]);
  expect(shown(level)).toEqual(['8', 'unknown', null]);
  expect(rows.map((row) => [row.unitCost, row.valueMinor, row.isProvisionalCost])).toEqual([
    [null, null, true],
    [null, null, true],
  ]);
  expect(shown(post(level, move('WASTE', '-8')).level)).toEqual(['0', 'unknown', 0n]);
});

test('the first known price is taken for what stood there unpriced, and says that it is assumed', () => {
  const { level, rows } = fold([move('OPENING', '10'), move('RECEIPT', '10', pounds(3n))]);
  expect(shown(level)).toEqual(['20', '3', 6000n]);
  expect(rows.at(-1)).toMatchObject({ kind: 'REVALUE', valueMinor: 3000n, isProvisionalCost: true });
});

test('a delivery received without its price enters at the last known cost, to be set right', () => {
  const { level, rows } = fold([move('RECEIPT', '10', pounds(2n)), move('RECEIPT', '5')]);
  expect(shown(level)).toEqual(['15', '2', 3000n]);
  expect(rows.at(-1)).toMatchObject({ valueMinor: 1000n, isProvisionalCost: true });
  expect(shown(post(level, move('REVALUE', '0', pounds(4n))).level)).toEqual(['15', '4', 6000n]);
});

test('a free delivery costs nothing, which is known', () => {
  expect(shown(fold([move('RECEIPT', '10', pounds(0n))]).level)).toEqual(['10', '0', 0n]);
});

test('a price on something that leaves is ignored: stock leaves at the average', () => {
  const { level } = fold([move('RECEIPT', '10', pounds(2n)), move('SUPPLIER_RETURN', '-5', pounds(9n))]);
  expect(shown(level)).toEqual(['5', '2', 1000n]);
});

test('more than the books can hold is refused', () => {
  const huge = fold([move('OPENING', '999999999999')]).level;
  expect(postMovement(huge, move('OPENING', '1'))).toEqual({ ok: false, refusal: { code: 'QUANTITY_OUT_OF_RANGE' } });
  const dear = postMovement(huge, move('RECEIPT', '-0.000001'.slice(1), rational(10n ** 11n)));
  expect(dear).toEqual({ ok: false, refusal: { code: 'COST_OUT_OF_RANGE' } });
  expect(postMovement(emptyLevel, move('RECEIPT', '1', rational(10n ** 13n))).ok).toBe(false);
});

test.each([
  ['WASTE', '1'],
  ['RECEIPT', '-1'],
  ['RECEIPT', '0'],
  ['REVALUE', '1'],
  ['REVALUE', '0'],
] as const)('%s of %s goes against its kind and is a bug', (kind, amount) => {
  expect(() => postMovement(emptyLevel, move(kind, amount))).toThrow(kind);
});

const anyMovement: fc.Arbitrary<Movement> = fc
  .record({
    kind: fc.constantFrom(...movementKinds),
    size: fc.oneof(fc.bigInt({ min: 1n, max: 50n }), fc.bigInt({ min: 1n, max: 10n ** 12n })),
    isOut: fc.boolean(),
    cost: fc.option(fc.tuple(fc.bigInt({ min: 0n, max: 10_000n }), fc.bigInt({ min: 1n, max: 9000n }))),
  })
  .map(({ kind, size, isOut, cost }) => {
    const { direction } = movementKindLaws[kind];
    const isLeaving = direction === 'OUT' || (direction === 'EITHER' && isOut);
    const amount = direction === 'NONE' ? 0n : isLeaving ? -size : size;
    const price = cost ?? (direction === 'NONE' ? ([1n, 3n] as const) : null);
    return { kind, quantity: amount as Quantity, cost: price && rational(...price) };
  });

test('whatever happens in a kitchen, the rows add up to the level, and the level is sound', () => {
  fc.assert(
    fc.property(fc.array(anyMovement, { maxLength: 40 }), (movements) => {
      let level = emptyLevel;
      let [total, moved] = [0n, 0n];
      for (const movement of movements) {
        const { rows, level: after } = post(level, movement);
        total += sumOfValues(rows);
        moved += movement.quantity;
        expect(isLevelSound(after)).toBe(true);
        expect([after.onHand, after.valueMinor ?? 0n]).toEqual([moved, total]);
        expect(rows.at(-1)).toMatchObject({ balanceAfter: after.onHand, averageCostAfter: after.averageCost });
        expect(level.averageCost === null || after.averageCost !== null).toBe(true);
        level = after;
      }
    }),
    { numRuns: 400 },
  );
});

test('undoing any row gives back the earlier quantity, the opposite value, and a sound level', () => {
  const script = fc.tuple(fc.array(anyMovement, { minLength: 1, maxLength: 25 }), fc.nat());
  fc.assert(
    fc.property(script, ([movements, seed]) => {
      const { level, rows } = fold(movements);
      const original = rows[seed % rows.length];
      if (!original || original.kind === 'REVALUE') return;
      const decision = decideCorrection(level, { ...original, isCorrected: false, isCorrection: false });
      if (!decision.ok) throw new Error(decision.refusal.code);
      const { rows: undone, level: after } = decision.value;
      expect(after.onHand).toBe(level.onHand - original.quantity);
      expect(undone[0].kind).toBe(original.kind);
      if (original.valueMinor !== null) expect(undone[0].valueMinor).toBe(-original.valueMinor);
      expect(isLevelSound(after)).toBe(true);
      expect((after.valueMinor ?? 0n) - (level.valueMinor ?? 0n)).toBe(sumOfValues(undone));
    }),
    { numRuns: 400 },
  );
});

test('a receipt undone at once leaves the books as they were', () => {
  const before = fold([move('RECEIPT', '10', pounds(1n))]).level;
  const { level, rows } = post(before, move('RECEIPT', '10', pounds(3n)));
  const undone = decideCorrection(level, { ...rows[0], isCorrected: false, isCorrection: false });
  expect(undone.ok && shown(undone.value.level)).toEqual(shown(before));
  expect(undone.ok && undone.value.rows).toHaveLength(1);
});

test('undoing a dear receipt after half of it was used never makes the rest free', () => {
  const { level, rows } = fold([move('RECEIPT', '10', pounds(1n)), move('RECEIPT', '10', pounds(3n)), move('WASTE', '-5')]);
  const dear = rows[1];
  const undone = dear && decideCorrection(level, { ...dear, isCorrected: false, isCorrection: false });
  expect(undone?.ok && shown(undone.value.level)).toEqual(['5', '2', 1000n]);
  expect(undone?.ok && undone.value.rows.map((row) => row.valueMinor)).toEqual([-3000n, 1000n]);
});

test('undoing the last penny of value never leaves stock worth less than nothing', () => {
  const { level, rows } = fold([move('OPENING', '100', pounds(0n)), move('RECEIPT', '1', pounds(1n, 100n)), move('WASTE', '-60')]);
  const penny = rows[1];
  const undone = penny && decideCorrection(level, { ...penny, isCorrected: false, isCorrection: false });
  expect(undone?.ok && shown(undone.value.level)).toEqual(['40', '0.000099', 0n]);
});

test.each([
  [{ isCorrected: true }, 'MOVEMENT_ALREADY_CORRECTED'],
  [{ isCorrection: true }, 'MOVEMENT_IS_CORRECTION'],
  [{ kind: 'REVALUE' }, 'MOVEMENT_NOT_CORRECTABLE'],
] as const)('a row that is %o stays as it is', (facts, code) => {
  const { level, rows } = post(emptyLevel, move('RECEIPT', '10', pounds(1n)));
  const decision = decideCorrection(level, { ...rows[0], isCorrected: false, isCorrection: false, ...facts });
  expect(decision).toEqual({ ok: false, refusal: { code } });
});
