import { beforeAll, describe, expect, it } from 'vitest';

import { useTestDatabase } from '../../db/testing/test-database.ts';
import { can, capabilityTable, roles, type Role } from '../../modules/restaurants/rules/capabilities.ts';
import type { Credential } from '../../platform/server/database/tenancy.ts';
import { mayTake } from './testing/count-fixtures.ts';
import { listedProcedures, type ListedProcedure } from './testing/contract-procedures.ts';
import { furnishCounts, furnishEmptyArea } from './testing/furnish-counts.ts';
import { furnishPartner } from './testing/lot-fixtures.ts';
import { createPlaces, unknownThings, type Things } from './testing/furnish.ts';
import { createThings } from './testing/purchasing-fixtures.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { inputFor, procedureFixtures } from './testing/procedure-fixtures.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let elsewhere: Household;
let placesHere: Things;
let placesElsewhere: Things;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  elsewhere = await createHousehold(app, database());
  placesHere = await furnishPartner(database().owner, await createPlaces(app, here));
  placesElsewhere = await furnishPartner(database().owner, await createPlaces(app, elsewhere));
});

/** Each cell of the matrix gets an item of its own, so that none is decided by what another cell did before. */
const furnished = async ({ path }: ListedProcedure, of: { household: Household; places: Things; role?: Role }): Promise<Things> => {
  const { owner, ...people } = of.household.people;
  const worker = { owner, ...people }[of.role ?? 'owner'];
  const things = await createThings(app, owner, { ...of.places, worker });
  const isAboutEmptyArea = path === 'inventory.archiveStorageArea';
  return isAboutEmptyArea ? furnishEmptyArea(database().owner, things) : furnishCounts(database().owner, things);
};
const ours = (one: ListedProcedure, role: Role = 'owner'): Promise<Things> => furnished(one, { household: here, places: placesHere, role });
const theirThings = (one: ListedProcedure): Promise<Things> => furnished(one, { household: elsewhere, places: placesElsewhere });

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
  // An invitation's secret is the one thing that opens another restaurant, by intent.
  const { restaurantId, invitationSecret, ...things } = unknownThings();
  const input = JSON.stringify(inputFor(path, { restaurantId, invitationSecret, ...things }));
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
    const answer = await ask(one, await ours(one), null);
    // A turn at a tablet begins at a tablet: what makes one is a cookie, which a stranger has not.
    if (one.path === 'restaurants.enterTablet') expect(answer).toMatchObject({ status: 403, body: { code: 'TABLET_UNKNOWN' } });
    else expect(answer.status).toBe(200);
  });

  it.each([...scoped('person'), ...scoped('restaurant')].map((one) => [one.path, one] as const))(
    'is asked to sign in before %s',
    async (_, one) => {
      const answers = [
        await ask(one, await ours(one), null),
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
    expect((await ask(one, await ours(one), here.people[role])).status).toBe(200);
  });

  it.each(scoped('restaurant').map((one) => [one.path, one] as const))('may call %s where the table says so', async (_, one) => {
    const answer = await ask(one, await ours(one, role), here.people[role]);
    const capability = one.meta.capability ?? '';
    if (can(role, capability) && mayTake(one.path, role)) expect(answer).toMatchObject({ status: 200 });
    else if (can(role, capability))
      expect(answer).toMatchObject({ status: 403, body: { code: expect.stringMatching(/^COUNT_.*_FORBIDDEN$/) } });
    else expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', data: { capability } } });
  });

  it.each(scoped('restaurant').map((one) => [one.path, one] as const))(
    'learns from %s nothing about a restaurant of others, not even that it exists',
    async (_, one) => {
      const theirs = await ask(one, await theirThings(one), here.people[role]);
      expect(theirs).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect(theirs).toEqual(await ask(one, unknownThings(), here.people[role]));
    },
  );

  it.each([...scoped('restaurant'), ...scoped('person')].filter(namesThings).map((one) => [one.path, one] as const))(
    'who names things of another restaurant in %s is answered as if they did not exist',
    async (_, one) => {
      const restaurantId = one.meta.scope === 'restaurant' ? { restaurantId: here.restaurantId } : {};
      const theirs = await ask(one, { ...(await theirThings(one)), ...restaurantId }, here.people[role]);
      const nobodys = await ask(one, { ...unknownThings(), ...restaurantId }, here.people[role]);
      expect(shape(theirs)).toEqual(shape(nobodys));
      expect(JSON.stringify(theirs)).not.toContain(elsewhere.restaurantId);
    },
  );
});
