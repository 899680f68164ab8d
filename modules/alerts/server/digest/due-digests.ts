import { and, eq } from 'drizzle-orm';

import { localTimeOf } from '../../../../kit/time/business-date.ts';
import { isoDayAt } from '../../../../kit/time/wall.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { peopleByRole } from '../../../restaurants/server/public.ts';
import { isDigestDue } from '../../rules/digest-due.ts';
import { usualDigestAt } from '../../rules/preferences.ts';
import { alertDelivery } from '../delivery-tables.ts';
import { alert, alertPreference } from '../tables.ts';

const minutesAnHour = 60;

/** Which day it is on the wall of the restaurant, by which digests are counted. */
export const digestDay = ({ timeZone }: RestaurantTx, now: Date): string => isoDayAt(now, timeZone);

/** Whose digest is due here, of those who have anything unread. */
export const dueHere = async (tx: RestaurantTx, now: Date): Promise<string[]> => {
  const waiting = await unreadPeople(tx);
  if (waiting.size === 0) return [];
  const { hour, minute } = localTimeOf(now, tx.timeZone);
  const preferences = await tx.db.select().from(alertPreference).where(eq(alertPreference.restaurantId, tx.restaurantId));
  const sent = await sentToday(tx, now);
  const isDue = (userId: string): boolean => {
    const { hasDigest = true, digestAt = usualDigestAt } = preferences.find((one) => one.userId === userId) ?? {};
    return isDigestDue({ hasDigest, digestAt, minute: hour * minutesAnHour + minute, isSent: sent.has(userId) });
  };
  const people = await peopleByRole(tx);
  return people.map(({ userId }) => userId).filter((userId) => waiting.has(userId) && isDue(userId));
};

const unreadPeople = async (tx: RestaurantTx): Promise<ReadonlySet<string>> => {
  const rows = await tx.db
    .selectDistinct({ userId: alert.userId })
    .from(alert)
    .where(and(eq(alert.restaurantId, tx.restaurantId), eq(alert.status, 'unread')));
  return new Set(rows.map(({ userId }) => userId));
};

const sentToday = async (tx: RestaurantTx, now: Date): Promise<ReadonlySet<string>> => {
  const isToday = and(
    eq(alertDelivery.restaurantId, tx.restaurantId),
    eq(alertDelivery.what, 'DIGEST'),
    eq(alertDelivery.day, digestDay(tx, now)),
  );
  const rows = await tx.db.select({ userId: alertDelivery.userId }).from(alertDelivery).where(isToday);
  return new Set(rows.map(({ userId }) => userId));
};
