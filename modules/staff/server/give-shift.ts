import { and, eq, inArray } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { colleagues } from '../../restaurants/server/public.ts';
import type { Exchange } from '../contract/exchange-fields.ts';
import type { ToldShift } from '../contract/rota-fields.ts';
import { expiryOf, liveStatuses, type ExchangeKind } from '../rules/shift-request.ts';
import { takeExchange } from './answer-exchange.ts';
import { changeExchange } from './apply-exchange.ts';
import { announceStaff } from './announce-staff.ts';
import { rolesOf } from './exchange-checks.ts';
import { lockedExchange, lockedShifts, presentExchange, staleOf, statusNow } from './exchange-store.ts';
import { shiftRequest, type RequestRow } from './exchange-tables.ts';
import { isOtherwise, plannedAsTold, presentTold } from './present-shift.ts';
import { daysAround, shiftsAround } from './rota-facts.ts';
import type { ShiftRow } from './rota-tables.ts';

type Give = {
  readonly exchangeId: string;
  readonly kind: 'OFFER' | 'TRADE' | 'COVER';
  readonly shiftId: string;
  readonly toUserId: string | null;
  readonly counterShiftId: string | null;
  readonly note: string | null;
};

/**
 * Asks for a shift of one's own to be taken over. Until somebody agrees it stays one's own.
 *
 * @refuses SHIFT_NOT_YOURS; PERSON_UNKNOWN; EXCHANGE_NOT_ABLE for a shift that the other can't do; EXCHANGE_WORKS_THEN
 * for a time at which they work already; EXCHANGE_EXPIRED too close to its beginning; EXCHANGE_RUNNING; ID_TAKEN
 */
export const giveShift = async (tx: RestaurantTx, { body }: CommandEnvelope<Give>): Promise<{ exchange: Exchange }> => {
  const { kind, shiftId } = body;
  const toUserId = kind === 'OFFER' ? null : body.toUserId;
  const counterShiftId = kind === 'TRADE' ? body.counterShiftId : null;
  const rows = await lockedShifts(tx, [shiftId, counterShiftId]);
  const seen = knownOf(rows, shiftId, tx.userId);
  if (!seen || seen.userId === null) throw refusal('SHIFT_NOT_YOURS', { field: 'shiftId' });
  if (kind !== 'OFFER') await requireColleague(tx, toUserId);
  const counterSeen = counterShiftId === null ? null : knownOf(rows, counterShiftId, toUserId);
  if (kind === 'TRADE' && !counterSeen) throw refusal('SHIFT_NOT_YOURS', { field: 'counterShiftId' });
  await requireAble(tx, [
    [toUserId, seen],
    [tx.userId, counterSeen],
  ]);
  await requireFree(tx, toUserId, { gets: seen, gives: counterSeen });
  const fields = { kind, shiftId, counterShiftId, fromUserId: tx.userId, toUserId, seen, counterSeen, note: body.note };
  await begin(tx, { id: body.exchangeId, ...fields });
  return { exchange: presentExchange(tx, await lockedExchange(tx, body.exchangeId)) };
};

/**
 * Asks for a shift that nobody has; whoever asked before stands before one.
 *
 * @refuses SHIFT_NOT_OPEN; EXCHANGE_NOT_ABLE; EXCHANGE_BLOCKED; EXCHANGE_EXPIRED; ID_TAKEN
 */
export const claimShift = async (
  tx: RestaurantTx,
  { body }: CommandEnvelope<{ readonly exchangeId: string; readonly shiftId: string }>,
): Promise<{ exchange: Exchange }> => {
  const { shiftId } = body;
  const seen = knownOf(await lockedShifts(tx, [shiftId]), shiftId, null);
  if (!seen) throw refusal('SHIFT_NOT_OPEN', { field: 'shiftId' });
  const asked = await livingOf(tx, shiftId);
  const id = asked?.id ?? body.exchangeId;
  const nobodys = { counterShiftId: null, fromUserId: null, toUserId: null, counterSeen: null, note: null };
  if (!asked) await begin(tx, { id, kind: 'OPEN_CLAIM', shiftId, seen, ...nobodys });
  return takeExchange(tx, await lockedExchange(tx, id));
};

/** A shift as everybody knows it, where it is this person's, or nobody's, and nothing of it waits to be made known. */
const knownOf = (rows: readonly ShiftRow[], shiftId: string, userId: string | null): ToldShift | null => {
  const row = rows.find(({ id }) => id === shiftId);
  const [told] = row && !isOtherwise(row) ? presentTold(row, () => false) : [];
  return told?.userId === userId ? told : null;
};

const requireColleague = async (tx: RestaurantTx, userId: string | null): Promise<void> => {
  if (userId === tx.userId || !(await colleagues(tx)).some(({ id }) => id === userId))
    throw refusal('PERSON_UNKNOWN', { field: 'toUserId' });
};

const requireAble = async (tx: RestaurantTx, gets: readonly (readonly [string | null, ToldShift | null])[]): Promise<void> => {
  const roles = await rolesOf(
    tx,
    gets.flatMap(([userId]) => userId ?? []),
  );
  for (const [userId, shift] of gets)
    if (userId !== null && shift && !roles.get(userId)?.includes(shift.workRoleId))
      throw refusal('EXCHANGE_NOT_ABLE', { field: 'toUserId' });
};

type Handed = { readonly gets: ToldShift; readonly gives: ToldShift | null };

/** Nobody is asked for a time at which everybody sees them work already, but for the very shift that they would give for it. */
const requireFree = async (tx: RestaurantTx, userId: string | null, { gets, gives }: Handed): Promise<void> => {
  if (userId === null) return;
  const [startsMs, endsMs] = [Date.parse(gets.startsAt), Date.parse(gets.endsAt)];
  const rows = (await shiftsAround(tx, [userId], daysAround(gets.day, gets.day))).filter(({ id }) => id !== gives?.id);
  const theirs = rows.filter(({ told }) => told?.userId === userId).flatMap(plannedAsTold);
  if (theirs.some((one) => one.startsMs < endsMs && startsMs < one.endsMs)) throw refusal('EXCHANGE_WORKS_THEN', { field: 'toUserId' });
};

type Begun = Pick<RequestRow, 'id' | 'shiftId' | 'counterShiftId' | 'fromUserId' | 'toUserId' | 'seen' | 'counterSeen' | 'note'> & {
  readonly kind: ExchangeKind;
};

const begin = async (tx: RestaurantTx, fields: Begun): Promise<void> => {
  const { seen, counterSeen } = fields;
  const expiresMs = expiryOf([seen, ...(counterSeen ? [counterSeen] : [])].map(({ startsAt }) => Date.parse(startsAt)));
  if (expiresMs <= Date.now()) throw refusal('EXCHANGE_EXPIRED', { field: 'shiftId' });
  if (await livingOf(tx, fields.shiftId)) throw refusal('EXCHANGE_RUNNING', { field: 'shiftId' });
  const [made] = await tx.db
    .insert(shiftRequest)
    .values({ ...fields, restaurantId: tx.restaurantId, status: 'OPEN', expiresAt: new Date(expiresMs) })
    .onConflictDoNothing()
    .returning({ id: shiftRequest.id });
  if (!made) throw refusal('ID_TAKEN', { field: 'exchange' });
  announceStaff(tx, 'staff.v1.exchange-changed', { exchangeId: fields.id });
};

/** What is asked of a shift that is held; what is over by itself is written down as that. */
const livingOf = async (tx: RestaurantTx, shiftId: string): Promise<RequestRow | undefined> => {
  const [row] = await tx.db
    .select()
    .from(shiftRequest)
    .where(
      and(
        eq(shiftRequest.restaurantId, tx.restaurantId),
        eq(shiftRequest.shiftId, shiftId),
        inArray(shiftRequest.status, [...liveStatuses]),
      ),
    );
  if (!row) return undefined;
  const standing = await lockedExchangeOf(tx, row);
  if (statusNow(standing.row) !== 'EXPIRED' && staleOf(standing) === null) return standing.row;
  await changeExchange(tx, standing.row, { status: 'EXPIRED' });
  return undefined;
};

const lockedExchangeOf = async (tx: RestaurantTx, row: RequestRow) => {
  const here = new Set((await colleagues(tx)).map(({ id }) => id));
  return { row, shifts: await lockedShifts(tx, [row.shiftId, row.counterShiftId]), here };
};
