import type { ReservationState } from './reservation-state.ts';

/** A booking as far as it may be in the way of another. */
export type BookedTime = {
  readonly id: string;
  readonly tableId: string | null;
  /** As ISO 8601. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly state: ReservationState;
};

const stillComes: ReadonlySet<ReservationState> = new Set(['BOOKED', 'CONFIRMED', 'SEATED']);

const endOf = ({ startsAt, minutes }: Pick<BookedTime, 'startsAt' | 'minutes'>): number => Date.parse(startsAt) + minutes * 60_000;

/**
 * The first booking that keeps the same table at the same time: somebody says whether that is meant, for two tables of one
 * party may be pushed together. Undefined where the table is free, or none is named.
 */
export const bookingClash = <Booking extends BookedTime>(
  said: Pick<BookedTime, 'id' | 'tableId' | 'startsAt' | 'minutes'>,
  others: readonly Booking[],
): Booking | undefined =>
  said.tableId === null
    ? undefined
    : others.find(
        (other) =>
          other.id !== said.id &&
          other.tableId === said.tableId &&
          stillComes.has(other.state) &&
          Date.parse(other.startsAt) < endOf(said) &&
          Date.parse(said.startsAt) < endOf(other),
      );
