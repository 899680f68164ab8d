import { and, asc, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { colleagues, holds } from '../../restaurants/server/public.ts';
import type { Exchange, ExchangeCheck } from '../contract/exchange-fields.ts';
import type { ToldShift } from '../contract/rota-fields.ts';
import { statusAt, type ExchangeActor, type ExchangePart } from '../rules/shift-request.ts';
import type { CheckedExchange } from './exchange-checks.ts';
import { shiftBid, shiftRequest, type RequestRow } from './exchange-tables.ts';
import { isOtherwise, presentTold } from './present-shift.ts';
import { shift, type ShiftRow } from './rota-tables.ts';
import { presentFinding } from './save-shift.ts';

/** A bid for a shift. */
export type Bid = { readonly requestId: string; readonly userId: string; readonly bidAt: Date };

/** An exchange with what it is about, as things stand. */
export type Standing = {
  readonly row: RequestRow;
  readonly shifts: readonly ShiftRow[];
  readonly bids: readonly Bid[];
  /** Whoever works here. */
  readonly here: ReadonlySet<string>;
};

/** Shifts held until the transaction ends, always in one order, so that two who want both never wait for each other. */
export const lockedShifts = async (tx: RestaurantTx, ids: readonly (string | null)[]): Promise<ShiftRow[]> =>
  tx.db
    .select()
    .from(shift)
    .where(
      and(
        eq(shift.restaurantId, tx.restaurantId),
        inArray(
          shift.id,
          ids.filter((id) => id !== null),
        ),
      ),
    )
    .orderBy(asc(shift.id))
    .for('update');

/** The bids for these shifts, the first first. */
export const bidsOf = (tx: RestaurantTx, requestIds: readonly string[]): Promise<Bid[]> =>
  tx.db
    .select({ requestId: shiftBid.requestId, userId: shiftBid.userId, bidAt: shiftBid.bidAt })
    .from(shiftBid)
    .where(and(eq(shiftBid.restaurantId, tx.restaurantId), inArray(shiftBid.requestId, [...requestIds])))
    .orderBy(asc(shiftBid.bidAt), asc(shiftBid.userId));

/**
 * An exchange held with its shifts until the transaction ends: its shifts first, as whoever publishes them does.
 *
 * @refuses NOT_FOUND, also for whom it does not concern
 */
export const lockedExchange = async (tx: RestaurantTx, exchangeId: string): Promise<Standing> => {
  const own = and(eq(shiftRequest.restaurantId, tx.restaurantId), eq(shiftRequest.id, exchangeId));
  const [named] = await tx.db.select().from(shiftRequest).where(own);
  if (!named) throw refusal('NOT_FOUND');
  const shifts = await lockedShifts(tx, [named.shiftId, named.counterShiftId]);
  const [row] = await tx.db.select().from(shiftRequest).where(own).for('update');
  if (!row) throw refusal('NOT_FOUND');
  const here = new Set((await colleagues(tx)).map(({ id }) => id));
  const standing = { row, shifts, bids: await bidsOf(tx, [row.id]), here };
  const { part, isLead } = actorOf(tx, standing);
  const isForAll = row.kind === 'OFFER' || row.kind === 'OPEN_CLAIM';
  if (!isForAll && !isLead && part === 'NONE') throw refusal('NOT_FOUND');
  return standing;
};

/** What whoever acts is to an exchange. */
export const actorOf = (tx: RestaurantTx, { row, bids }: Pick<Standing, 'row' | 'bids'>): ExchangeActor => ({
  part: partOf(tx.userId, row, bids),
  isLead: holds(tx, 'staff.plan'),
});

const partOf = (userId: string | null, { id, fromUserId, toUserId }: RequestRow, bids: readonly Bid[]): ExchangePart => {
  if (userId !== null && userId === fromUserId) return 'GIVER';
  if (userId !== null && userId === toUserId) return 'NAMED';
  return bids.some((bid) => bid.requestId === id && bid.userId === userId) ? 'BIDDER' : 'NONE';
};

/** What an exchange is now. */
export const statusNow = ({ status, expiresAt }: RequestRow) => statusAt(status, expiresAt.getTime(), Date.now());

/** Whether a shift is still what it was when it was asked for. */
const isAsSeen = (seen: ToldShift, row: ShiftRow | undefined): boolean => {
  const [now] = row && !isOtherwise(row) ? presentTold(row, () => false) : [];
  return (
    now !== undefined &&
    now.userId === seen.userId &&
    now.startsAt === seen.startsAt &&
    now.endsAt === seen.endsAt &&
    now.workRoleId === seen.workRoleId
  );
};

/** Why an exchange can't go on though nobody settled it; null where it can. */
export const staleOf = ({ row, shifts, here }: Pick<Standing, 'row' | 'shifts' | 'here'>): Exchange['stale'] => {
  const isLeft = [row.fromUserId, row.toUserId].some((userId) => userId !== null && !here.has(userId));
  if (isLeft) return 'EXCHANGE_PERSON_LEFT';
  const find = (id: string | null) => shifts.find((one) => one.id === id);
  const isSame = isAsSeen(row.seen, find(row.shiftId)) && (!row.counterSeen || isAsSeen(row.counterSeen, find(row.counterShiftId)));
  return isSame ? null : 'EXCHANGE_STALE';
};

const isLive = (status: Exchange['status']): boolean => status === 'OPEN' || status === 'CLAIMED' || status === 'ACCEPTED';

/** An exchange as whoever asks may see it. */
export const presentExchange = (tx: RestaurantTx, standing: Standing, checks: readonly CheckedExchange[] = []): Exchange => {
  const { row, bids } = standing;
  const { part, isLead } = actorOf(tx, standing);
  const seesBids = isLead || part === 'GIVER';
  const status = statusNow(row);
  return {
    id: row.id,
    kind: row.kind,
    status,
    shift: row.seen,
    counterShift: row.counterSeen,
    fromUserId: row.fromUserId,
    toUserId: row.toUserId,
    takerUserId: row.takerUserId,
    note: row.note,
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    stale: isLive(status) ? staleOf(standing) : null,
    bids: bids
      .filter(({ requestId, userId }) => requestId === row.id && (seesBids || userId === tx.userId))
      .map(({ userId, bidAt }) => ({ userId, bidAt: bidAt.toISOString() })),
    decidedBy: row.decidedBy,
    reason: row.reason,
    checks: checks.map(presentCheck),
    version: row.version,
  };
};

const presentCheck = ({ takerId, sides, costChange }: CheckedExchange): ExchangeCheck => ({
  takerId,
  sides: sides.map((side) => ({ ...side, findings: side.findings.map(presentFinding) })),
  costChange: costChange?.toString() ?? null,
});
