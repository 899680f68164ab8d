import { m } from '../../../../generated/messages/web/messages.js';
import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { Status } from '../../../../ui/status.tsx';
import type { ReservationState, ReservationStep } from '../../rules/reservation-state.ts';
import type { KitchenInputs } from '../kitchen-client.ts';

const stateWords: Readonly<Record<ReservationState, () => string>> = {
  BOOKED: m.kitchen_booking_booked,
  CONFIRMED: m.kitchen_booking_confirmed,
  SEATED: m.kitchen_booking_seated,
  DONE: m.kitchen_booking_done,
  NO_SHOW: m.kitchen_booking_no_show,
  CANCELLED: m.kitchen_booking_cancelled,
};

/** What became of a booking, in a word. */
export const bookingStateWord = (state: ReservationState): string => stateWords[state]();

/** The mark beside the word. */
export const bookingStatus: Readonly<Record<ReservationState, Status>> = {
  BOOKED: 'not-counted',
  CONFIRMED: 'information',
  SEATED: 'good',
  DONE: 'counted',
  NO_SHOW: 'wrong',
  CANCELLED: 'may-not',
};

const stepWords: Readonly<Record<ReservationStep, () => string>> = {
  CONFIRM: m.kitchen_booking_do_confirm,
  SEAT: m.kitchen_booking_do_seat,
  FINISH: m.kitchen_booking_do_finish,
  NO_SHOW: m.kitchen_booking_do_no_show,
  CANCEL: m.kitchen_booking_do_cancel,
  REVIVE: m.kitchen_booking_do_revive,
};

/** What may be done with a booking, in words. */
export const bookingStepWord = (step: ReservationStep): string => stepWords[step]();

/** What was done with a booking, and with whose. */
export const bookingDeedWords = ({ name, subject, input }: OutboxEntry): string => {
  const what =
    name === 'kitchen.move-reservation@1'
      ? bookingStepWord((input as KitchenInputs['moveReservation']).body.step)
      : m.kitchen_booking_one();
  return `${subject} · ${what}`;
};
