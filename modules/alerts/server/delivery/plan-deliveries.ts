import { and, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { wakeJob } from '../../../../platform/server/jobs/wake-job.ts';
import { reachChannels } from '../../rules/channels.ts';
import { alertDelivery, alertReach } from '../delivery-tables.ts';
import { isLiving } from '../telling/living-reach.ts';
import type { GivenAlert } from '../tell-people.ts';
import { deliverAlertsJobName } from './deliver-alerts-name.ts';

type Delivery = typeof alertDelivery.$inferInsert;
type Reach = typeof alertReach.$inferSelect;

/** Notes on which ways alerts go to whom that are told at once. What goes further than the app is sent by the job. */
export const planDeliveries = async (tx: RestaurantTx, given: readonly GivenAlert[], now: Date): Promise<void> => {
  const told = given.filter(({ isHeld }) => !isHeld);
  if (told.length === 0) return;
  await sendAgain(tx, { alertIds: told.filter(({ isAnew }) => isAnew).map(({ alertId }) => alertId) });
  const reaches = await livingReaches(tx, [...new Set(told.map(({ userId }) => userId))]);
  const rows = told.flatMap((one) => deliveriesOf(tx, { one, reaches }, now));
  await tx.db.insert(alertDelivery).values(rows).onConflictDoNothing();
  if (rows.some(({ channel }) => channel !== 'APP')) await wakeJob(tx, deliverAlertsJobName);
};

/** What is said once more: some alerts, or everything of some signals to some people. */
type Again = { readonly alertIds: readonly string[] } | { readonly signalIds: readonly string[]; readonly userIds: readonly string[] };

const isMeant = (again: Again) =>
  'alertIds' in again
    ? inArray(alertDelivery.alertId, [...again.alertIds])
    : and(inArray(alertDelivery.signalId, [...again.signalIds]), inArray(alertDelivery.userId, [...again.userIds]));

/** What went to people's devices and chats goes there once more. */
export const sendAgain = async (tx: RestaurantTx, again: Again): Promise<void> => {
  const isSent = and(
    eq(alertDelivery.restaurantId, tx.restaurantId),
    isMeant(again),
    inArray(alertDelivery.channel, [...reachChannels]),
    eq(alertDelivery.status, 'SENT'),
  );
  const anew = { status: 'QUEUED' as const, attempts: 0, sentAt: null, dueAt: new Date() };
  const rows = await tx.db.update(alertDelivery).set(anew).where(isSent).returning({ id: alertDelivery.id });
  if (rows.length > 0) await wakeJob(tx, deliverAlertsJobName);
};

const livingReaches = (tx: RestaurantTx, userIds: readonly string[]): Promise<Reach[]> =>
  tx.db
    .select()
    .from(alertReach)
    .where(and(eq(alertReach.restaurantId, tx.restaurantId), inArray(alertReach.userId, [...userIds]), isLiving));

const deliveriesOf = (
  { restaurantId }: RestaurantTx,
  { one, reaches }: { readonly one: GivenAlert; readonly reaches: readonly Reach[] },
  now: Date,
): Delivery[] => {
  const { alertId, signalId, userId } = one;
  const made = { restaurantId, userId, alertId, signalId, what: 'ALERT' as const };
  return one.channels.flatMap((channel): Delivery[] => {
    if (channel === 'APP') return [{ ...made, channel, status: 'SENT', sentAt: now }];
    if (channel === 'MAIL') return [{ ...made, channel }];
    const own = reaches.filter((reach) => reach.userId === userId && reach.channel === channel);
    return own.map(({ id: reachId, label }) => ({ ...made, channel, reachId, label }));
  });
};
