import { and, eq, lte } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { eachRestaurant } from '../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../platform/server/jobs/job.ts';
import { peopleByRole } from '../../restaurants/server/public.ts';
import { announceAlerts } from './announce-alerts.ts';
import { raiseAlerts } from './raise-alerts.ts';
import { alert } from './tables.ts';
import { closeReachesOfOthers } from './telling/reaches.ts';

/** What was put off until now stands in its list again. */
const wakeSnoozed = async (tx: RestaurantTx, now: Date): Promise<void> => {
  const woken = await tx.db
    .update(alert)
    .set({ snoozedUntil: null, updatedAt: now })
    .where(and(eq(alert.restaurantId, tx.restaurantId), lte(alert.snoozedUntil, now)))
    .returning({ userId: alert.userId });
  announceAlerts(
    tx,
    woken.map(({ userId }) => userId),
  );
};

/** Looks every minute at what only time makes pressing, and at what nobody heard. */
export const raiseAlertsOften: Job = {
  name: 'alerts.raise',
  schedule: '* * * * *',
  run: ({ pools }) =>
    eachRestaurant(pools.app, 'raise alerts', async (tx) => {
      const now = new Date();
      await wakeSnoozed(tx, now);
      await closeReachesOfOthers(
        tx,
        (await peopleByRole(tx)).map(({ userId }) => userId),
      );
      await raiseAlerts(tx, 'all', now);
    }),
};
