import { beforeAll, describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { can, capabilityTable, roles, type Role } from '../../modules/restaurants/rules/capabilities.ts';
import type { Credential } from '../../platform/server/database/tenancy.ts';
import { mayTake } from './testing/count-fixtures.ts';
import { listedProcedures, type ListedProcedure } from './testing/contract-procedures.ts';
import { furnishCounts, furnishEmptyArea } from './testing/furnish-counts.ts';
import { furnishPartner } from './testing/lot-fixtures.ts';
import { furnishExchange } from './testing/exchange-fixtures.ts';
import { furnishMerges } from './testing/furnish-merges.ts';
import { createItem, createPlaces } from './testing/furnish.ts';
import { unknownThings, type Things } from './testing/things.ts';
import { createDeliveries, isAboutDeliveries } from './testing/delivery-fixtures.ts';
import { createThings } from './testing/purchasing-fixtures.ts';
import { furnishHours } from './testing/furnish-hours.ts';
import { furnishAll } from './testing/furnish-all.ts';
import { furnishAlert } from './testing/furnish-alert.ts';
import { furnishInspection, furnishQuestion, furnishScan } from './testing/furnish-question.ts';
import { furnishConnection } from './testing/furnish-connection.ts';
import { furnishWaste } from './testing/furnish-waste.ts';
import { furnishKitchen } from './testing/kitchen-fixtures.ts';
import { furnishMenu } from './testing/menu-fixtures.ts';
import { takePosted } from './testing/prep-fixtures.ts';
import { furnishDays } from './testing/reports-fixtures.ts';
import { furnishTasks } from './testing/tasks-fixtures.ts';
import { furnishTeam } from './testing/staff-fixtures.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { inputFor, procedureFixtures } from './testing/procedure-fixtures.ts';
import { furnishTimeOff } from './testing/time-off-fixtures.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let elsewhere: Household;
let placesHere: Things;
/** Things for calls that are refused, and for questions: nothing changes them, or the test is red. */
let ours: Things;
let theirs: Things;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  // Whose plan has every feature: who may do something is asked here, not what is paid for.
  await queryAs(database().owner, `update subscription set plan = 'enterprise' where owner_id = $1`, [here.people.owner.userId]);
  elsewhere = await createHousehold(app, database());
  // Who may is asked here; what a plan opens is asked elsewhere.
  await queryAs(database().owner, `update subscription set plan = 'enterprise'`);
  placesHere = await furnishPartner(database().owner, await createPlaces(app, here));
  ours = await furnishAll({ app, owner: database().owner }, here, placesHere);
  theirs = await furnishAll(
    { app, owner: database().owner },
    elsewhere,
    await furnishPartner(database().owner, await createPlaces(app, elsewhere)),
  );
});

/** Hours that nobody has touched, and a shift where the call is about one. */
const furnishedStaff = async (path: string, role: Role): Promise<Things> => {
  // Pictures stand beside what oneself said.
  const clocked = path === 'staff.setClockPhoto' ? { ...placesHere, memberId: here.people[role].userId } : placesHere;
  const hours = await furnishHours(database().owner, clocked);
  // One takes one's own wish back, and settles another's.
  if (/TimeOff/.test(path)) return furnishTimeOff(database().owner, hours, /cancel/.test(path) ? here.people[role].userId : here.leaverId);
  // A house has so many kinds of work at most: only a shift that a call changes is made with one of its own.
  const { workRoleId } = ours;
  if (/giveShift|claimShift|answerExchange|settleExchange|saveExchangeSetting/.test(path)) {
    // One takes what another gives; what two have agreed on somebody else settles.
    const isSettled = path === 'staff.settleExchange';
    // Somebody who still works here when the members were looked at.
    const other = here.people[role === 'chef' ? 'kitchenstaff' : 'chef'].userId;
    const cast = { giver: here.people[role].userId, other, hasBid: isSettled };
    const taker = here.people[isSettled ? 'staff' : role].userId;
    return furnishExchange(database().owner, { ...hours, workRoleId }, { ...cast, taker });
  }
  if (path === 'staff.saveTipSetting')
    await queryAs(database().owner, 'delete from tip_setting where restaurant_id = $1', [here.restaurantId]);
  if (!/confirmRead|withdrawAnnouncement|Template|stepTipPool|Shift|publishRota|copyWeek/.test(path)) return { ...hours, workRoleId };
  const team = { owner: here.people.owner, author: here.people[role] };
  return { ...hours, workRoleId, ...(await furnishTeam(app, team, { ...hours, workRoleId })) };
};

/** Somebody else answered, so that nobody is asked to verify their own; a picture goes beside one's own answer. */
const answererOf = (path: string, role: Role): string => (path === 'tasks.setCheckPhoto' ? here.people[role].userId : here.leaverId);

/** Only whoever holds an account opens restaurants. */
const openAccount = (userId: string) =>
  queryAs(
    database().owner,
    `insert into subscription (owner_id, plan, status, payment_status, is_active, start_at) values ($1, 'pro', 'active', 'paid', true, now())
     on conflict do nothing`,
    [userId],
  );

/** What the assistant made of goods: a question, a paper that was read, an inspection. */
const furnishedAnswers = (path: string, things: Things, userId: string): Promise<Things> => {
  if (path === 'assistant.settleGap') return furnishInspection(database().owner, things, userId);
  return /^assistant\.end(?:Scan|Display|Label)$/.test(path)
    ? furnishScan(database().owner, things)
    : furnishQuestion(database().owner, things, userId);
};

/** Goods, what was bought of them and what became of it. */
const furnishedGoods = async (path: string, worker: Household['people'][Role]): Promise<Things> => {
  const places = { ...placesHere, worker };
  // Only what is bought has to do with suppliers and orders.
  const isBought = path.startsWith('purchasing.');
  const made = isBought ? await createThings(app, here.people.owner, places) : await createItem(app, here.people.owner, places);
  const things = isAboutDeliveries(path) ? { ...made, ...(await createDeliveries(app, here.people.owner, made)) } : made;
  if (path === 'alerts.answerAlert' || path === 'alerts.disconnectReach') return furnishAlert(database().owner, things, worker.userId);
  // One goes on with a tour that one is on.
  if (path === 'inventory.takeTourStep') await app.as(worker).inventory.beginTour(inputFor('inventory.beginTour', things) as never);
  if (path.startsWith('assistant.')) return furnishedAnswers(path, things, worker.userId);
  if (path === 'waste.changeGoal' || path === 'waste.moveReview') return furnishWaste(database().owner, things, worker.userId);
  if (path === 'inventory.mergeItems' || path === 'inventory.undoMerge') return furnishMerges(database().owner, things);
  const isAboutEmptyArea = path === 'inventory.archiveStorageArea';
  return isAboutEmptyArea ? furnishEmptyArea(database().owner, things) : furnishCounts(database().owner, things);
};

/** A till, what sells elsewhere, and who is told, is let go when its module is furnished for the next cell. */
const isLetGo = new Set(['kitchen.readTillKey', 'integrations.readMapping', 'integrations.readHookDeliveries']);

/** PostgreSQL itself holds a question to changing nothing. */
const isQuestion = ({ path, route }: ListedProcedure): boolean => route.method === 'GET' && !isLetGo.has(path);

/**
 * What a granted call may change is made for its cell alone, so that none is decided by what another cell did before; those
 * that change nothing ask about the same things.
 */
const furnished = async (one: ListedProcedure, role: Role): Promise<Things> => {
  const { path, meta } = one;
  if (meta.scope === 'restaurant' && isQuestion(one)) return ours;
  if (path.startsWith('menu.')) {
    const made = { ...placesHere, ...(await furnishMenu(app, here.people.owner, here.restaurantId)) };
    return path === 'menu.finishPrep' ? takePosted(app, here.people[role], made) : made;
  }
  if (path.startsWith('kitchen.')) {
    // What is ordered is not changed by it: one menu serves every cell.
    return { ...ours, ...(await furnishKitchen(app, { owner: here.people.owner, waiter: here.people.staff }, ours)) };
  }
  if (path.startsWith('integrations.')) return furnishConnection(database().owner, placesHere);
  if (path.startsWith('staff.')) return furnishedStaff(path, role);
  if (path.startsWith('reports.')) return furnishDays(app, here.people.owner, { login: database().owner, things: placesHere });
  if (path.startsWith('tasks.')) return furnishTasks(database().owner, placesHere, answererOf(path, role));
  return furnishedGoods(path, here.people[role]);
};

const scoped = (scope: string): ListedProcedure[] => listedProcedures.filter(({ meta }) => meta.scope === scope);

const ask = ({ path }: ListedProcedure, things: Things, credential: Credential | null) =>
  app.call(path, inputFor(path, things), credential);

/** An answer without what differs from call to call: ids, instants and the digits of a stock code. */
const shape = (answer: { status: number; body: unknown }): unknown =>
  JSON.parse(
    JSON.stringify(answer)
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '(id)')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(instant)')
      .replaceAll(/Berbere [0-9a-f]{6}|BER-\d{6}/g, '(name)'),
  );

/** Whether an input names anything that another restaurant could have, beside the restaurant that is asked. */
const namesThings = ({ path, meta }: ListedProcedure): boolean => {
  // The secrets of an invitation, of an order's link and of a guests' menu open another restaurant, by intent.
  const { restaurantId, invitationSecret, orderSecret, guestSecret, ...things } = unknownThings();
  const input = JSON.stringify(inputFor(path, { restaurantId, invitationSecret, orderSecret, guestSecret, ...things }));
  return [...Object.values(things), ...(meta.scope === 'person' ? [restaurantId] : [])].some((id) => input.includes(id));
};

describe('the contract', () => {
  it('is not empty, and every procedure has an input to be tried with', () => {
    expect(listedProcedures.length).toBeGreaterThan(20);
    expect(listedProcedures.map(({ path }) => path).toSorted()).toEqual([...procedureFixtures.keys()].toSorted());
  });

  it.each(listedProcedures.map((one) => [one.path, one] as const))(
    '%s says who may call it, and has an honest input',
    async (path, one) => {
      const { scope, capability, command } = one.meta;
      expect(['public', 'person', 'restaurant']).toContain(scope);
      if (scope === 'restaurant') expect(Object.keys(capabilityTable)).toContain(capability);
      else expect(capability).toBeUndefined();
      const input = inputFor(path);
      expect(await one.accepts(input)).toBe(true);
      expect('commandId' in input).toBe(command !== undefined);
      if (scope === 'restaurant') expect(input).toHaveProperty('restaurantId');
    },
  );
});

describe('a stranger', () => {
  it.each(scoped('public').map((one) => [one.path, one] as const))('may call %s', async (_, one) => {
    const answer = await ask(one, await furnished(one, 'owner'), null);
    // A turn at a tablet begins at a tablet: what makes one is a cookie, which a stranger has not.
    if (/enterTablet|joinAtTablet/.test(one.path)) expect(answer).toMatchObject({ status: 403, body: { code: 'TABLET_UNKNOWN' } });
    else expect(answer.status).toBe(200);
  });

  it.each([...scoped('person'), ...scoped('restaurant')].map((one) => [one.path, one] as const))(
    'is asked to sign in before %s',
    async (_, one) => {
      const answers = [
        await ask(one, ours, null),
        await ask(one, unknownThings(), null),
        await ask(one, unknownThings(), { kind: 'session', tokenHash: 'ended' }),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
      expect(answers[1]).toEqual(answers[0]);
    },
  );
});

describe.each(roles)('a %s', (role) => {
  it.each(scoped('person').map((one) => [one.path, one] as const))('may call %s about themselves', async (_, one) => {
    if (one.path === 'restaurants.addRestaurant') await openAccount(here.people[role].userId);
    expect((await ask(one, await furnished(one, role), here.people[role])).status).toBe(200);
  });

  it.each(scoped('restaurant').map((one) => [one.path, one] as const))('may call %s where the table says so', async (_, one) => {
    const capability = one.meta.capability ?? '';
    const isGranted = can(role, capability);
    const answer = await ask(one, isGranted ? await furnished(one, role) : ours, here.people[role]);
    if (isGranted && mayTake(one.path, role)) expect(answer).toMatchObject({ status: 200 });
    else if (isGranted)
      expect(answer).toMatchObject({ status: 403, body: { code: expect.stringMatching(/^COUNT_.*_FORBIDDEN$|^RECEIPT_NEEDS_MANAGER$/) } });
    else expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', data: { capability } } });
  });

  it.each(scoped('restaurant').map((one) => [one.path, one] as const))(
    'learns from %s nothing about a restaurant of others, not even that it exists',
    async (_, one) => {
      const answer = await ask(one, theirs, here.people[role]);
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect(answer).toEqual(await ask(one, unknownThings(), here.people[role]));
    },
  );

  it.each([...scoped('restaurant'), ...scoped('person')].filter(namesThings).map((one) => [one.path, one] as const))(
    'who names things of another restaurant in %s is answered as if they did not exist',
    async (_, one) => {
      const restaurantId = one.meta.scope === 'restaurant' ? { restaurantId: here.restaurantId } : {};
      const answer = await ask(one, { ...theirs, ...restaurantId }, here.people[role]);
      const nobodys = await ask(one, { ...unknownThings(), ...restaurantId }, here.people[role]);
      expect(shape(answer)).toEqual(shape(nobodys));
      expect(JSON.stringify(answer)).not.toContain(elsewhere.restaurantId);
    },
  );
});
