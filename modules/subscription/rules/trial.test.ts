import fc from 'fast-check';
import { expect, test } from 'vitest';

import { trialDays, trialDaysLeft, trialEnd, trialNoticeDue } from './trial.ts';

test.each([
  ['2026-11-21T09:30:00.000Z', '2026-12-05T09:30:00.000Z'],
  ['2028-02-20T00:00:00.000Z', '2028-03-05T00:00:00.000Z'],
  ['2026-12-25T23:59:59.999Z', '2027-01-08T23:59:59.999Z'],
  // London sets its clocks back on 25 October 2026; the trial is not an hour longer for it.
  ['2026-10-20T12:00:00.000+01:00', '2026-11-03T11:00:00.000Z'],
])('a trial begun at %s ends at %s', (start, end) => {
  expect(trialEnd(new Date(start)).toISOString()).toBe(end);
});

test('every trial lasts exactly fourteen times twenty-four hours, and asking leaves its start alone', () => {
  const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (start) => {
      const before = start.getTime();
      expect(trialEnd(start).getTime() - before).toBe(trialDays * 24 * 60 * 60 * 1000);
      expect(start.getTime()).toBe(before);
    }),
  );
});

test.each([
  ['2026-11-21T00:00:00Z', 14, null],
  ['2026-11-28T00:00:00.001Z', 7, 7],
  ['2026-11-28T00:00:00Z', 7, 7],
  ['2026-11-29T00:00:00Z', 6, 7],
  ['2026-12-02T00:00:00Z', 3, 3],
  ['2026-12-03T00:00:00Z', 2, 3],
  ['2026-12-04T00:00:00Z', 1, 1],
  ['2026-12-04T23:59:59Z', 1, 1],
  ['2026-12-05T00:00:00Z', 0, 0],
  ['2026-12-20T00:00:00Z', 0, 0],
])('at %s a trial until 5 December has %i days left, and the notice of %s days is due', (now, left, notice) => {
  const end = new Date('2026-12-05T00:00:00Z');
  expect(trialDaysLeft(end, new Date(now))).toBe(left);
  expect(trialNoticeDue(end, new Date(now))).toBe(notice);
});
