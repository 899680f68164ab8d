import { and, eq, inArray } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { colleagues, formerColleagues } from '../../restaurants/server/public.ts';
import type { Position } from '../contract/clock-fields.ts';
import { distanceM, isOutOfFence } from '../rules/clock-fence.ts';
import { clockLimits } from '../rules/clock-limits.ts';
import type { ClockKind } from '../rules/clock-pairing.ts';
import { maySettleHours } from '../rules/own-hours.ts';
import { announceStaff } from './announce-staff.ts';
import { readClockSetting } from './clock-settings.ts';
import { clockEvent } from './clock-tables.ts';

const dayMs = 86_400_000;

type Row = typeof clockEvent.$inferSelect;

/** A mark as it travels. */
export const presentMark = ({ id, kind, happenedAt, replacesId }: Row) => ({
  id,
  kind,
  happenedAt: happenedAt.toISOString(),
  replacesId,
});

type Said = {
  readonly markId: string;
  readonly kind: Exclude<ClockKind, 'VOID'>;
  readonly clockAheadMs: number;
  readonly position: Position | null;
};

/**
 * Comes, pauses or goes. It happened when the device says, by the server's clock; never later than it arrived.
 *
 * @refuses OUT_OF_FENCE with how far away that is; PLACE_NEEDED where the house asks and the phone didn't say; CLOCK_TOO_OLD
 */
export const clock = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<Said>) => {
  const userId = actorOf(tx);
  const now = Date.now();
  const deviceAt = new Date(occurredAt);
  const happenedAt = new Date(Math.min(deviceAt.getTime() + body.clockAheadMs, now));
  if (now - happenedAt.getTime() > clockLimits.queuedDaysMax * dayMs)
    throw refusal('CLOCK_TOO_OLD', { field: 'happenedAt', daysMax: clockLimits.queuedDaysMax });
  const away = tx.tabletId === null ? await requireInside(tx, body.position) : null;
  const method = tx.tabletId === null ? 'PHONE' : 'TABLET';
  return write(tx, { id: body.markId, userId, kind: body.kind, happenedAt, deviceAt, method, note: null, replacesId: null, ...away });
};

const requireInside = async (tx: RestaurantTx, position: Position | null) => {
  const { place, fence, radiusM } = await readClockSetting(tx);
  if (place === null || fence === 'OFF') return null;
  if (position === null) {
    if (fence === 'REFUSE') throw refusal('PLACE_NEEDED', { field: 'position' });
    return null;
  }
  const away = { distanceM: distanceM(place, position), accuracyM: position.accuracyM };
  if (fence === 'REFUSE' && isOutOfFence(away, radiusM))
    throw refusal('OUT_OF_FENCE', { field: 'position', distanceM: away.distanceM, radiusM });
  return away;
};

type Written = {
  readonly markId: string;
  readonly userId: string;
  readonly kind: ClockKind;
  readonly happenedAt: string;
  readonly note: string;
  readonly replacesId: string | null;
};

/**
 * Writes what somebody else did not say at the clock, or puts it in the place of what they did.
 *
 * @refuses OWN_HOURS; NOT_FOUND for somebody who never worked here; MARK_UNKNOWN; MARK_REPLACED for what counts no more;
 * CLOCK_IN_FUTURE; CLOCK_TOO_OLD
 */
export const recordClock = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<Written>) => {
  const { markId: id, userId, kind, note, replacesId } = body;
  if (!maySettleHours(tx, userId)) throw refusal('OWN_HOURS', { field: 'userId' });
  const happenedAt = new Date(body.happenedAt);
  if (happenedAt.getTime() > Date.now()) throw refusal('CLOCK_IN_FUTURE', { field: 'happenedAt' });
  if (Date.now() - happenedAt.getTime() > clockLimits.writtenDaysMax * dayMs)
    throw refusal('CLOCK_TOO_OLD', { field: 'happenedAt', daysMax: clockLimits.writtenDaysMax });
  if (kind === 'VOID' && replacesId === null) throw refusal('MARK_UNKNOWN', { field: 'replacesId' });
  // The last day of somebody who has left may still lack its end, and would keep all that is paid with it back.
  const people = [...(await colleagues(tx)), ...(await formerColleagues(tx))];
  if (!people.some((one) => one.id === userId)) throw refusal('NOT_FOUND');
  if (replacesId !== null) await requireCounting(tx, { userId, replacesId });
  return write(tx, { id, userId, kind, happenedAt, deviceAt: new Date(occurredAt), method: 'LEAD', note, replacesId });
};

const requireCounting = async (tx: RestaurantTx, { userId, replacesId }: { readonly userId: string; readonly replacesId: string }) => {
  const { restaurantId, id, replacesId: replaces } = clockEvent;
  // Two who correct one mark stand behind each other here.
  await tx.client.query('select pg_advisory_xact_lock(hashtext($1))', [`clock ${replacesId}`]);
  const [mark] = await tx.db
    .select({ userId: clockEvent.userId })
    .from(clockEvent)
    .where(and(eq(restaurantId, tx.restaurantId), eq(id, replacesId)));
  if (mark?.userId !== userId) throw refusal('MARK_UNKNOWN', { field: 'replacesId' });
  const [other] = await tx.db
    .select({ id })
    .from(clockEvent)
    .where(and(eq(restaurantId, tx.restaurantId), inArray(replaces, [replacesId])));
  if (other) throw refusal('MARK_REPLACED', { field: 'replacesId' });
};

type NewMark = Omit<typeof clockEvent.$inferInsert, 'restaurantId' | 'recordedBy'>;

const write = async (tx: RestaurantTx, mark: NewMark) => {
  const [made] = await tx.db
    .insert(clockEvent)
    .values({ ...mark, restaurantId: tx.restaurantId, recordedBy: actorOf(tx) })
    .onConflictDoNothing()
    .returning();
  if (!made) throw refusal('ID_TAKEN', { field: 'markId' });
  announceStaff(tx, 'staff.v1.hours-changed', { userId: made.userId });
  return { mark: presentMark(made) };
};

const actorOf = ({ userId }: RestaurantTx): string => {
  if (userId === null) throw new Error('Nobody clocks but people.');
  return userId;
};
