import { expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { batchCostWords, knownOfPortion, portionCostWords } from './known-cost.ts';

const tiny = m.menu_cost_less_than({ figure: '£0.01' });

test.each([
  ['0', false, 'NONE', m.menu_cost_unknown()],
  ['0', true, 'ALL', '£0.00'],
  ['0.002', false, 'PART', m.menu_cost_so_far({ figure: tiny })],
  ['0.002', true, 'ALL', tiny],
  ['0.006', true, 'ALL', '£0.01'],
  ['1.5', false, 'PART', m.menu_at_least({ figure: '£1.50' })],
  ['1.5', true, 'ALL', '£1.50'],
] as const)('of a portion at %s, complete: %s, %s is known, however little it comes to', (perPortion, isComplete, part, words) => {
  expect(knownOfPortion({ perPortion, isComplete })).toBe(part);
  expect(portionCostWords({ perPortion, isComplete, currency: 'GBP' })).toBe(words);
});

test.each([
  ['a batch of nothing but water', '0', true, false, '£0.00'],
  ['a batch of which no part has a cost', '0', false, false, m.menu_cost_unknown()],
  ['a batch that was kept before it was told', '0', false, undefined, m.menu_cost_unknown()],
  ['a pinch of salt', '0', true, true, tiny],
  ['a pinch of salt beside what has no cost', '0', false, true, m.menu_cost_so_far({ figure: tiny })],
  ['a penny beside what has no cost', '1', false, undefined, m.menu_at_least({ figure: '£0.01' })],
] as const)('%s is told as it is', (_what, knownMinor, isComplete, isTiny, words) => {
  expect(batchCostWords({ knownMinor, isComplete, currency: 'GBP', ...(isTiny !== undefined && { isTiny }) })).toBe(words);
});
