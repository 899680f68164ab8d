import { and, desc, eq, gt } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { wakeJob } from '../../../../platform/server/jobs/wake-job.ts';
import { hasMailbox } from '../../../../platform/server/mail/no-mailbox.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { contactOf } from '../../../accounts/server/public.ts';
import { deliverAlertsJobName } from '../delivery/deliver-alerts-name.ts';
import type { Ways } from '../delivery/couriers.ts';
import { alertDelivery, alertReach } from '../delivery-tables.ts';
import { isLiving } from './living-reach.ts';
import { ownIdOf } from './own-id.ts';

/** @unit seconds */
const waitSeconds = 30;

/**
 * Sends whoever acts a test, to every device and chat of theirs and by letter.
 *
 * @refuses TEST_TOO_SOON within half a minute of the one before
 */
export const sendTest = async (tx: RestaurantTx, ways: Ways): Promise<{ sent: number }> => {
  const userId = ownIdOf(tx);
  const now = new Date();
  const isTest = and(eq(alertDelivery.restaurantId, tx.restaurantId), eq(alertDelivery.userId, userId), eq(alertDelivery.what, 'TEST'));
  const since = new Date(now.getTime() - waitSeconds * 1000);
  const [last] = await tx.db
    .select({ madeAt: alertDelivery.madeAt })
    .from(alertDelivery)
    .where(and(isTest, gt(alertDelivery.madeAt, since)))
    .orderBy(desc(alertDelivery.madeAt))
    .limit(1);
  if (last) throw refusal('TEST_TOO_SOON', { field: '', waitSeconds });
  const reaches = await tx.db
    .select({ reachId: alertReach.id, channel: alertReach.channel, label: alertReach.label })
    .from(alertReach)
    .where(and(eq(alertReach.restaurantId, tx.restaurantId), eq(alertReach.userId, userId), isLiving));
  const { email } = await contactOf({ ...tx, userId });
  const letters = ways.areLettersRead && hasMailbox(email) ? [{ reachId: null, channel: 'MAIL' as const, label: null }] : [];
  const made = [...reaches, ...letters].map((way) => ({ ...way, restaurantId: tx.restaurantId, userId, what: 'TEST' as const }));
  if (made.length > 0) {
    await tx.db.insert(alertDelivery).values(made);
    await wakeJob(tx, deliverAlertsJobName);
  }
  return { sent: made.length };
};
