import { expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import type { ItemUnits } from '../../rules/conversion.ts';
import type { StockRow } from '../list/stock-row.ts';
import { levelFinding } from './level-finding.ts';

const units: ItemUnits = { baseUnit: 'g', packChain: [], countUnits: ['kg'], densityGPerMl: null, eachMeasure: null };
const none = quantity('0');
const short = {
  units,
  onHand: none,
  par: quantity('5000'),
  standing: { status: 'BELOW', shortfall: quantity('5000') },
} as unknown as StockRow;
const steps = [{ at: '2026-11-17T00:00:00Z', onHand: none }];
const known = { steps, isNew: false, date: () => '' };

test('an item of which nothing was ever booked is short of par, for no time at all', () => {
  expect(levelFinding(short, { ...known, isNew: true })).toBe(m.inventory_find_new_short({ shortfall: '5 kg' }));
  expect(levelFinding({ ...short, par: null }, { ...known, isNew: true })).toBe(m.inventory_find_new());
  expect(levelFinding(short, known)).toBe(m.inventory_find_below_par_long({ shortfall: '5 kg', count: 14 }));
});
