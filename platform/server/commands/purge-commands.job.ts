import type { Pool } from '../database/pool.ts';
import { eachRestaurant } from '../jobs/each-restaurant.ts';
import type { Job } from '../jobs/job.ts';

/** How long a command's key is remembered. A device may be offline for weeks and send again what had arrived. */
export const commandKeptDays = 35;

/** How many keys of persons are forgotten in one transaction. */
export const forgottenAtOnceMax = 5_000;

const purgeOfRestaurants = (pool: Pool): Promise<void> =>
  eachRestaurant(pool, 'purge commands', async (tx) => {
    await tx.client.query(`delete from command_log where restaurant_id = $1 and recorded_at < now() - make_interval(days => $2)`, [
      tx.restaurantId,
      commandKeptDays,
    ]);
  });

const purgeOfPersons = async (pool: Pool): Promise<void> => {
  for (let forgotten = forgottenAtOnceMax; forgotten === forgottenAtOnceMax;) {
    const { rows } = await pool.query<{ count: number }>('select app.forget_person_commands($1, $2) as count', [
      commandKeptDays,
      forgottenAtOnceMax,
    ]);
    forgotten = rows[0]?.count ?? 0;
  }
};

/** Forgets command keys that are older than promised, of restaurants and of persons. */
export const purgeCommands: Job = {
  name: 'platform.purge-commands',
  schedule: '20 1 * * *',
  run: async ({ pools }) => {
    await purgeOfPersons(pools.app);
    await purgeOfRestaurants(pools.app);
  },
};
