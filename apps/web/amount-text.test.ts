import { afterEach, expect, test } from 'vitest';

import { overwriteGetLocale } from '../../generated/messages/web/runtime.js';
import { amountText } from './amount-text.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

test.each([
  ['1', 'sack', '1 sack', '1 ጆንያ'],
  ['2', 'sack', '2 sacks', '2 ጆንያ'],
  ['-1.5', 'jerrycan', '−1.5 jerrycans', '−1.5 ጀሪካን'],
  ['1200', 'g', '1,200 g', '1,200 ግ'],
  ['3', 'handful', '3 handful', '3 handful'],
])('%s %s is said in the words of whoever reads', (quantity, unit, english, amharic) => {
  expect(amountText(quantity, unit)).toBe(english);
  overwriteGetLocale(() => 'am');
  expect(amountText(quantity, unit)).toBe(amharic);
});
