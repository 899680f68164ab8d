import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { DiningTable } from '../../contract/fields.ts';
import { decideReservationStep, noShowAfterMs, reservationSteps, type ReservationStep } from '../../rules/reservation-state.ts';
import { bookingStepWord } from './booking-words.ts';
import { SeatForm } from './seat-form.tsx';
import { useBookCommands } from './use-book-commands.ts';
import type { ShownBooking } from './with-waiting-bookings.ts';

export type BookingStepsProps = {
  readonly booking: ShownBooking;
  readonly tables: readonly DiningTable[];
  readonly onChange: () => void;
  readonly onClose: () => void;
};

/** Everything that may be done with one booking as it stands now. */
export const BookingSteps = ({ booking, tables, onChange, onClose }: BookingStepsProps) => {
  const { move } = useBookCommands();
  const navigate = useNavigate();
  const { clock } = useWhen();
  const mayTakeOrders = useCan('kitchen.take-orders');
  const [now] = useState(() => new Date());
  const [isSeating, setIsSeating] = useState(false);
  const startsAt = new Date(booking.startsAt);
  const decided = (step: ReservationStep) => decideReservationStep(booking.state, step, { startsAt, now });
  const early = decided('NO_SHOW');
  const take = (step: ReservationStep) => {
    if (step === 'SEAT' && mayTakeOrders) return setIsSeating(true);
    void move({ reservationId: booking.id, step, orderId: null }, booking.guestName).then(onClose);
  };
  const { orderId, phone, note } = booking;
  return (
    <Sheet open onClose={onClose} title={`${clock(startsAt)} ${booking.guestName}`}>
      <div className="flex flex-col gap-2">
        {note !== null && <p className="pb-2 text-body">{note}</p>}
        {phone !== null && (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="min-h-11 text-link focus-ring">
            {phone}
          </a>
        )}
        {isSeating ? (
          <SeatForm booking={booking} tables={tables} />
        ) : (
          <>
            {orderId !== null && (
              <Button size="thumb" onClick={() => void navigate({ to: '/kitchen/orders/$orderId', params: { orderId } })}>
                {m.kitchen_booking_order()}
              </Button>
            )}
            {reservationSteps
              .filter((step) => decided(step).ok)
              .map((step) => (
                <Button key={step} size="thumb" kind={step === 'SEAT' ? 'primary' : 'secondary'} onClick={() => take(step)}>
                  {bookingStepWord(step)}
                </Button>
              ))}
            {!early.ok && early.refusal.code === 'NO_SHOW_TOO_EARLY' && (
              <p className="py-1 text-small text-ink-2">
                {m.kitchen_booking_late_from({ time: clock(new Date(startsAt.getTime() + noShowAfterMs)) })}
              </p>
            )}
            <Button size="thumb" onClick={onChange}>
              {m.kitchen_booking_change()}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
};
