import { expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { figureOf, percentOf } from './figure-of.ts';

const total = { valueMinor: '1000', weightG: '49210', entries: 58 };
const expired = { valueMinor: '470', weightG: '19760', entries: 9 };
const unseen = { valueMinor: null };

test.each([
  ['money, where it is seen', expired, total, true, 47],
  ['weight, where it is not: as its bar shows', { ...expired, ...unseen }, { ...total, ...unseen }, false, 40],
  ['weight, where nothing had cost anything', { ...expired, valueMinor: '0' }, { ...total, valueMinor: '0' }, true, 40],
  ['how often, where nothing was weighed', { ...expired, ...unseen, weightG: '0' }, { ...total, ...unseen, weightG: '0' }, false, 16],
  ['nothing, where nothing was thrown away', { ...unseen, weightG: '0', entries: 0 }, { ...unseen, weightG: '0', entries: 0 }, false, 0],
])('a cause is so much of the whole by %s', (_by, one, all, isCostVisible, percent) => {
  expect(percentOf(one, { total: all, isCostVisible })).toBe(percent);
});

const seen = { isCostVisible: true, currency: 'GBP' as const };

test('what nobody priced is told by its weight, never as no money; what had cost nothing is', () => {
  const plates = { valueMinor: '0', weightG: '3200', entries: 2, unpriced: 2 };
  expect(figureOf(plates, seen)).toBe(m.waste_not_priced({ amount: m.waste_kilograms({ weight: '3.2' }) }));
  expect(figureOf({ ...plates, unpriced: 1 }, seen)).toBe('£0.00');
  expect(figureOf({ ...plates, weightG: '0' }, seen)).toBe(m.waste_not_priced({ amount: m.waste_times({ count: '2' }) }));
});
