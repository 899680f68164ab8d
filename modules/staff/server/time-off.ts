import { and, eq, gte, inArray, lte, ne } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { colleagues, holds } from '../../restaurants/server/public.ts';
import type { TimeOff, TimeOffFields } from '../contract/time-off-fields.ts';
import { dayAfter } from '../rules/rota-week.ts';
import {
  areDaysWrong,
  statusWhenAsked,
  stepTimeOff,
  stretchOfTimeOff,
  timeOffLimits,
  type TimeOffActor,
  type TimeOffStep,
} from '../rules/time-off.ts';
import { wallOf } from './absence-facts.ts';
import { announceStaff } from './announce-staff.ts';
import { presentTimeOff } from './present-time-off.ts';
import { lockPeople } from './rota-facts.ts';
import { timeOff, type TimeOffRow } from './time-off-tables.ts';

type Ask = TimeOffFields & { readonly timeOffId: string };

/**
 * Asks to be away; an owner's wish is agreed to at once.
 *
 * @refuses ID_TAKEN; TIME_OFF_DAYS_WRONG; TIME_OFF_TWICE where the person is away or has asked to be
 */
export const askTimeOff = async (tx: RestaurantTx, { body }: CommandEnvelope<Ask>): Promise<{ timeOff: TimeOff }> =>
  write(tx, { ...body, userId: tx.userId ?? '' }, statusWhenAsked(tx.role) === 'APPROVED' ? agreed(tx) : { status: 'REQUESTED' });

/**
 * Writes down that somebody else is away.
 *
 * @refuses as above; TIME_OFF_OWN for one's own; PERSON_UNKNOWN
 */
export const recordTimeOff = async (
  tx: RestaurantTx,
  { body }: CommandEnvelope<Ask & { readonly userId: string }>,
): Promise<{ timeOff: TimeOff }> => {
  if (body.userId === tx.userId) throw refusal('TIME_OFF_OWN', { field: 'userId' });
  if (!(await colleagues(tx)).some(({ id }) => id === body.userId)) throw refusal('PERSON_UNKNOWN', { field: 'userId' });
  return write(tx, body, agreed(tx));
};

type Status = Partial<TimeOffRow> & Pick<TimeOffRow, 'status'>;

const agreed = ({ userId }: RestaurantTx): Status => ({ status: 'APPROVED', decidedBy: userId, decidedAt: new Date() });

const write = async (tx: RestaurantTx, body: Ask & { readonly userId: string }, status: Status): Promise<{ timeOff: TimeOff }> => {
  const { timeOffId: id, ...said } = body;
  const earliest = dayAfter(tradingDay(tx, new Date()), -timeOffLimits.backDaysMax);
  if (areDaysWrong(said) || said.fromDay < earliest) throw refusal('TIME_OFF_DAYS_WRONG', { field: 'toDay' });
  await lockPeople(tx, [body.userId]);
  if (await liesOverAnother(tx, { ...said, id })) throw refusal('TIME_OFF_TWICE', { field: 'fromDay' });
  const row = { restaurantId: tx.restaurantId, id, ...said, ...status, askedBy: tx.userId ?? '' };
  const [made] = await tx.db.insert(timeOff).values(row).onConflictDoNothing().returning();
  if (!made) throw refusal('ID_TAKEN', { field: 'timeOff' });
  return answer(tx, made);
};

const liesOverAnother = async (
  tx: RestaurantTx,
  said: TimeOffFields & { readonly id: string; readonly userId: string },
): Promise<boolean> => {
  const wall = wallOf(tx);
  const { startsMs, endsMs } = stretchOfTimeOff(said, wall);
  const rows = await tx.db
    .select()
    .from(timeOff)
    .where(
      and(
        eq(timeOff.restaurantId, tx.restaurantId),
        eq(timeOff.userId, said.userId),
        ne(timeOff.id, said.id),
        inArray(timeOff.status, ['REQUESTED', 'APPROVED']),
        lte(timeOff.fromDay, dayAfter(said.toDay, 1)),
        gte(timeOff.toDay, dayAfter(said.fromDay, -1)),
      ),
    );
  return rows.map((row) => stretchOfTimeOff(row, wall)).some((other) => other.startsMs < endsMs && startsMs < other.endsMs);
};

type Named = { readonly timeOffId: string; readonly baseVersion: number };

/**
 * Agrees to a wish to be away, or declines it.
 *
 * @refuses NOT_FOUND; TIME_OFF_CHANGED; TIME_OFF_OWN; TIME_OFF_SETTLED; REASON_NEEDED for declining without one
 */
export const decideTimeOff = async (
  tx: RestaurantTx,
  { body }: CommandEnvelope<Named & { readonly decision: 'APPROVE' | 'DECLINE'; readonly reason: string | null }>,
): Promise<{ timeOff: TimeOff }> => {
  if (body.decision === 'DECLINE' && body.reason === null) throw refusal('REASON_NEEDED', { field: 'reason' });
  return step(tx, { ...body, step: body.decision });
};

/**
 * Takes a wish to be away back, or ends an absence that was agreed.
 *
 * @refuses NOT_FOUND; TIME_OFF_CHANGED; TIME_OFF_SETTLED; TIME_OFF_NOT_YOURS
 */
export const cancelTimeOff = (tx: RestaurantTx, { body }: CommandEnvelope<Named>): Promise<{ timeOff: TimeOff }> =>
  step(tx, { ...body, step: 'CANCEL', reason: null });

type Deed = Named & { readonly step: TimeOffStep; readonly reason: string | null };

const step = async (tx: RestaurantTx, { timeOffId, baseVersion, step: deed, reason }: Deed): Promise<{ timeOff: TimeOff }> => {
  const own = and(eq(timeOff.restaurantId, tx.restaurantId), eq(timeOff.id, timeOffId));
  const [row] = await tx.db.select().from(timeOff).where(own).for('update');
  const actor = row && actorOf(tx, row);
  // Whose wish is nobody else's business, to them there is none.
  if (!row || actor === 'OTHER') throw refusal('NOT_FOUND');
  if (row.version !== baseVersion) throw refusal('TIME_OFF_CHANGED', { field: 'version' });
  const next = stepTimeOff(row.status, deed, actor ?? 'OTHER');
  if ('fault' in next) throw refusal(next.fault, { field: 'status' });
  const settled = deed === 'CANCEL' ? {} : { decidedBy: tx.userId, decidedAt: new Date(), reason };
  const [kept] = await tx.db
    .update(timeOff)
    .set({ status: next.to, ...settled, version: row.version + 1 })
    .where(own)
    .returning();
  if (!kept) throw refusal('NOT_FOUND');
  return answer(tx, kept);
};

const actorOf = (tx: RestaurantTx, { userId }: TimeOffRow): TimeOffActor => {
  if (userId === tx.userId) return 'SELF';
  return holds(tx, 'staff.plan') ? 'LEAD' : 'OTHER';
};

const answer = async (tx: RestaurantTx, row: TimeOffRow): Promise<{ timeOff: TimeOff }> => {
  announceStaff(tx, 'staff.v1.time-off-changed', { userId: row.userId });
  const [presented] = await presentTimeOff(tx, [row]);
  if (!presented) throw refusal('NOT_FOUND');
  return { timeOff: presented };
};
