import type { ReservationState } from './reservation-state.ts';

/** Whether guests may be led to a table. */
export type TableState = 'FREE' | 'TAKEN' | 'RESERVED';

/**
 * How long before a booking its table is kept.
 *
 * @unit milliseconds
 */
export const keptBeforeMs: number = 45 * 60_000;

/** A booking as far as it keeps a table. */
export type TableBooking = {
  readonly tableId: string | null;
  readonly startsAt: Date;
  /** @unit minutes */
  readonly minutes: number;
  readonly state: ReservationState;
};

/** Whether a table can be had: an open order holds it, then a booking that begins soon and has not ended. */
export const tableState = (
  tableId: string,
  {
    openTableIds,
    bookings,
    now,
  }: { readonly openTableIds: readonly (string | null)[]; readonly bookings: readonly TableBooking[]; readonly now: Date },
): TableState => {
  if (openTableIds.includes(tableId)) return 'TAKEN';
  const own = bookings.filter((one) => one.tableId === tableId);
  if (own.some(({ state }) => state === 'SEATED')) return 'TAKEN';
  const isKept = own.some(({ state, startsAt, minutes }) => {
    const from = startsAt.getTime() - keptBeforeMs;
    const to = startsAt.getTime() + minutes * 60_000;
    return (state === 'BOOKED' || state === 'CONFIRMED') && now.getTime() >= from && now.getTime() < to;
  });
  return isKept ? 'RESERVED' : 'FREE';
};
