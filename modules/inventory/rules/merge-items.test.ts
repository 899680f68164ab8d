import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { minorUnits, type MinorUnits } from '../../../kit/money.ts';
import { noQuantity, quantity, type Quantity } from '../../../kit/quantity.ts';
import { rational } from '../../../kit/rational.ts';
import {
  bringOver,
  decideMerge,
  decideMergeUndo,
  type MergeSide,
  mergeUndoDays,
  stricterAllergens,
  stricterFasting,
  takeAll,
} from './merge-items.ts';
import { postMovement } from './post-movement.ts';
import { emptyLevel, isLevelSound, type StockLevel } from './stock-level.ts';

const side = (changes: Partial<MergeSide> = {}): MergeSide => ({
  itemId: 'a',
  name: 'Tomatoes',
  nameLocal: null,
  baseUnit: 'g',
  currency: 'GBP',
  isActive: true,
  mergedInto: null,
  isBeingCounted: false,
  hasLedger: true,
  ...changes,
});
const other = (changes: Partial<MergeSide> = {}) => side({ itemId: 'b', name: 'Tomatos', ...changes });

describe('two items become one', () => {
  it.each([
    ['that are the same', side(), side(), 'MERGE_SAME_ITEM'],
    ['of which one went into another before', side({ mergedInto: { name: 'Plum', nameLocal: null } }), other(), 'ITEM_MERGED'],
    [
      'of which the one that stays went into another before',
      side(),
      other({ mergedInto: { name: 'Plum', nameLocal: null } }),
      'ITEM_MERGED',
    ],
    ['of which the one that stays is out of use', side(), other({ isActive: false }), 'ITEM_ARCHIVED'],
    ['that are kept in different units', side(), other({ baseUnit: 'ml' }), 'MERGE_UNITS_DIFFER'],
    ['whose books are in two currencies', side({ currency: 'ETB' }), other(), 'MERGE_CURRENCY_DIFFERS'],
    ['of which one is being counted', side(), other({ isBeingCounted: true }), 'MERGE_BEING_COUNTED'],
  ])('not %s', (_, merged, kept, code) => {
    expect(decideMerge(merged, kept)).toMatchObject({ ok: false, refusal: { code } });
  });

  it('where the one that goes is out of use, or never moved', () => {
    expect(decideMerge(side({ isActive: false }), other()).ok).toBe(true);
    expect(decideMerge(side({ currency: 'ETB', hasLedger: false }), other()).ok).toBe(true);
  });
});

const mergedAt = new Date('2026-10-01T09:00:00Z');
const later = (days: number) => new Date(mergedAt.getTime() + days * 86_400_000);
const undo = (changes: object) =>
  decideMergeUndo({
    isUndone: false,
    mergedAt,
    now: later(1),
    kept: { ...other(), onHand: quantity('10') },
    quantity: quantity('10'),
    areLotsWhole: true,
    ...changes,
  });

describe('a merge is taken back', () => {
  it.each([
    ['twice', { isUndone: true }, 'MERGE_UNDONE'],
    ['after its time', { now: later(mergeUndoDays + 1) }, 'MERGE_TOO_OLD'],
    [
      'when the one that stayed went into another since',
      { kept: { ...other({ mergedInto: { name: 'Plum', nameLocal: null } }), onHand: quantity('10') } },
      'ITEM_MERGED',
    ],
    ['during a count', { kept: { ...other({ isBeingCounted: true }), onHand: quantity('10') } }, 'MERGE_BEING_COUNTED'],
    ['when less is there than came', { kept: { ...other(), onHand: quantity('9.999999') } }, 'MERGE_STOCK_USED'],
    ['when a lot that came was used from', { areLotsWhole: false }, 'MERGE_STOCK_USED'],
  ])('not %s', (_, changes, code) => {
    expect(undo(changes)).toMatchObject({ ok: false, refusal: { code } });
  });

  it('on its last day, and always where nothing came but a debt', () => {
    expect(undo({ now: later(mergeUndoDays) }).ok).toBe(true);
    expect(undo({ quantity: quantity('-4'), kept: { ...other(), onHand: quantity('-9') } }).ok).toBe(true);
  });
});

const grown = (level: StockLevel, steps: readonly (readonly [amount: bigint, price: bigint | null])[]): StockLevel =>
  steps.reduce((before, [amount, price]) => {
    const kind = amount > 0n ? 'RECEIPT' : 'WASTE';
    const cost = amount > 0n && price !== null ? rational(price, 100n) : null;
    const booked = postMovement(before, { kind, quantity: amount as Quantity, cost });
    return booked.ok ? booked.value.level : before;
  }, level);
const steps = fc.array(
  fc.tuple(
    fc.bigInt(-9_000_000n, 9_000_000n).filter((amount) => amount !== 0n),
    fc.option(fc.bigInt(1n, 5000n)),
  ),
  { maxLength: 6 },
);
const costings = fc.constantFrom<StockLevel>(emptyLevel, { ...emptyLevel, layers: [] });

describe('stock that comes over', () => {
  it('leaves nothing behind and loses no value, above and below zero, by average and by oldest price', () => {
    fc.assert(
      fc.property(costings, steps, steps, (empty, mergedSteps, keptSteps) => {
        const merged = grown(empty, mergedSteps);
        const kept = grown(empty, keptSteps);
        fc.pre(merged.onHand !== noQuantity);
        const out = takeAll(merged);
        const valueMinor = out.ok && out.value.rows[0].valueMinor === null ? null : merged.valueMinor;
        const inn = bringOver(kept, { quantity: merged.onHand, valueMinor });
        if (!out.ok || !inn.ok) throw new Error('Nothing here is out of range.');
        expect(out.value.level).toMatchObject({ onHand: noQuantity, valueMinor: 0n });
        expect(inn.value.level.onHand).toBe(merged.onHand + kept.onHand);
        if (kept.layers === undefined) expect(isLevelSound(inn.value.level)).toBe(true);
        const booked = inn.value.rows.reduce((sum, row) => sum + (row.valueMinor ?? 0n), kept.valueMinor ?? 0n);
        expect(booked).toBe(inn.value.level.valueMinor ?? 0n);
        const isKnown = valueMinor !== null && (merged.onHand > noQuantity || kept.averageCost !== null);
        if (isKnown) expect(inn.value.rows[0].valueMinor).toBe(valueMinor);
      }),
    );
  });

  it('comes at exactly the value at which it left', () => {
    const merged: StockLevel = { onHand: quantity('3'), averageCost: null, valueMinor: null };
    expect(bringOver(emptyLevel, { quantity: merged.onHand, valueMinor: minorUnits('1000') as MinorUnits })).toMatchObject({
      ok: true,
      value: { rows: [{ kind: 'TRANSFER_IN', valueMinor: 1000n }], level: { valueMinor: 1000n } },
    });
  });
});

it.each([
  [true, true, true],
  [true, false, false],
  [null, false, false],
  [true, null, null],
])('of a merge of %s and %s, "fasting food" is %s', (left, right, both) => {
  expect(stricterFasting(left, right)).toBe(both);
  expect(stricterFasting(right, left)).toBe(both);
});

it('no warning of an allergen is lost: the stricter word stays', () => {
  expect(stricterAllergens({ MILK: 'FREE', EGGS: 'MAY_CONTAIN' }, { MILK: 'CONTAINS', EGGS: 'FREE', FISH: 'FREE' })).toEqual({
    EGGS: 'MAY_CONTAIN',
    FISH: 'FREE',
    MILK: 'CONTAINS',
  });
});
