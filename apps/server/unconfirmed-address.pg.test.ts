import { beforeAll, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { listedProcedures } from './testing/contract-procedures.ts';
import { createPlaces } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { inputFor } from './testing/procedure-fixtures.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import type { Things } from './testing/things.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let things: Things;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  // A plan opens every door here: what is asked is which of them an address that nobody confirmed keeps shut.
  await queryAs(database().owner, `update subscription set plan = 'enterprise'`);
  things = await createPlaces(app, here);
  await queryAs(database().owner, 'update auth."user" set email_verified = false');
});

type Refused = { readonly code?: string; readonly defined?: boolean } | null;

it('keeps shut only doors that say so, by a refusal that their screens can read', async () => {
  const shut: Record<string, boolean | undefined> = {};
  for (const { path } of listedProcedures) {
    const { body } = await app.call(path, inputFor(path, things), here.people.owner);
    const refused = body as Refused;
    if (refused?.code === 'EMAIL_UNCONFIRMED') shut[path] = refused.defined;
  }
  // Nothing that was done on the way has put the owner out, so that every door was knocked at.
  expect((await app.as(here.people.owner).restaurants.myMembership({ restaurantId: here.restaurantId })).role).toBe('owner');
  expect(shut).toEqual({
    'kitchen.pairTill': true,
    'restaurants.createInvitation': true,
    'restaurants.createTabletCode': true,
    'restaurants.renewInvitation': true,
  });
});
