import { beforeAll, beforeEach } from 'vitest';

import { useTestDatabase } from '../../../db/testing/test-database.ts';
import type { Role } from '../../../modules/restaurants/rules/capabilities.ts';
import { envelope } from './furnish.ts';
import { createHousehold, type Household } from './household.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** A restaurant with somebody in each role, and how they speak to the app. */
export type House = {
  readonly database: ReturnType<typeof useTestDatabase>;
  readonly app: () => TestApp;
  readonly here: () => Household;
  readonly as: (role: Role) => ReturnType<TestApp['as']>;
  /** The envelope of a command in this restaurant. */
  readonly tell: <Body>(body: Body) => ReturnType<typeof envelope<Body>>;
  readonly idOf: (role: Role) => string;
};

/** A house that is made anew for each test of a file. */
export const freshHouse = (): House => {
  const database = useTestDatabase();
  let app: TestApp;
  let here: Household;
  beforeAll(() => {
    app = createTestApp(database().pools);
  });
  beforeEach(async () => {
    here = await createHousehold(app, database());
  });
  return {
    database,
    app: (): TestApp => app,
    here: (): Household => here,
    as: (role: Role) => app.as(here.people[role]),
    tell: <Body>(body: Body) => envelope(here.restaurantId, body),
    idOf: (role: Role): string => here.people[role].userId,
  };
};
