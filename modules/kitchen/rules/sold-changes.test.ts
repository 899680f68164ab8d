import { expect, it } from 'vitest';

import { soldChanges } from './sold-changes.ts';

const said = (lineId: string, quantity: number, unitPriceMinor = 1200n) => ({
  lineId,
  dishId: 'shiro',
  quantity,
  unitPriceMinor,
  modifierIds: [] as string[],
});
const kept = (lineId: string, quantity: number, changes: object = {}) => ({
  tillLineId: lineId,
  dishId: 'shiro',
  quantity,
  unitPriceMinor: 1200n,
  state: 'SERVED',
  modifiers: [] as { id: string }[],
  ...changes,
});

it('a sale that says the same as before changes nothing', () => {
  expect(soldChanges([kept('1', 2), kept('2', 1)], [said('2', 1), said('1', 2)])).toEqual({ goes: [], comes: [] });
});

it.each([
  ['another number of portions', said('1', 3)],
  ['another price', said('1', 2, 1100n)],
  ['another dish', { ...said('1', 2), dishId: 'kitfo' }],
  ['another choice', { ...said('1', 2), modifierIds: ['hot'] }],
])('a line with %s goes whole and comes anew', (_what, line) => {
  const before = kept('1', 2);
  expect(soldChanges([before], [line])).toEqual({ goes: [before], comes: [line] });
});

it('a line that is gone goes, and one that went before is not taken off twice', () => {
  expect(soldChanges([kept('1', 2), kept('2', 1, { state: 'VOIDED' })], [])).toEqual({ goes: [kept('1', 2)], comes: [] });
});
