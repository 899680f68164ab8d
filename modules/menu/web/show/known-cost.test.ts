import { expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { knownOfPortion, portionCostWords } from './known-cost.ts';

test.each([
  ['0', false, 'NONE', m.menu_cost_unknown()],
  ['0.002', false, 'PART', m.menu_at_least({ figure: '£0.00' })],
  ['0.002', true, 'ALL', '£0.00'],
  ['1.5', false, 'PART', m.menu_at_least({ figure: '£1.50' })],
  ['1.5', true, 'ALL', '£1.50'],
] as const)('of a portion at %s, complete: %s, %s is known, however little it comes to', (perPortion, isComplete, part, words) => {
  expect(knownOfPortion({ perPortion, isComplete })).toBe(part);
  expect(portionCostWords({ perPortion, isComplete, currency: 'GBP' })).toBe(words);
});
