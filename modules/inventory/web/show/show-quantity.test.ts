import { expect, test } from 'vitest';

import { shownNumber } from './show-quantity.ts';

test.each([
  [0, '0'],
  [1234.56, '1,234.6'],
  [9.347_826, '9.35'],
  [0.347_826, '0.348'],
  [0.005_678, '0.006'],
  [-0.25, '−0.25'],
])('%d is read as %s, with three decimals at the most', (value, shown) => {
  expect(shownNumber(value)).toBe(shown);
});

test('what is there is never said to be nothing', () => {
  expect([shownNumber(0.000_02), shownNumber(-0.000_02)]).toEqual(['0.001', '−0.001']);
});
