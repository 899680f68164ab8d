import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { Reservation } from '../../contract/book-fields.ts';
import { decideReservationStep } from '../../rules/reservation-state.ts';
import type { KitchenInputs } from '../kitchen-client.ts';

/** A booking as this device shows it. */
export type ShownBooking = Reservation & { /** Something of it was not told to the server yet. */ readonly isWaiting: boolean };

type DayOf = (startsAt: Date) => string;

const booked = ({ body }: KitchenInputs['saveReservation'], known: ShownBooking | undefined, dayOf: DayOf): ShownBooking => {
  const { reservationId: id, baseVersion: _seen, ...said } = body;
  const rest = known ?? { state: 'BOOKED' as const, orderId: null, version: 0 };
  // As the server will count: what is changed again here is changed over this.
  return { ...rest, ...said, version: rest.version + 1, id, businessDate: dayOf(new Date(said.startsAt)), isWaiting: true };
};

const moved = ({ body, occurredAt }: KitchenInputs['moveReservation'], known: ShownBooking): ShownBooking => {
  const facts = { startsAt: new Date(known.startsAt), now: new Date(occurredAt) };
  const decided = decideReservationStep(known.state, body.step, facts);
  return decided.ok
    ? { ...known, state: decided.value, orderId: body.orderId ?? known.orderId, version: known.version + 1, isWaiting: true }
    : known;
};

/** Bookings as this device shows them: what the server last said, with what waits here laid over it, in the order of their time. */
export const withWaitingBookings = (
  reservations: readonly Reservation[],
  waiting: readonly OutboxEntry[],
  dayOf: DayOf,
): readonly ShownBooking[] => {
  const byId = new Map<string, ShownBooking>(reservations.map((one) => [one.id, { ...one, isWaiting: false }]));
  for (const { name, input } of waiting) {
    if (name === 'kitchen.save-reservation@1') {
      const said = input as KitchenInputs['saveReservation'];
      byId.set(said.body.reservationId, booked(said, byId.get(said.body.reservationId), dayOf));
    }
    if (name === 'kitchen.move-reservation@1') {
      const said = input as KitchenInputs['moveReservation'];
      const known = byId.get(said.body.reservationId);
      if (known) byId.set(known.id, moved(said, known));
    }
  }
  return [...byId.values()].toSorted((left, right) => left.startsAt.localeCompare(right.startsAt) || left.id.localeCompare(right.id));
};
