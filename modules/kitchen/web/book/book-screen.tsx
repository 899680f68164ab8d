import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { useOpenForm } from '../../../../ui/form/use-open-form.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import type { DiningTable } from '../../contract/fields.ts';
import type { KitchenInputs } from '../kitchen-client.ts';
import { useDayName } from '../show/use-day-name.ts';
import { DeedNotes } from '../orders/deed-notes.tsx';
import { ToKitchen } from '../show/to-kitchen.tsx';
import { BookingList } from './booking-list.tsx';
import { newBooking, typedBooking } from './booking-form.ts';
import { type BookingDraft, bookingForm, BookingSheet } from './booking-sheet.tsx';
import { BookingSteps } from './booking-steps.tsx';
import { bookingDeedWords } from './booking-words.ts';
import { findBookings } from './find-bookings.ts';
import { useBook, useDayOf } from './use-book.ts';
import type { ShownBooking } from './with-waiting-bookings.ts';

const dayMs = 86_400_000;

const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Who comes on a day, in the order of their time. */
export const BookScreen = () => {
  const { day: asked } = useSearch({ from: '/protected/in-restaurant/kitchen/book' });
  const dayOf = useDayOf();
  const [today] = useState(() => dayOf(new Date()));
  return <BookOf key={asked ?? today} day={asked ?? today} />;
};

/** A booking that was refused because somebody had changed it: what was typed, over the version that stands now. */
const draftAgain = ({ name, input, refusal }: OutboxEntry, timeZone: string): BookingDraft | null => {
  if (name !== 'kitchen.save-reservation@1' || refusal?.code !== 'RESERVATION_CHANGED') return null;
  const { body } = input as KitchenInputs['saveReservation'];
  const { current } = refusal.data as { readonly current: { readonly version: number } };
  return { id: body.reservationId, version: current.version, fields: typedBooking(body, timeZone) };
};

const BookOf = ({ day }: { readonly day: string }) => {
  const { timeZone } = useRestaurant();
  const navigate = useNavigate();
  const outbox = useOutbox();
  const mayReserve = useCan('kitchen.reserve');
  const { query, bookings, tables, refused } = useBook(day);
  const [draft, setDraft] = useState<(BookingDraft & { readonly deed?: OutboxEntry }) | null>(null);
  const [isNew, setIsNew] = useOpenForm(bookingForm(null));
  const shown = draft ?? (isNew ? { id: null, version: null, fields: newBooking(day) } : null);
  const close = () => {
    setDraft(null);
    setIsNew(false);
  };
  const [touchedId, setTouchedId] = useState<string | null>(null);
  const touched = bookings?.find(({ id }) => id === touchedId);
  const show = (wanted: string) => void navigate({ to: '/kitchen/book', search: { day: wanted } });
  const saved = (on: string) => {
    if (draft?.deed) void outbox.discard(draft.deed.sequence);
    close();
    if (on !== day) show(on);
  };
  return (
    <div className="max-w-3xl">
      <ToKitchen />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">{m.kitchen_book_title()}</h1>
        {mayReserve && (
          <Button kind="primary" onClick={() => setIsNew(true)}>
            {m.kitchen_booking_new()}
          </Button>
        )}
      </div>
      <WhichDay day={day} onShow={show} />
      {query.isError && (
        <Banner
          status="no-connection"
          title={query.data ? m.kitchen_book_old() : m.kitchen_book_unread()}
          action={<Button onClick={() => void query.refetch()}>{m.kitchen_try_again()}</Button>}
        />
      )}
      <DeedNotes
        deeds={refused}
        wordsOf={bookingDeedWords}
        againOf={(deed) => {
          const again = draftAgain(deed, timeZone);
          return again === null ? undefined : () => setDraft({ ...again, deed });
        }}
      />
      <Bookings bookings={bookings} hasFailed={query.isError} tables={tables} onTouch={setTouchedId} />
      {shown && <BookingSheet draft={shown} tables={tables} bookings={bookings ?? []} onSaved={saved} onClose={close} />}
      {touched && !shown && (
        <BookingSteps
          booking={touched}
          tables={tables}
          onChange={() => setDraft({ id: touched.id, version: touched.version, fields: typedBooking(touched, timeZone) })}
          onClose={() => setTouchedId(null)}
        />
      )}
    </div>
  );
};

type BookingsProps = {
  readonly bookings: readonly ShownBooking[] | undefined;
  readonly hasFailed: boolean;
  readonly tables: readonly DiningTable[];
  readonly onTouch: (bookingId: string) => void;
};

const Bookings = ({ bookings, hasFailed, tables, onTouch }: BookingsProps) => {
  const [sought, setSought] = useState('');
  if (!bookings) return hasFailed ? null : <SkeletonRows rows={5} label={m.kitchen_book_loading()} />;
  if (bookings.length === 0) return <EmptyState title={m.kitchen_book_empty()}>{m.kitchen_book_empty_text()}</EmptyState>;
  return (
    <>
      <TextField
        label={m.kitchen_book_find()}
        type="search"
        value={sought}
        fieldClassName="mt-3"
        onChange={(event) => setSought(event.target.value)}
      />
      <BookingList bookings={findBookings(bookings, sought)} tables={tables} onTouch={onTouch} />
    </>
  );
};

const WhichDay = ({ day, onShow }: { readonly day: string; readonly onShow: (day: string) => void }) => {
  const dayName = useDayName();
  return (
    <div className="mt-3 max-w-sm">
      <div className="flex items-center gap-2">
        <IconButton label={m.kitchen_day_before()} onClick={() => onShow(dayAfter(day, -1))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <h2 className="flex-1 text-center text-heading">{dayName(day)}</h2>
        <IconButton label={m.kitchen_day_after()} onClick={() => onShow(dayAfter(day, 1))}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <details>
        <summary className="flex cursor-pointer items-center text-small text-ink-2 focus-ring touch:min-h-11">
          {m.kitchen_book_other_day()}
        </summary>
        <DayField label={m.kitchen_day()} value={day} onChange={(wanted) => wanted !== '' && onShow(wanted)} />
      </details>
    </div>
  );
};
