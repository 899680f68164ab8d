import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { businessDateOf, localTimeOf } from '../../../../kit/time/business-date.ts';
import { dueLetter, rhythms, type AskedLetter, type WallNow } from './due-letter.ts';

const timeZone = 'Europe/London';
const pad = (part: number): string => String(part).padStart(2, '0');

const at = (instant: string): WallNow => {
  const local = localTimeOf(new Date(instant), timeZone);
  return {
    wallDay: `${local.year}-${pad(local.month)}-${pad(local.day)}`,
    wallHour: local.hour,
    tradingDay: businessDateOf(new Date(instant), { timeZone, cutOffMinutes: 240 }),
    calendar: 'GREGORIAN',
  };
};
const letter = (more: Partial<AskedLetter>): AskedLetter => ({ rhythm: 'DAILY', localHour: 8, through: null, ...more });

it.each<[string, Partial<AskedLetter>, string, string | null]>([
  ['before its hour nothing is due', {}, '2026-11-20T07:59:00Z', null],
  ['at its hour the day before is', {}, '2026-11-20T08:00:00Z', '2026-11-19 2026-11-19'],
  ['what was sent is not due again', { through: '2026-11-19' }, '2026-11-20T12:00:00Z', null],
  ['after midnight the evening before still runs', { through: '2026-11-19' }, '2026-11-21T02:00:00Z', null],
  ['a server that was away sends the last day alone', { through: '2026-11-10' }, '2026-11-20T09:00:00Z', '2026-11-19 2026-11-19'],
  ['an hour before the day ends waits until it has ended', { localHour: 2, through: '2026-11-18' }, '2026-11-20T02:30:00Z', null],
  ['a week is sent on its Monday', { rhythm: 'WEEKLY' }, '2026-11-16T08:00:00Z', '2026-11-09 2026-11-15'],
  ['and not before the hour of that Monday', { rhythm: 'WEEKLY' }, '2026-11-16T07:00:00Z', null],
  ['and on a Tuesday where nobody was there on Monday', { rhythm: 'WEEKLY' }, '2026-11-17T05:00:00Z', '2026-11-09 2026-11-15'],
  ['a month is sent on its first day', { rhythm: 'MONTHLY' }, '2026-11-01T08:00:00Z', '2026-10-01 2026-10-31'],
  ['an hour that the wall skips has come with the next', { localHour: 1 }, '2026-03-29T03:30:00Z', '2026-03-28 2026-03-28'],
])('%s', (_, more, instant, expected) => {
  const due = dueLetter(letter(more), at(instant));
  expect(due && `${due.from} ${due.to}`).toBe(expected);
});

it('an Ethiopian month is sent when it is over', () => {
  const now = { ...at('2026-11-10T09:00:00Z'), calendar: 'ETHIOPIC' as const };
  expect(dueLetter(letter({ rhythm: 'MONTHLY' }), now)).toEqual({ from: '2026-10-11', to: '2026-11-09' });
});

it('looked at every quarter of an hour through a year, each stretch is sent once, in order, and none is left out', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...rhythms),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 330 }),
      (rhythm, localHour, startDay) => {
        let through: string | null = null;
        const sent: string[] = [];
        const start = Date.UTC(2026, 0, 1 + startDay);
        for (let quarter = 0; quarter < 35 * 24 * 4; quarter += 1) {
          const due = dueLetter({ rhythm, localHour, through }, at(new Date(start + quarter * 900_000).toISOString()));
          if (!due) continue;
          sent.push(due.to);
          through = due.to;
        }
        expect(sent).toEqual([...new Set(sent)].toSorted());
        if (rhythm === 'DAILY') expect(sent.length).toBeGreaterThanOrEqual(34);
      },
    ),
    { numRuns: 12 },
  );
});
