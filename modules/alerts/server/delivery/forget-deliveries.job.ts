import { and, eq, lt, sql } from 'drizzle-orm';

import { eachRestaurant } from '../../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../../platform/server/jobs/job.ts';
import { alertDelivery } from '../delivery-tables.ts';

/** How long it is remembered what was sent to whom. */
const keptDays = 90;

/** Forgets deliveries that nobody asks about any more. */
export const forgetDeliveriesNightly: Job = {
  name: 'alerts.forget-deliveries',
  schedule: '40 1 * * *',
  run: ({ pools }) =>
    eachRestaurant(pools.app, 'forget deliveries', async (tx) => {
      const isOld = lt(alertDelivery.madeAt, sql`now() - make_interval(days => ${keptDays})`);
      await tx.db.delete(alertDelivery).where(and(eq(alertDelivery.restaurantId, tx.restaurantId), isOld));
    }),
};
