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

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;
const row = (kind: HistoryRow['kind'], change: string, day: number): HistoryRow => ({
  kind,
  quantity: quantity(change),
  effectiveAt: at(day),
  isAnchor: kind === 'OPENING' || kind === 'COUNT_ADJUST',
});
const chicken = [
  row('OPENING', '40', 1),
  row('SALE_DEPLETION', '-31.1', 5),
  row('COUNT_ADJUST', '9.1', 16),
  row('RECEIPT', '20', 17),
  row('SALE_DEPLETION', '-13.3', 17),
  row('WASTE', '-0.6', 18),
  row('SALE_DEPLETION', '-9.5', 19),
  row('REVALUE', '0', 19),
];
const level14 = quantity('14.6');

test('a level is explained from its last count on, kind by kind', () => {
  const { anchor, startOnHand, groups } = explainLevel(chicken, level14);
  expect(anchor).toBe(chicken[2]);
  expect(formatQuantity(startOnHand)).toBe('18');
  expect(groups.map(({ kind, quantity: sum, count }) => [kind, formatQuantity(sum), count])).toEqual([
    ['RECEIPT', '20', 1],
    ['SALE_DEPLETION', '-22.8', 2],
    ['WASTE', '-0.6', 1],
  ]);
});

test('a count that was undone explains nothing, and without one the sum begins at nothing', () => {
  const undone = chicken.map((entry) => (entry.kind === 'COUNT_ADJUST' ? { ...entry, isAnchor: false } : entry));
  expect(explainLevel(undone, level14).anchor).toBe(undone[0]);
  expect(explainLevel([row('WASTE', '-2', 3)], quantity('-2'))).toMatchObject({ anchor: null, startOnHand: 0n });
  expect(explainLevel([], 0n as Quantity)).toEqual({ anchor: null, startOnHand: 0n, groups: [] });
});

test('what happened before a count is not told again, however late it became known', () => {
  const late = [
    row('OPENING', '40', 1),
    row('WASTE', '-5', 15),
    row('COUNT_ADJUST', '-4', 16),
    { ...row('COUNT_ADJUST', '5', 16), isAnchor: false },
  ];
  expect(explainLevel(late, quantity('36'))).toMatchObject({ anchor: late[2], startOnHand: quantity('36'), groups: [] });
});

test('a chart begins with what was there and steps when something happens', () => {
  const steps = levelSeries(chicken, { from: '2026-11-10T00:00:00.000Z', until: '2026-11-18T23:00:00.000Z', onHand: level14 });
  expect(steps.map((step) => [step.at.slice(8, 10), formatQuantity(step.onHand)])).toEqual([
    ['10', '8.9'],
    ['16', '18'],
    ['17', '24.7'],
    ['18', '24.1'],
  ]);
  expect(levelSeries([], { from: at(10), until: at(11), onHand: level14 })).toEqual([{ at: at(10), onHand: level14 }]);
});

test('an explanation always adds up to the level, and so does the chart', () => {
  const change = fc.record({
    kind: fc.constantFrom(...movementKinds),
    size: fc.bigInt({ min: -1000n, max: 1000n }),
    isAnchor: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 30 }), (changes) => {
      const rows = changes.map(({ kind, size, isAnchor }, position): HistoryRow => {
        const effectiveAt = new Date(Date.UTC(2026, 0, 1, 0, position)).toISOString();
        return { kind, quantity: (kind === 'REVALUE' ? 0n : size) as Quantity, effectiveAt, isAnchor };
      });
      const onHand = rows.reduce((sum, moved) => sum + moved.quantity, 0n) as Quantity;
      const explained = explainLevel(rows, onHand);
      expect(explained.groups.reduce((sum, group) => sum + group.quantity, explained.startOnHand as bigint)).toBe(onHand);
      const steps = levelSeries(rows, { from: '2025-12-31T00:00:00.000Z', until: '2026-12-31T00:00:00.000Z', onHand });
      expect([steps[0]?.onHand, steps.at(-1)?.onHand]).toEqual([0n, onHand]);
    }),
  );
});
