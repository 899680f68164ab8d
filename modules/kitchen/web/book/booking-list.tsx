import { m } from '../../../../generated/messages/web/messages.js';
import { Tag } from '../../../../ui/tag.tsx';
import { WaitingMark } from '../../../../ui/waiting-mark.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { DiningTable } from '../../contract/fields.ts';
import { bookingStateWord, bookingStatus } from './booking-words.ts';
import type { ShownBooking } from './with-waiting-bookings.ts';

export type BookingListProps = {
  readonly bookings: readonly ShownBooking[];
  readonly tables: readonly DiningTable[];
  readonly onTouch: (bookingId: string) => void;
};

const comes: ReadonlySet<ShownBooking['state']> = new Set(['BOOKED', 'CONFIRMED', 'SEATED', 'DONE']);

/** The bookings of a day, each a touch away from what may be done with it, under how many guests they make. */
export const BookingList = ({ bookings, tables, onTouch }: BookingListProps) => {
  const expected = bookings.filter(({ state }) => comes.has(state));
  const covers = expected.reduce((sum, one) => sum + one.covers, 0);
  return (
    <>
      <p className="mt-3 text-small text-ink-2" role="status">
        {m.kitchen_book_sum({ bookings: expected.length, covers })}
      </p>
      <ul aria-label={m.kitchen_book_title()}>
        {bookings.map((booking) => (
          <li key={booking.id} className="border-b border-line">
            <BookingRow booking={booking} table={tables.find(({ id }) => id === booking.tableId)?.name ?? null} onTouch={onTouch} />
          </li>
        ))}
      </ul>
    </>
  );
};

type BookingRowProps = { readonly booking: ShownBooking; readonly table: string | null; readonly onTouch: (bookingId: string) => void };

const BookingRow = ({ booking, table, onTouch }: BookingRowProps) => {
  const { clock } = useWhen();
  const isOff = booking.state === 'CANCELLED' || booking.state === 'NO_SHOW';
  const told = [m.kitchen_covers({ covers: booking.covers }), table === null ? m.kitchen_no_table() : m.kitchen_bill_table({ table })];
  return (
    <button
      type="button"
      onClick={() => onTouch(booking.id)}
      className="flex min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 py-2 text-left focus-ring hover:bg-teff-sunk"
    >
      <span className="w-20 font-medium tabular-nums">{clock(new Date(booking.startsAt))}</span>
      <span className="min-w-0 flex-1 basis-36">
        <span className={isOff ? 'block text-ink-3 line-through' : 'block font-medium'}>{booking.guestName}</span>
        <span className="block text-small text-ink-2">{[...told, ...(booking.note === null ? [] : [booking.note])].join(' · ')}</span>
      </span>
      {booking.isWaiting && <WaitingMark />}
      <Tag status={bookingStatus[booking.state]}>{bookingStateWord(booking.state)}</Tag>
    </button>
  );
};
