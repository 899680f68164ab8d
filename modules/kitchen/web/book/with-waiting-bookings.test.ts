import { describe, expect, test } from 'vitest';

import type { Reservation } from '../../contract/book-fields.ts';
import { waitingDeed } from '../testing/sample-orders.ts';
import { newBooking, readBooking, typedBooking } from './booking-form.ts';
import { findBookings } from './find-bookings.ts';
import { withWaitingBookings } from './with-waiting-bookings.ts';

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const abebe: Reservation = {
  id: 'abebe',
  guestName: 'Abebe',
  phone: '+251 91 123 4567',
  covers: 4,
  startsAt: '2026-11-21T18:00:00.000Z',
  businessDate: '2026-11-21',
  minutes: 90,
  tableId: null,
  note: 'Window',
  state: 'BOOKED',
  orderId: null,
  version: 3,
};

const save = (reservationId: string, changes: object = {}) => {
  const { id: _id, businessDate: _day, state: _state, orderId: _order, version: _version, ...said } = abebe;
  return waitingDeed('kitchen.save-reservation@1', { reservationId, baseVersion: null, ...said, ...changes });
};
const move = (step: string, orderId: string | null = null) =>
  waitingDeed('kitchen.move-reservation@1', { reservationId: 'abebe', step, orderId });

describe('the book without a line', () => {
  test('holds a new booking in the order of its time', () => {
    const shown = withWaitingBookings([abebe], [save('new', { guestName: 'Sara', startsAt: '2026-11-21T17:00:00.000Z' })], dayOf);
    expect(shown.map(({ guestName, isWaiting }) => [guestName, isWaiting])).toEqual([
      ['Sara', true],
      ['Abebe', false],
    ]);
  });

  test('changes one over the version that the server will have by then', () => {
    expect(withWaitingBookings([abebe], [save('abebe', { covers: 6 }), save('abebe', { covers: 7 })], dayOf)[0]).toMatchObject({
      covers: 7,
      version: 5,
    });
    expect(withWaitingBookings([], [save('new')], dayOf)[0]).toMatchObject({ state: 'BOOKED', version: 1 });
  });

  test('seats guests with their order, and leaves what cannot be done', () => {
    expect(withWaitingBookings([abebe], [move('SEAT', 'order')], dayOf)[0]).toMatchObject({ state: 'SEATED', orderId: 'order' });
    expect(withWaitingBookings([{ ...abebe, startsAt: '2999-01-01T00:00:00.000Z' }], [move('NO_SHOW')], dayOf)[0]).toMatchObject({
      state: 'BOOKED',
      isWaiting: false,
    });
  });
});

test.each([
  ['abe', 1],
  ['0911', 0],
  ['91 12345', 1],
  ['window', 1],
  ['Sara', 0],
  ['', 1],
])('"%s" finds %i', (sought, found) => {
  expect(findBookings(withWaitingBookings([abebe], [], dayOf), sought)).toHaveLength(found);
});

test('a booking is typed again as it was said, by the clock on the wall', () => {
  const { id: _id, ...fields } = { id: '', ...typedBooking(abebe, 'Africa/Addis_Ababa') };
  expect(fields).toMatchObject({ day: '2026-11-21', clock: '21:00', covers: '4' });
  expect(readBooking(fields, 'Africa/Addis_Ababa').said).toMatchObject({ startsAt: abebe.startsAt, phone: abebe.phone, tableId: null });
});

test('what is missing of a booking is named', () => {
  expect(readBooking({ ...newBooking('2026-11-21'), covers: '0' }, 'UTC').problems).toEqual(['guestName', 'clock', 'covers']);
});
