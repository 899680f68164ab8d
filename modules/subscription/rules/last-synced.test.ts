import { expect, test } from 'vitest';

import { lastSynced } from './last-synced.ts';

test.each([
  [-5000, { unit: 'now' }],
  [0, { unit: 'now' }],
  [59_999, { unit: 'now' }],
  [60_000, { unit: 'minute', count: 1 }],
  [3_599_999, { unit: 'minute', count: 59 }],
  [3_600_000, { unit: 'hour', count: 1 }],
  [7_300_000, { unit: 'hour', count: 2 }],
])('%i ms ago is %o', (elapsed, expected) => {
  expect(lastSynced(1_000_000, 1_000_000 + elapsed)).toEqual(expected);
});
