import { eachRestaurant } from '../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../platform/server/jobs/job.ts';

/** Erases the restaurants whose waiting period is over. PostgreSQL itself looks at the time again. */
export const eraseRestaurants: Job = {
  name: 'restaurants.erase-restaurants',
  schedule: '40 2 * * *',
  run: ({ pools }) =>
    eachRestaurant(pools.app, 'erase restaurants', async (tx) => {
      await tx.client.query('select app.erase_restaurant($1)', [tx.restaurantId]);
    }),
};
