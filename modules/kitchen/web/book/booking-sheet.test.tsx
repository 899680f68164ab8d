import { expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { tryForm } from '../../../restaurants/web/testing/try-form.tsx';
import { newBooking } from './booking-form.ts';
import { BookingSheet } from './booking-sheet.tsx';

test('a booking without a name or a time is not made, and both are asked for at their fields', async () => {
  const sent = vi.fn<() => Promise<unknown>>(() => new Promise(() => undefined));
  const draft = { id: null, version: null, fields: newBooking('2026-11-21') };
  const form = () => <BookingSheet draft={draft} tables={[]} bookings={[]} onSaved={sent} onClose={() => undefined} />;
  const opened = await tryForm({ form, press: m.kitchen_booking_save() });
  expect(opened.said).toEqual([m.kitchen_booking_name_missing(), m.kitchen_booking_time_missing()]);
  expect(sent).not.toHaveBeenCalled();
  expect(opened.outbox.entries()).toEqual([]);
});
