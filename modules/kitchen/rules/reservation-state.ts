import { accepted, type Decision, refused } from '../../../kit/decision.ts';

/** What became of a booking. */
export const reservationStates = ['BOOKED', 'CONFIRMED', 'SEATED', 'DONE', 'NO_SHOW', 'CANCELLED'] as const;

/** What became of a booking. */
export type ReservationState = (typeof reservationStates)[number];

/** What may be done with a booking. */
export const reservationSteps = ['CONFIRM', 'SEAT', 'FINISH', 'NO_SHOW', 'CANCEL', 'REVIVE'] as const;

/** What may be done with a booking. */
export type ReservationStep = (typeof reservationSteps)[number];

/**
 * How long guests may be late before somebody may say that they did not come.
 *
 * @unit milliseconds
 */
export const noShowAfterMs: number = 15 * 60_000;

const steps: Readonly<Record<ReservationStep, { readonly from: readonly ReservationState[]; readonly to: ReservationState }>> = {
  CONFIRM: { from: ['BOOKED'], to: 'CONFIRMED' },
  SEAT: { from: ['BOOKED', 'CONFIRMED', 'NO_SHOW'], to: 'SEATED' },
  FINISH: { from: ['SEATED'], to: 'DONE' },
  NO_SHOW: { from: ['BOOKED', 'CONFIRMED'], to: 'NO_SHOW' },
  CANCEL: { from: ['BOOKED', 'CONFIRMED'], to: 'CANCELLED' },
  REVIVE: { from: ['CANCELLED', 'NO_SHOW'], to: 'BOOKED' },
};

/** Why a step is refused. */
export type ReservationRefusal =
  | { readonly code: 'RESERVATION_STEP_NOT_NOW'; readonly state: ReservationState }
  | { readonly code: 'NO_SHOW_TOO_EARLY'; /** @unit minutes */ readonly minutesMin: number };

/**
 * Where a step leads a booking.
 *
 * @refuses RESERVATION_STEP_NOT_NOW; NO_SHOW_TOO_EARLY while the guests may only be late
 */
export const decideReservationStep = (
  state: ReservationState,
  step: ReservationStep,
  { startsAt, now }: { readonly startsAt: Date; readonly now: Date },
): Decision<ReservationState, ReservationRefusal> => {
  const { from, to } = steps[step];
  if (!from.includes(state)) return refused({ code: 'RESERVATION_STEP_NOT_NOW', state });
  const isEarly = step === 'NO_SHOW' && now.getTime() - startsAt.getTime() < noShowAfterMs;
  return isEarly ? refused({ code: 'NO_SHOW_TOO_EARLY', minutesMin: noShowAfterMs / 60_000 }) : accepted(to);
};
