import { expect, it } from 'vitest';

import { groupOf } from './group-alerts.ts';

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

it.each([
  ['2026-11-22T11:30:00Z', '2026-11-22T12:00:00Z', 'now'],
  ['2026-11-22T11:00:00Z', '2026-11-22T12:00:00Z', 'today'],
  ['2026-11-21T23:50:00Z', '2026-11-22T00:10:00Z', 'now'],
  ['2026-11-21T22:50:00Z', '2026-11-22T00:10:00Z', 'yesterday'],
  ['2026-11-20T22:50:00Z', '2026-11-22T00:10:00Z', 'older'],
])('what came at %s stands at %s under %s', (at, now, expected) => {
  expect(groupOf({ at: new Date(at), now: new Date(now), dayOf })).toBe(expected);
});
