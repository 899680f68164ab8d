import { expect, test } from 'vitest';

import { agoText, lastSyncedText } from './ago-text.ts';

const minute = 60_000;
const hour = 60 * minute;

test.each([
  [0, '0m ago', 'Just now'],
  [minute - 1, '0m ago', 'Just now'],
  [minute, '1m ago', '1 minute ago'],
  [59 * minute, '59m ago', '59 minutes ago'],
  [hour, '1h ago', '1 hour ago'],
  [23 * hour, '23h ago', '23 hours ago'],
  [24 * hour, '1d ago', '24 hours ago'],
  [49 * hour, '2d ago', '49 hours ago'],
  [-minute, '0m ago', 'Just now'],
])('%d ms ago reads “%s”, and as a last synchronisation “%s”', (age, short, synced) => {
  expect(agoText(0, age)).toBe(short);
  expect(lastSyncedText(0, age)).toBe(synced);
});
