import { expect, test } from 'vitest';

import { bookingClash, type BookedTime } from './booking-clash.ts';

const at = (clock: string): string => `2026-11-21T${clock}:00.000Z`;
const other: BookedTime = { id: 'abebe', tableId: '4', startsAt: at('19:00'), minutes: 90, state: 'BOOKED' };
const said = { id: 'new', tableId: '4', startsAt: at('20:00'), minutes: 90 };

test.each([
  ['in the middle of it', {}, {}, true],
  ['as soon as it ends', { startsAt: at('20:30') }, {}, false],
  ['until it begins', { startsAt: at('17:30') }, {}, false],
  ['around it', { startsAt: at('18:00'), minutes: 300 }, {}, true],
  ['at another table', { tableId: '5' }, {}, false],
  ['at no table', { tableId: null }, {}, false],
  ['while they sit', {}, { state: 'SEATED' }, true],
  ['that was cancelled', {}, { state: 'CANCELLED' }, false],
  ['that nobody came for', {}, { state: 'NO_SHOW' }, false],
  ['which is the same one', { id: 'abebe' }, {}, false],
] as const)('a table is kept for one party: %s', (_when, asked, booked, isKept) => {
  expect(bookingClash({ ...said, ...asked }, [{ ...other, ...booked }]) !== undefined).toBe(isKept);
});
