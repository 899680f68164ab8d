import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { DiningTable } from '../../contract/fields.ts';
import { Stepper } from '../orders/stepper.tsx';
import { useNextNumber } from '../orders/use-next-number.ts';
import { useKitchenCommands } from '../use-kitchen-commands.ts';
import { useBookCommands } from './use-book-commands.ts';
import type { ShownBooking } from './with-waiting-bookings.ts';

const coversMax = 200;

/** Where the guests sit down, how many came, and what they cannot eat; their order is opened with it. */
export const SeatForm = ({ booking, tables }: { readonly booking: ShownBooking; readonly tables: readonly DiningTable[] }) => {
  const { open } = useKitchenCommands();
  const { move } = useBookCommands();
  const nextNumber = useNextNumber();
  const navigate = useNavigate();
  const [tableId, setTableId] = useState(booking.tableId ?? '');
  const [covers, setCovers] = useState(booking.covers);
  const [allergyNote, setAllergyNote] = useState('');
  const seat = async (event: FormEvent) => {
    event.preventDefault();
    const orderId = newId();
    const subject = tables.find(({ id }) => id === tableId)?.name ?? booking.guestName;
    await open(
      {
        orderId,
        number: nextNumber(),
        channel: 'DINE_IN',
        tableId: tableId === '' ? null : tableId,
        guestName: booking.guestName,
        covers,
        allergyNote: allergyNote.trim() === '' ? null : allergyNote.trim(),
        promisedAt: null,
        serviceShare: 0,
        lines: [],
      },
      { subject },
    );
    // Behind its order in the same queue, so that the server knows the order by then.
    await move({ reservationId: booking.id, step: 'SEAT', orderId }, booking.guestName);
    await navigate({ to: '/kitchen/orders/new', search: { order: orderId } });
  };
  return (
    <form onSubmit={(event) => void seat(event)} className="flex flex-col gap-4">
      <SelectField
        label={m.kitchen_table()}
        value={tableId}
        options={[
          { value: '', label: m.kitchen_no_table() },
          ...tables
            .filter(({ id, isArchived }) => !isArchived || id === tableId)
            .map(({ id, name, seats }) => ({ value: id, label: m.kitchen_table_of({ name, seats }) })),
        ]}
        onChange={(event) => setTableId(event.target.value)}
      />
      <Stepper label={m.kitchen_covers_field()} value={covers} min={1} max={coversMax} onChange={setCovers} />
      <TextField
        label={m.kitchen_allergy_note()}
        value={allergyNote}
        maxLength={300}
        onChange={(event) => setAllergyNote(event.target.value)}
      />
      <Button kind="primary" size="thumb" type="submit">
        {m.kitchen_booking_seat_and_order()}
      </Button>
    </form>
  );
};
