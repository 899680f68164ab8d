import { and, asc, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Reservation } from '../contract/book-fields.ts';
import { decideReservationStep, type ReservationStep } from '../rules/reservation-state.ts';
import { announceKitchen } from './announce-kitchen.ts';
import { lockOrder } from './load-order.ts';
import { momentOf } from './moment.ts';
import { checkTable } from './open-order.ts';
import { reservation } from './tables.ts';

type Row = typeof reservation.$inferSelect;

const present = ({ restaurantId: _own, madeBy: _by, madeAt: _at, startsAt, ...row }: Row): Reservation => ({
  ...row,
  startsAt: startsAt.toISOString(),
});

const ofId = (tx: RestaurantTx, id: string) => and(eq(reservation.restaurantId, tx.restaurantId), eq(reservation.id, id));

const lock = async (tx: RestaurantTx, id: string): Promise<Row> => {
  const [row] = await tx.db.select().from(reservation).where(ofId(tx, id)).for('update');
  if (!row) throw refusal('NOT_FOUND');
  return row;
};

const told = (tx: RestaurantTx, row: Row | undefined): { reservation: Reservation } => {
  if (!row) throw refusal('ID_TAKEN', { field: 'reservation' });
  announceKitchen(tx, 'kitchen.v1.reservation-changed', { reservationId: row.id, version: row.version, state: row.state });
  return { reservation: present(row) };
};

/** The bookings of a trading day, in the order of their time. */
export const readReservations = async (tx: RestaurantTx, { day }: { readonly day: string }): Promise<{ reservations: Reservation[] }> => {
  const rows = await tx.db
    .select()
    .from(reservation)
    .where(and(eq(reservation.restaurantId, tx.restaurantId), eq(reservation.businessDate, day)))
    .orderBy(asc(reservation.startsAt), asc(reservation.id));
  return { reservations: rows.map(present) };
};

type SaveBody = {
  readonly reservationId: string;
  readonly baseVersion: number | null;
  readonly guestName: string;
  readonly phone: string | null;
  readonly covers: number;
  readonly startsAt: string;
  readonly minutes: number;
  readonly tableId: string | null;
  readonly note: string | null;
};

/** Books a table, or changes a booking. @refuses NOT_FOUND; ID_TAKEN; RESERVATION_CHANGED with the booking as it is */
export const saveReservation = async (tx: RestaurantTx, { body }: CommandEnvelope<SaveBody>): Promise<{ reservation: Reservation }> => {
  const { reservationId, baseVersion, ...said } = body;
  await checkTable(tx, said.tableId);
  const startsAt = new Date(said.startsAt);
  const facts = { ...said, startsAt, businessDate: tradingDay(tx, startsAt) };
  if (baseVersion === null) {
    const own = { restaurantId: tx.restaurantId, id: reservationId, madeBy: tx.userId ?? tx.ownerId };
    const [made] = await tx.db
      .insert(reservation)
      .values({ ...facts, ...own })
      .onConflictDoNothing()
      .returning();
    return told(tx, made);
  }
  const row = await lock(tx, reservationId);
  if (row.version !== baseVersion) throw refusal('RESERVATION_CHANGED', { field: 'version', current: present(row) });
  const [changed] = await tx.db
    .update(reservation)
    .set({ ...facts, version: baseVersion + 1 })
    .where(ofId(tx, reservationId))
    .returning();
  return told(tx, changed);
};

type MoveBody = { readonly reservationId: string; readonly step: ReservationStep; readonly orderId: string | null };

/** Moves a booking on. @refuses NOT_FOUND; whatever decideReservationStep refuses */
export const moveReservation = async (tx: RestaurantTx, command: CommandEnvelope<MoveBody>): Promise<{ reservation: Reservation }> => {
  const { reservationId, step, orderId } = command.body;
  if (orderId !== null) await lockOrder(tx, orderId);
  const row = await lock(tx, reservationId);
  const state = orRefuse(decideReservationStep(row.state, step, { startsAt: row.startsAt, now: momentOf(command).at }), { field: 'step' });
  const [moved] = await tx.db
    .update(reservation)
    .set({ state, orderId: orderId ?? row.orderId, version: row.version + 1 })
    .where(ofId(tx, reservationId))
    .returning();
  return told(tx, moved);
};
