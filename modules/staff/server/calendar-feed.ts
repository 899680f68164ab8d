import { and, eq, gte, sql } from 'drizzle-orm';
import ical from 'ical-generator';

import type { Pools } from '../../../platform/server/database/pool.ts';
import { isEntryRefused, withLink } from '../../../platform/server/database/tenancy.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { tokenHash } from '../../accounts/server/public.ts';
import { readRestaurantCode } from '../../restaurants/rules/restaurant-code.ts';
import { colleagues, getDetails } from '../../restaurants/server/public.ts';
import { dayAfter } from '../rules/rota-week.ts';
import { shift, type ShiftRow } from './rota-tables.ts';
import { readWorkRoles } from './work-roles.ts';

/**
 * How far back a calendar sees.
 *
 * @unit days
 */
const pastDays = 28;

/**
 * How often a calendar is asked to look again.
 *
 * @unit seconds
 */
const refreshSeconds = 3600;

/** The shifts that somebody was told of, from four weeks ago on. */
const toldTo = async (tx: RestaurantTx, userId: string): Promise<ShiftRow[]> => {
  const since = dayAfter(tradingDay(tx, new Date()), -pastDays);
  const isTheirs = sql`${shift.told} ->> 'userId' = ${userId} and not (${shift.told} ->> 'isCancelled')::boolean`;
  return tx.db
    .select()
    .from(shift)
    .where(and(eq(shift.restaurantId, tx.restaurantId), gte(shift.toldDate, since), isTheirs));
};

const feedOf = async (tx: RestaurantTx, userId: string): Promise<string | null> => {
  if (!(await colleagues(tx)).some(({ id }) => id === userId)) return null;
  const { name } = await getDetails(tx);
  const roles = new Map((await readWorkRoles(tx)).map((role) => [role.id, role.name]));
  const calendar = ical({ name, ttl: refreshSeconds, prodId: { company: 'Maed', product: 'Rota', language: 'EN' } });
  for (const { id, told, toldAt } of await toldTo(tx, userId)) {
    if (!told) continue;
    calendar.createEvent({
      id,
      start: new Date(told.startsAt),
      end: new Date(told.endsAt),
      stamp: toldAt ?? new Date(told.startsAt),
      summary: `${roles.get(told.workRoleId) ?? ''}, ${name}`,
      description: told.note,
    });
  }
  return calendar.toString();
};

/**
 * The shifts that a person was told of as an iCalendar file, for whoever holds the code; null for a link that was revoked,
 * was never one, or is of somebody who left.
 *
 * @source RFC 5545
 */
export const readCalendarFeed = async ({ app: pool }: Pick<Pools, 'app'>, code: string): Promise<string | null> => {
  const read = readRestaurantCode(code);
  if (!read) return null;
  const link = { restaurantId: read.restaurantId, tokenHash: tokenHash(read.secret), kind: 'calendar' };
  const found = await withLink({ pool, access: 'read' }, link, (tx, { subjectId }) => feedOf(tx, subjectId));
  return found === null || isEntryRefused(found) ? null : found;
};
