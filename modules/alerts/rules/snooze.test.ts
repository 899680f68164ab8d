import { expect, it } from 'vitest';

import { maySnoozeUntil } from './snooze.ts';

const now = new Date('2026-11-22T12:00:00Z');

it.each([
  ['2026-11-22T13:00:00Z', true],
  ['2026-11-29T12:00:00Z', true],
  ['2026-11-29T12:00:01Z', false],
  ['2026-11-22T12:00:00Z', false],
  ['2026-11-21T12:00:00Z', false],
])('until %s it may be put off: %s', (until, expected) => {
  expect(maySnoozeUntil(new Date(until), now)).toBe(expected);
});
