import type { Login } from '../../../platform/server/database/pool.ts';
import { createDeliveries } from './delivery-fixtures.ts';
import { furnishExchange } from './exchange-fixtures.ts';
import { furnishAlert } from './furnish-alert.ts';
import { furnishConnection } from './furnish-connection.ts';
import { furnishQuestion } from './furnish-question.ts';
import { furnishCounts, furnishEmptyArea } from './furnish-counts.ts';
import { furnishHours } from './furnish-hours.ts';
import { furnishMerges } from './furnish-merges.ts';
import { furnishWaste } from './furnish-waste.ts';
import { type Household } from './household.ts';
import { furnishKitchen } from './kitchen-fixtures.ts';
import { furnishMenu } from './menu-fixtures.ts';
import { createThings } from './purchasing-fixtures.ts';
import { furnishStaff, furnishTeam } from './staff-fixtures.ts';
import { furnishTasks } from './tasks-fixtures.ts';
import type { TestApp } from './test-app.ts';
import { type Things } from './things.ts';
import { furnishTimeOff } from './time-off-fixtures.ts';

/** Where a house is furnished: by the app itself, and by the owner of the tables where that is shorter. */
type World = { readonly app: TestApp; readonly owner: Login };

/** Everything that a call may be about, in a house that has its places. */
export const furnishAll = async ({ app, owner }: World, { people }: Household, places: Things): Promise<Things> => {
  const made = await furnishMerges(owner, await createThings(app, people.owner, places));
  const things = {
    ...(await furnishCounts(owner, made)),
    ...(await createDeliveries(app, people.owner, made)),
    ...(await furnishMenu(app, people.owner, made.restaurantId)),
  };
  Object.assign(things, await furnishKitchen(app, { owner: people.owner, waiter: people.staff }, things));
  const employed = await furnishHours(owner, { ...things, ...(await furnishStaff(app, people.owner, things.restaurantId)) });
  Object.assign(employed, await furnishTeam(app, { owner: people.owner, author: people.owner }, employed));
  const away = await furnishTimeOff(owner, employed, people.staff.userId);
  const cast = { giver: people.chef.userId, other: people.staff.userId, taker: people.chef.userId, hasBid: true };
  const given = await furnishExchange(owner, away, cast);
  const alerted = await furnishAlert(owner, given, people.owner.userId);
  const asked = await furnishQuestion(owner, alerted, people.owner.userId);
  const connected = await furnishConnection(owner, asked);
  const wasted = await furnishWaste(owner, connected, people.owner.userId);
  return furnishEmptyArea(owner, await furnishTasks(owner, wasted, people.staff.userId));
};
