import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ClockField } from '../../../../ui/when/clock-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Reservation } from '../../contract/book-fields.ts';
import type { DiningTable } from '../../contract/fields.ts';
import { bookingClash } from '../../rules/booking-clash.ts';
import { type BookingFields, type BookingProblem, readBooking, usualMinutes } from './booking-form.ts';
import { useBookCommands } from './use-book-commands.ts';

/** A booking being written: a new one, or one that is changed over the version that was seen. */
export type BookingDraft = { readonly id: string | null; readonly version: number | null; readonly fields: BookingFields };

/** Names what is typed of a booking over the version that was seen, or of a new one. */
export const bookingForm = (draft: Pick<BookingDraft, 'id' | 'version'> | null): string =>
  draft?.id ? `kitchen.booking ${draft.id} ${draft.version}` : 'kitchen.booking new';

export type BookingSheetProps = {
  readonly draft: BookingDraft;
  readonly tables: readonly DiningTable[];
  readonly bookings: readonly Reservation[];
  readonly onSaved: (day: string) => void;
  readonly onClose: () => void;
};

const words: Readonly<Record<BookingProblem, () => string>> = {
  guestName: m.kitchen_booking_name_missing,
  day: m.kitchen_booking_day_missing,
  clock: m.kitchen_booking_time_missing,
  covers: m.kitchen_booking_covers_wrong,
};

/** Who comes when, with how many, and where they sit. */
export const BookingSheet = ({ draft, tables, bookings, onSaved, onClose }: BookingSheetProps) => {
  const { timeZone } = useRestaurant();
  const { save } = useBookCommands();
  const [reservationId] = useState(() => draft.id ?? newId());
  const kept = useKept(bookingForm(draft), draft.fields);
  const { values: fields } = kept;
  const set = (change: Partial<BookingFields>) => kept.set((before) => ({ ...before, ...change }));
  const { said, problems } = readBooking(fields, timeZone);
  const { errorAt, submit } = useFaults<BookingProblem>(Object.fromEntries(problems.map((field) => [field, words[field]()])));
  const book = () => {
    if (!said) return;
    void save({ reservationId, baseVersion: draft.version, ...said }, kept.typed()).then(() => {
      kept.forget();
      onSaved(fields.day);
    });
  };
  const clash = said && bookingClash({ ...said, id: reservationId }, bookings);
  return (
    <Sheet open onClose={onClose} title={draft.id === null ? m.kitchen_booking_new() : m.kitchen_booking_change()} onPhone="full">
      <form onSubmit={submit(book)} className="flex flex-col gap-4" noValidate>
        <TextField
          label={m.kitchen_guest()}
          value={fields.guestName}
          maxLength={80}
          autoComplete="off"
          error={errorAt('guestName')}
          onChange={(event) => set({ guestName: event.target.value })}
        />
        <TextField
          label={m.kitchen_booking_phone()}
          type="tel"
          value={fields.phone}
          maxLength={30}
          autoComplete="off"
          onChange={(event) => set({ phone: event.target.value })}
        />
        <DayField label={m.kitchen_day()} value={fields.day} error={errorAt('day')} onChange={(day) => set({ day })} />
        <ClockField label={m.kitchen_booking_time()} value={fields.clock} error={errorAt('clock')} onChange={(clock) => set({ clock })} />
        <TextField
          label={m.kitchen_covers_field()}
          inputMode="numeric"
          value={fields.covers}
          maxLength={3}
          error={errorAt('covers')}
          onChange={(event) => set({ covers: event.target.value })}
        />
        <WhereFields fields={fields} tables={tables} onChange={set} />
        {clash && <ClashBanner clash={clash} />}
        <TextField
          label={m.kitchen_booking_note()}
          value={fields.note}
          maxLength={300}
          onChange={(event) => set({ note: event.target.value })}
        />
        <Button kind="primary" size="thumb" type="submit">
          {m.kitchen_booking_save()}
        </Button>
      </form>
    </Sheet>
  );
};

const ClashBanner = ({ clash }: { readonly clash: Reservation }) => {
  const { clock } = useWhen();
  return <Banner status="soon" title={m.kitchen_booking_clash({ guest: clash.guestName, time: clock(new Date(clash.startsAt)) })} />;
};

type WhereFieldsProps = {
  readonly fields: BookingFields;
  readonly tables: readonly DiningTable[];
  readonly onChange: (change: Partial<BookingFields>) => void;
};

const WhereFields = ({ fields, tables, onChange }: WhereFieldsProps) => {
  const chosen = tables.find(({ id }) => id === fields.tableId);
  const shown = tables.filter(({ id, isArchived }) => !isArchived || id === fields.tableId);
  const lengths = [...new Set([...usualMinutes, fields.minutes])];
  return (
    <>
      <SelectField
        label={m.kitchen_table()}
        value={fields.tableId}
        options={[
          { value: '', label: m.kitchen_no_table() },
          ...shown.map(({ id, name, seats }) => ({ value: id, label: m.kitchen_table_of({ name, seats }) })),
        ]}
        onChange={(event) => onChange({ tableId: event.target.value })}
        {...(chosen && Number(fields.covers) > chosen.seats && { hint: m.kitchen_booking_few_seats({ seats: chosen.seats }) })}
      />
      <SelectField
        label={m.kitchen_booking_length()}
        value={fields.minutes}
        options={lengths.map((value) => ({ value, label: m.kitchen_booking_minutes({ minutes: value }) }))}
        onChange={(event) => onChange({ minutes: event.target.value })}
      />
    </>
  );
};
