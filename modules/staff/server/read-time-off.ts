import { and, desc, eq, gte, lte } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { colleagues, holds } from '../../restaurants/server/public.ts';
import type { Availability, Away, LeaveBalance, TimeOff } from '../contract/time-off-fields.ts';
import { readAvailability } from './availability.ts';
import { leaveBalances } from './leave-balances.ts';
import { presentTimeOff } from './present-time-off.ts';
import { timeOff } from './time-off-tables.ts';

type Days = { readonly from: string; readonly to: string };

/** Who is away, as whoever asks may know it. */
export type TimeOffAnswer = {
  readonly own: TimeOff[];
  readonly others: TimeOff[] | null;
  readonly away: Away[];
  readonly availability: Availability[];
  readonly balances: LeaveBalance[];
};

/** @unit wishes, the newest */
const shownMax = 300;

/**
 * One's own time off and week; for whoever plans everybody's. Others know who is away and not why, and of the sick not even
 * that: their shifts say enough.
 */
export const readTimeOff = async (tx: RestaurantTx, { from, to }: Days): Promise<TimeOffAnswer> => {
  const mayPlan = holds(tx, 'staff.plan');
  const here = (await colleagues(tx)).map(({ id }) => id);
  const rows = await tx.db
    .select()
    .from(timeOff)
    .where(and(eq(timeOff.restaurantId, tx.restaurantId), lte(timeOff.fromDay, to), gte(timeOff.toDay, from)))
    .orderBy(desc(timeOff.fromDay))
    .limit(shownMax);
  const own = rows.filter(({ userId }) => userId === tx.userId);
  const others = rows.filter(({ userId }) => userId !== tx.userId && here.includes(userId));
  const away = rows.filter(
    ({ status, kind, userId }) => status === 'APPROVED' && here.includes(userId) && (mayPlan || userId === tx.userId || kind !== 'SICK'),
  );
  const people = mayPlan ? here : here.filter((id) => id === tx.userId);
  return {
    own: await presentTimeOff(tx, own),
    others: mayPlan ? await presentTimeOff(tx, others) : null,
    away: away.map(({ userId, fromDay, toDay }) => ({ userId, fromDay, toDay })),
    availability: await readAvailability(tx, people),
    balances: await leaveBalances(tx, people),
  };
};
