import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatQuantity, type Quantity, quantity } from '../../../kit/quantity.ts';
import { levelStanding, needsPerson } from './level-status.ts';
import { movementKinds } from './movement-kind.ts';
import { explainLevel, type HistoryRow, levelSeries } from './stock-level-series.ts';

const level = (text: string | null) => (text === null ? null : quantity(text));

test.each([
  ['14.6', '30', null, 'BELOW_PAR', '15.4'],
  ['30', '30', '10', 'FINE', '0'],
  ['10', '30', '10', 'BELOW_REORDER', '20'],
  ['0', null, '5', 'BELOW_REORDER', '5'],
  ['-0.4', '3', '1', 'NEGATIVE', '3.4'],
  ['-0.4', null, null, 'NEGATIVE', '0.4'],
  ['0', null, null, 'FINE', '0'],
  ['40', '30', '10', 'FINE', '0'],
])('%s on hand, par %s and reorder point %s: %s, %s missing', (onHand, par, reorderPoint, status, shortfall) => {
  const standing = levelStanding(quantity(onHand), { par: level(par), reorderPoint: level(reorderPoint) });
  expect([standing.status, formatQuantity(standing.shortfall)]).toEqual([status, shortfall]);
  expect(needsPerson(standing.status)).toBe(status !== 'FINE');
});

const row = (kind: HistoryRow['kind'], change: string, after: string, day: number): HistoryRow => ({
  kind,
  quantity: quantity(change),
  balanceAfter: quantity(after),
  occurredAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  isCorrection: false,
  isCorrected: false,
});
const chicken = [
  row('OPENING', '40', '40', 1),
  row('SALE_DEPLETION', '-31.1', '8.9', 5),
  row('COUNT_ADJUST', '9.1', '18', 16),
  row('RECEIPT', '20', '38', 17),
  row('SALE_DEPLETION', '-13.3', '24.7', 17),
  row('WASTE', '-0.6', '24.1', 18),
  row('REVALUE', '0', '24.1', 18),
  row('SALE_DEPLETION', '-9.5', '14.6', 19),
];

test('a level is explained from its last count on, kind by kind', () => {
  const { anchor, groups, onHand } = explainLevel(chicken);
  expect(anchor).toBe(chicken[2]);
  expect(groups.map(({ kind, quantity: sum, count }) => [kind, formatQuantity(sum), count])).toEqual([
    ['RECEIPT', '20', 1],
    ['SALE_DEPLETION', '-22.8', 2],
    ['WASTE', '-0.6', 1],
  ]);
  expect(formatQuantity(onHand)).toBe('14.6');
});

test('a count that was undone explains nothing, and without one the sum begins at nothing', () => {
  const undone = chicken.map((entry) => (entry.kind === 'COUNT_ADJUST' ? { ...entry, isCorrected: true } : entry));
  expect(explainLevel(undone).anchor).toBe(undone[0]);
  expect(explainLevel([row('WASTE', '-2', '-2', 3)])).toMatchObject({ anchor: null, onHand: quantity('-2') });
  expect(explainLevel([])).toEqual({ anchor: null, groups: [], onHand: 0n });
});

test('a chart begins with what was there and steps when something happens', () => {
  const steps = levelSeries(chicken, { from: '2026-11-10T00:00:00.000Z', until: '2026-11-18T23:00:00.000Z' });
  expect(steps.map(({ at, onHand }) => [at.slice(8, 10), formatQuantity(onHand)])).toEqual([
    ['10', '8.9'],
    ['16', '18'],
    ['17', '24.7'],
    ['18', '24.1'],
  ]);
  expect(levelSeries([], { from: '2026-11-10T00:00:00.000Z', until: '2026-11-11T00:00:00.000Z' })).toHaveLength(1);
});

test('an explanation always adds up to the last balance, and so does the chart', () => {
  const change = fc.record({
    kind: fc.constantFrom(...movementKinds),
    size: fc.bigInt({ min: -1000n, max: 1000n }),
    isCorrected: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 30 }), (changes) => {
      let onHand = 0n;
      const rows = changes.map(({ kind, size, isCorrected }, position): HistoryRow => {
        const moved = kind === 'REVALUE' ? 0n : size;
        onHand += moved;
        const occurredAt = new Date(Date.UTC(2026, 0, 1, 0, position)).toISOString();
        return {
          kind,
          quantity: moved as Quantity,
          balanceAfter: onHand as Quantity,
          occurredAt,
          isCorrected,
          isCorrection: false,
        };
      });
      const explained = explainLevel(rows);
      expect(explained.onHand).toBe(onHand);
      const since = explained.groups.reduce((sum, group) => sum + group.quantity, explained.anchor?.balanceAfter ?? 0n);
      expect(since).toBe(onHand);
      const steps = levelSeries(rows, { from: '2025-12-31T00:00:00.000Z', until: '2026-12-31T00:00:00.000Z' });
      expect([steps[0]?.onHand, steps.at(-1)?.onHand]).toEqual([0n, onHand]);
    }),
  );
});
