import { eachRestaurant } from '../jobs/each-restaurant.ts';
import type { Job } from '../jobs/job.ts';

/** How long a command's key is remembered. A device may be offline for weeks and send again what had arrived. */
export const commandKeptDays = 35;

/** Forgets command keys that are older than promised. */
export const purgeCommands: Job = {
  name: 'platform.purge-commands',
  schedule: '20 1 * * *',
  run: ({ pools }) =>
    eachRestaurant(pools.app, 'purge commands', async (tx) => {
      await tx.client.query(`delete from command_log where restaurant_id = $1 and recorded_at < now() - make_interval(days => $2)`, [
        tx.restaurantId,
        commandKeptDays,
      ]);
    }),
};
