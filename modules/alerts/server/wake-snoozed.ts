import { and, eq, lte } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { announceAlerts } from './announce-alerts.ts';
import { sendAgain } from './delivery/plan-deliveries.ts';
import { alert } from './tables.ts';

/**
 * What was put off until now stands in its list again. What still presses is told anew, as was asked: at the top of the list, aloud,
 * and on the devices that told of it before.
 */
export const wakeSnoozed = async (tx: RestaurantTx, now: Date): Promise<void> => {
  const isDue = and(eq(alert.restaurantId, tx.restaurantId), lte(alert.snoozedUntil, now));
  const reminded = await tx.db
    .update(alert)
    .set({ snoozedUntil: null, isHeld: false, createdAt: now, updatedAt: now })
    .where(and(isDue, eq(alert.status, 'unread')))
    .returning({ id: alert.id, userId: alert.userId });
  const over = await tx.db.update(alert).set({ snoozedUntil: null, updatedAt: now }).where(isDue).returning({ userId: alert.userId });
  await sendAgain(tx, { alertIds: reminded.map(({ id }) => id) });
  announceAlerts(
    tx,
    [...reminded, ...over].map(({ userId }) => userId),
  );
};
