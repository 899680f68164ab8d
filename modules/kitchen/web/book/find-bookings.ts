import type { ShownBooking } from './with-waiting-bookings.ts';

const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** Bookings whose name, telephone or note holds what is sought; a telephone is found however it is written. */
export const findBookings = (bookings: readonly ShownBooking[], sought: string): readonly ShownBooking[] => {
  const words = sought.trim().toLowerCase();
  if (words === '') return bookings;
  const number = digits(words);
  return bookings.filter(
    ({ guestName, phone, note }) =>
      guestName.toLowerCase().includes(words) ||
      (note?.toLowerCase().includes(words) ?? false) ||
      (number !== '' && phone !== null && digits(phone).includes(number)),
  );
};
