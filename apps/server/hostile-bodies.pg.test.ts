import { beforeAll, describe, expect, it } from 'vitest';

import { useTestDatabase } from '../../db/testing/test-database.ts';
import { listedProcedures, type ListedProcedure } from './testing/contract-procedures.ts';
import { countRows } from './testing/count-rows.ts';
import { createPlaces } from './testing/furnish.ts';
import type { Things } from './testing/things.ts';
import { createDeliveries } from './testing/delivery-fixtures.ts';
import { createThings } from './testing/purchasing-fixtures.ts';
import { brokenBodies, hostileInputs, inputsWithExtraKey } from './testing/hostile-json.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { inputFor } from './testing/procedure-fixtures.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
const bodiesPerProcedure = 100;
const seed = 20_261_121;

let app: TestApp;
let here: Household;
let neighbour: Household;
let things: Things;
/** Those of the procedure whose turn it is: to tell which is which takes as long as to send them. */
let inputs: Awaited<ReturnType<typeof sorted>>;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  const made = await createThings(app, here.people.owner, await createPlaces(app, here));
  things = { ...made, ...(await createDeliveries(app, here.people.owner, made)) };
  neighbour = await createHousehold(app, database());
  await createThings(app, neighbour.people.owner, await createPlaces(app, neighbour));
});

const countAll = () => countRows(database().superuser, null);
const countNeighbours = () => countRows(database().superuser, neighbour.restaurantId);

/** Hostile inputs by whether the schema sees through them; the others are merely strange, and may be obeyed. */
const sorted = async (one: ListedProcedure) => {
  const texts = hostileInputs(inputFor(one.path, things), { seed, numRuns: bodiesPerProcedure });
  const isValid = await Promise.all(texts.map((text) => one.accepts(JSON.parse(text))));
  return {
    invalid: texts.filter((_, index) => isValid[index] === false),
    strange: texts.filter((_, index) => isValid[index] === true),
  };
};

const asOwner = (path: string, text: string) => app.send(path, `{"json":${text}}`, here.people.owner);

const excerpt = (text: string): string => text.slice(0, 300);

describe.each(listedProcedures.map((one) => [one.path, one] as const))('%s', (path, one) => {
  beforeAll(async () => {
    inputs = await sorted(one);
  });

  it('names what is wrong with a hostile body, and changes nothing', async () => {
    const { invalid } = inputs;
    expect(invalid.length).toBeGreaterThan(bodiesPerProcedure / 3);
    const before = await countAll();
    for (const text of invalid) {
      const { status, body } = await asOwner(path, text);
      expect({ status, body, text: excerpt(text) }).toMatchObject({ status: 400, body: { code: 'INPUT_INVALID' } });
    }
    expect(await countAll()).toEqual(before);
  });

  it('refuses a key that nobody asked for, such as a role, a price or another restaurant', async () => {
    const texts = inputsWithExtraKey(inputFor(path, things));
    expect(texts.length).toBeGreaterThan(10);
    const before = await countAll();
    for (const text of texts) {
      const { status, body } = await asOwner(path, text);
      expect({ status, body, text: excerpt(text) }).toMatchObject({ status: 400, body: { code: 'INPUT_INVALID' } });
    }
    expect(await countAll()).toEqual(before);
  });

  it('survives a strange body that fits, and leaves the neighbour alone', async () => {
    const { strange } = inputs;
    const before = await countNeighbours();
    for (const text of strange) {
      const { status, body } = await asOwner(path, text);
      expect({ isFault: status >= 500, body, text: excerpt(text) }).toMatchObject({ isFault: false });
    }
    expect(await countNeighbours()).toEqual(before);
  });

  it('survives what is no call at all', async () => {
    const before = await countAll();
    for (const text of brokenBodies) {
      const { status } = await app.send(path, text, here.people.owner);
      expect({ isFault: status >= 500, text: excerpt(text) }).toMatchObject({ isFault: false });
    }
    expect(await countAll()).toEqual(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
