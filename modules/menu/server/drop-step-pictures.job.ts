import { commandKeptDays } from '../../../platform/server/commands/purge-commands.job.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { eachRestaurant } from '../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../platform/server/jobs/job.ts';

const named = `
  select (step ->> 'pictureId')::uuid from recipe_version v cross join jsonb_array_elements(v.steps) step
   where v.restaurant_id = $1 and step ->> 'pictureId' is not null`;

/** One that is being saved with a recipe at this moment is left for the next night. */
const hold = `
  select id from step_picture
   where restaurant_id = $1 and taken_at < now() - make_interval(days => $2) and id not in (${named})
     for update skip locked`;

/** Asked again once they are held: a recipe may have been saved between looking and holding. */
const drop = `delete from step_picture where restaurant_id = $1 and id = any ($2) and id not in (${named})`;

/** Drops pictures that no version names. As long as a command's key is remembered, a form that shows one may still be sent. */
export const dropStepPictures = async (tx: RestaurantTx): Promise<void> => {
  const { rows } = await tx.client.query<{ id: string }>(hold, [tx.restaurantId, commandKeptDays]);
  if (rows.length > 0) await tx.client.query(drop, [tx.restaurantId, rows.map(({ id }) => id)]);
};

/** Drops them every night. */
export const dropStepPicturesNightly: Job = {
  name: 'menu.drop-step-pictures',
  schedule: '40 2 * * *',
  run: ({ pools }) => eachRestaurant(pools.app, 'drop pictures that no recipe shows', dropStepPictures),
};
