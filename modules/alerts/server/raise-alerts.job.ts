import { eachRestaurant } from '../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../platform/server/jobs/job.ts';
import { peopleByRole } from '../../restaurants/server/public.ts';
import { raiseAlerts } from './raise-alerts.ts';
import { closeReachesOfOthers } from './telling/reaches.ts';
import { wakeSnoozed } from './wake-snoozed.ts';

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
