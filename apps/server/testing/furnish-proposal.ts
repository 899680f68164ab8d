import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { dayAfter, mondayOf } from '../../../modules/staff/rules/rota-week.ts';
import type { Login } from '../../../platform/server/database/pool.ts';

/** A filled rota that waits to be accepted, in every house that is furnished. */
export const filledProposalId: string = uuidv7();

/** A week of which somebody said what is needed. */
export const neededMonday: string = dayAfter(mondayOf(new Date().toISOString().slice(0, 10)), 42);

/** Makes the proposal and the need anew, whatever became of the last. */
export const furnishProposal = async (owner: Login, restaurantId: string, userId: string): Promise<void> => {
  await queryAs(owner, 'delete from rota_proposal where restaurant_id = $1', [restaurantId]);
  await queryAs(
    owner,
    `insert into rota_proposal (restaurant_id, id, from_date, day_count, aim, state, asked_by) values ($1, $2, $3, 7, 'COST', 'DONE', $4)`,
    [restaurantId, filledProposalId, neededMonday, userId],
  );
  const workRoleId = await greeterOf(owner, restaurantId);
  await queryAs(owner, `insert into rota_day (restaurant_id, business_date, currency) values ($1, $2, 'GBP') on conflict do nothing`, [
    restaurantId,
    neededMonday,
  ]);
  await queryAs(
    owner,
    'insert into labour_demand (restaurant_id, business_date, work_role_id, from_minute, to_minute, people) values ($1, $2, $3, 600, 1080, 1) on conflict do nothing',
    [restaurantId, neededMonday, workRoleId],
  );
};

/** A kind of work that nobody else names; a house has few of them at most, so it is made once. */
const greeterOf = async (owner: Login, restaurantId: string): Promise<string> => {
  const known = await queryAs(owner, `select id from work_role where restaurant_id = $1 and name = 'Greeter'`, [restaurantId]);
  const id: unknown = known[0]?.id;
  if (typeof id === 'string') return id;
  const made = uuidv7();
  await queryAs(owner, `insert into work_role (restaurant_id, id, name, area) values ($1, $2, 'Greeter', 'FLOOR')`, [restaurantId, made]);
  return made;
};
