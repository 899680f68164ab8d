import { uuidv7 } from 'uuidv7';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { roles } from '../../modules/restaurants/rules/capabilities.ts';
import { goesOnBeyondPlan } from '../../modules/restaurants/rules/goes-on.ts';
import { listedProcedures } from './testing/contract-procedures.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, newRestaurant, type Household } from './testing/household.ts';
import { inputFor } from './testing/procedure-fixtures.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { newSecret, unknownThings } from './testing/things.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
/** The second restaurant of the same account holder. */
let second: string;

const stands = (set: string) => queryAs(database().superuser, `update subscription set ${set} where owner_id = $1`, [here.ownerId]);
const owner = () => app.as(here.people.owner);
const beyond = { status: 403, body: { code: 'RESTAURANT_BEYOND_PLAN' } };

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  second = newRestaurant().id;
  await owner().restaurants.addRestaurant({ commandId: uuidv7(), body: { ...newRestaurant(), id: second } });
});
beforeEach(() => stands(`plan = 'starter', past_due_at = null, trial_end_at = now() - interval '1 day'`));

const inRestaurants = listedProcedures.filter(({ meta }) => meta.scope === 'restaurant');
const commands = inRestaurants.filter(({ meta }) => meta.command);
const nameOf = (one: (typeof commands)[number]): string => one.meta.command?.name ?? '';
const ask = (path: string) => app.call(path, inputFor(path, { ...unknownThings(), restaurantId: second }), here.people.owner);

describe('in a restaurant that is more than the plan is for', () => {
  it('what goes on is the clock, what keeps food safe, what shuts somebody out, and reading what one is told', () => {
    expect(commands.map(nameOf).filter(goesOnBeyondPlan).toSorted()).toMatchInlineSnapshot(`
      [
        "alerts.mark-read@1",
        "integrations.disconnect@1",
        "inventory.change-lot@1",
        "kitchen.revoke-till@1",
        "restaurants.ask-deletion@1",
        "restaurants.cancel-deletion@1",
        "restaurants.remove-member@1",
        "restaurants.reset-pin@1",
        "restaurants.revoke-invitation@1",
        "restaurants.revoke-key@1",
        "restaurants.revoke-tablet@1",
        "restaurants.set-pin@1",
        "staff.clock@1",
        "staff.record-clock@1",
        "staff.set-clock-photo@1",
        "tasks.begin-power-cut@1",
        "tasks.calibrate-probe@1",
        "tasks.check-after-cut@1",
        "tasks.close-incident@1",
        "tasks.correct-entry@1",
        "tasks.dispose-process@1",
        "tasks.end-power-cut@1",
        "tasks.lead-run@1",
        "tasks.measure-process@1",
        "tasks.record-entry@1",
        "tasks.record-incident@1",
        "tasks.set-check-photo@1",
        "tasks.start-process@1",
        "tasks.submit-run@1",
      ]
    `);
  });

  it.each(commands.map((one) => [nameOf(one), one.path] as const))('%s is refused, or goes on', async (name, path) => {
    const answer = await ask(path);
    if (goesOnBeyondPlan(name)) expect(answer.body).not.toMatchObject({ code: 'RESTAURANT_BEYOND_PLAN' });
    else expect(answer).toMatchObject({ ...beyond, body: { data: { limit: 1, plan: 'starter', fitsOn: 'pro' } } });
  });

  it.each(inRestaurants.filter(({ meta }) => !meta.command).map(({ path }) => path))('%s is answered as ever', async (path) => {
    expect((await ask(path)).body).not.toMatchObject({ code: 'RESTAURANT_BEYOND_PLAN' });
  });

  it('everybody who works there is told by what it may use, and nobody in the oldest', async () => {
    expect(await owner().subscription.getEntitlements({ restaurantId: second })).toMatchObject({ isBeyondPlan: true });
    for (const role of roles) {
      const oldest = await app.as(here.people[role]).subscription.getEntitlements({ restaurantId: here.restaurantId });
      expect(oldest).toMatchObject({ isBeyondPlan: false });
    }
  });

  it('whoever does not see the account holder’s other restaurants is kept to the plan all the same', async () => {
    const memberId = here.people.chef.userId;
    await queryAs(
      database().owner,
      `insert into membership (restaurant_id, user_id, role) values ($1, $2, 'chef') on conflict do nothing`,
      [second, memberId],
    );
    await queryAs(database().owner, 'update membership set is_active = false where restaurant_id = $1 and user_id = $2', [
      here.restaurantId,
      memberId,
    ]);
    const create = app
      .as(here.people.chef)
      .inventory.createCategory(envelope(second, { categoryId: uuidv7(), name: 'Spices', nameLocal: null }));
    await expect(create).rejects.toMatchObject({ code: 'RESTAURANT_BEYOND_PLAN' });
  });
});

const category = () => owner().inventory.createCategory(envelope(second, { categoryId: uuidv7(), name: uuidv7(), nameLocal: null }));

it.each([
  [`plan = 'free_trial', trial_end_at = now() + interval '1 minute'`],
  [`plan = 'pro'`],
  [`plan = 'pro', past_due_at = now() - interval '13 days'`],
])('with %s everything is written there', async (set) => {
  await stands(set);
  await expect(category()).resolves.toBeDefined();
});

it('a command that was done before keeps its answer, and one that was refused goes through under a new key on a larger plan', async () => {
  const early = envelope(second, { categoryId: uuidv7(), name: uuidv7(), nameLocal: null });
  const refused = envelope(second, { categoryId: uuidv7(), name: uuidv7(), nameLocal: null });
  await stands(`plan = 'pro'`);
  const answer = await owner().inventory.createCategory(early);
  await stands(`plan = 'starter'`);
  expect(await owner().inventory.createCategory(early)).toEqual(answer);
  await expect(owner().inventory.createCategory(refused)).rejects.toMatchObject({ code: 'RESTAURANT_BEYOND_PLAN' });
  await stands(`plan = 'pro'`);
  await expect(owner().inventory.createCategory(refused)).rejects.toMatchObject({ code: 'RESTAURANT_BEYOND_PLAN' });
  await expect(owner().inventory.createCategory({ ...refused, commandId: uuidv7() })).resolves.toBeDefined();
});

it('an older restaurant that waits for its own end keeps no other back', async () => {
  await queryAs(database().superuser, `update restaurant set delete_after = now() + interval '30 days' where id = $1`, [here.restaurantId]);
  await expect(category()).resolves.toBeDefined();
  await queryAs(database().superuser, 'update restaurant set delete_after = null where id = $1', [here.restaurantId]);
});

it('nobody joins it by an invitation from before', async () => {
  await stands(`plan = 'pro'`);
  const invitationSecret = newSecret();
  const body = { invitationId: uuidv7(), secret: invitationSecret, role: 'staff', department: null, email: null } as const;
  await owner().restaurants.createInvitation(envelope(second, body));
  await stands(`plan = 'starter'`);
  const things = { ...unknownThings(), restaurantId: second, invitationSecret };
  expect(
    await app.call('restaurants.acceptInvitation', inputFor('restaurants.acceptInvitation', things), here.people.manager),
  ).toMatchObject(beyond);
});
