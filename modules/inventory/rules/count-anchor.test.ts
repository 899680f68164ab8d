import fc from 'fast-check';
import { expect, test } from 'vitest';

import { accepted } from '../../../kit/decision.ts';
import { quantity, type Quantity } from '../../../kit/quantity.ts';
import type { BusinessDate } from '../../../kit/time/business-date.ts';
import { rational } from '../../../kit/rational.ts';
import { bookAt, countAdjustment, heldAfter } from './count-anchor.ts';
import { postHeldByCount } from './hold-count.ts';
import { bookedDay, isLocked } from './period-lock.ts';
import { postMovement } from './post-movement.ts';
import { emptyLevel, isLevelSound, type StockLevel } from './stock-level.ts';

test.each([
  ['nothing moved since', '10', '12', '0', '-2'],
  ['sold three since, the books knew', '10', '9', '-3', '-2'],
  ['delivered since', '10', '30', '20', '0'],
  ['more on the shelf than booked', '10', '4', '0', '6'],
])('a count of %s: %s counted, %s booked now, %s moved since: %s', (_what, counted, onHand, movedSince, adjustment) => {
  const moment = { counted: quantity(counted), onHand: quantity(onHand), movedSince: quantity(movedSince) };
  expect(countAdjustment(moment)).toBe(quantity(adjustment));
  expect(bookAt(moment) + quantity(adjustment)).toBe(quantity(counted));
});

test('what happened at the very moment of a count was seen by it, and a second count of that moment replaces it', () => {
  const effectiveAt = new Date('2026-11-20T10:00:00.000Z');
  expect(heldAfter({ kind: 'FACT', effectiveAt }) < effectiveAt).toBe(true);
  expect(heldAfter({ kind: 'COUNT', effectiveAt })).toEqual(effectiveAt);
});

const levelOf = (onHand: bigint, cents: bigint): StockLevel => {
  const opened = postMovement(emptyLevel, { kind: 'OPENING', quantity: (onHand * 1_000_000n) as Quantity, cost: rational(cents, 100n) });
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value.level;
};

test('a late fact leaves what was counted as it was, and the books sound and adding up', () => {
  const fact = fc.record({
    onHand: fc.bigInt({ min: 1n, max: 5000n }),
    cents: fc.bigInt({ min: 0n, max: 9999n }),
    size: fc.bigInt({ min: 1n, max: 9000n }),
    receiptCents: fc.option(fc.bigInt({ min: 0n, max: 9999n })),
    kind: fc.constantFrom('RECEIPT', 'WASTE', 'SALE_DEPLETION'),
  });
  fc.assert(
    fc.property(fact, ({ onHand, cents, size, receiptCents, kind }) => {
      const before = levelOf(onHand, cents);
      const isIn = kind === 'RECEIPT';
      const moved = ((isIn ? size : -size) * 1_000_000n) as Quantity;
      const cost = isIn && receiptCents !== null ? rational(receiptCents, 100n) : null;
      const held = postHeldByCount(before, (level) => postMovement(level, { kind, quantity: moved, cost }));
      if (!held.ok) throw new Error(held.refusal.code);
      const after = held.value.at(-1)?.posting.level ?? before;
      expect(after.onHand).toBe(before.onHand);
      expect(isLevelSound(after)).toBe(true);
      const rows = held.value.flatMap(({ posting }) => posting.rows);
      expect(rows.every((row) => row.balanceAfter >= 0n)).toBe(true);
      expect(rows.reduce((sum, row) => sum + (row.valueMinor ?? 0n), before.valueMinor ?? 0n)).toBe(after.valueMinor);
    }),
  );
});

test('a fact that moves nothing needs no hold', () => {
  const before = levelOf(10n, 250n);
  const revalued = postHeldByCount(before, (level) =>
    postMovement(level, { kind: 'REVALUE', quantity: 0n as Quantity, cost: rational(3n) }),
  );
  expect(revalued).toMatchObject({ ok: true, value: [{ part: 'FACT' }] });
  expect(postHeldByCount(before, () => accepted({ rows: [{ ...zeroRow }], level: before }))).toMatchObject({ value: [{ part: 'FACT' }] });
});

const zeroRow = {
  kind: 'COUNT_ADJUST' as const,
  quantity: 0n as Quantity,
  unitCost: null,
  valueMinor: null,
  balanceAfter: 0n as Quantity,
  averageCostAfter: null,
  isProvisionalCost: false,
};

test.each([
  ['2026-10-31', null, '2026-10-31', null],
  ['2026-11-01', '2026-10-31', '2026-11-01', null],
  ['2026-10-31', '2026-10-31', '2026-11-01', '2026-10-31'],
  ['2026-02-03', '2026-02-28', '2026-03-01', '2026-02-03'],
  ['2028-02-03', '2028-02-28', '2028-02-29', '2028-02-03'],
])('a fact of %s, locked through %s, is booked on %s, late for %s', (date, lockedThrough, businessDate, lateForDate) => {
  const locked = lockedThrough as BusinessDate | null;
  expect(bookedDay(date as BusinessDate, locked)).toEqual({ businessDate, lateForDate });
  expect(isLocked(businessDate as BusinessDate, locked)).toBe(false);
});
