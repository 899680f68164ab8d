import { beforeAll, describe, expect, it } from 'vitest';

import { useTestDatabase } from '../../db/testing/test-database.ts';
import { apiPrefix } from '../../platform/server/rpc/rpc-handlers.ts';
import { listedProcedures, type ListedProcedure } from './testing/contract-procedures.ts';
import { countRows } from './testing/count-rows.ts';
import { furnishAutomation } from './testing/furnish-question.ts';
import { furnishConnection } from './testing/furnish-connection.ts';
import { furnishCounts } from './testing/furnish-counts.ts';
import { furnishHours } from './testing/furnish-hours.ts';
import { createPlaces } from './testing/furnish.ts';
import type { Things } from './testing/things.ts';
import { furnishKitchen } from './testing/kitchen-fixtures.ts';
import { furnishTasks } from './testing/tasks-fixtures.ts';
import { furnishMenu } from './testing/menu-fixtures.ts';
import { createDeliveries } from './testing/delivery-fixtures.ts';
import { createThings } from './testing/purchasing-fixtures.ts';
import { brokenBodies, hostileInputs, inputsWithExtraKey } from './testing/hostile-json.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { inputFor } from './testing/procedure-fixtures.ts';
import { baseUrl, createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
const inputsPerProcedure = 25;
const seed = 20_261_122;

let app: TestApp;
let here: Household;
let things: Things;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  const made = await createThings(app, here.people.owner, await createPlaces(app, here));
  const delivered = await createDeliveries(app, here.people.owner, made);
  const onMenu = await furnishMenu(app, here.people.owner, here.restaurantId);
  const selling = { ...made, ...delivered, ...onMenu };
  const cast = { owner: here.people.owner, waiter: here.people.staff };
  const working = await furnishHours(database().owner, { ...selling, ...(await furnishKitchen(app, cast, selling)) });
  const asked = await furnishAutomation(database().owner, working, here.people.owner.userId);
  const counted = await furnishConnection(database().owner, await furnishCounts(database().owner, asked));
  things = await furnishTasks(database().owner, counted, here.people.staff.userId);
});

type Answer = { readonly status: number; readonly body: unknown };
type Sent = { readonly path?: string; readonly body?: string | FormData | URLSearchParams; readonly type?: string };

const send = async ({ route }: ListedProcedure, { path = route.path, body, type }: Sent): Promise<Answer> => {
  const headers = type === undefined ? {} : { 'content-type': type };
  const request = new Request(`${baseUrl}${apiPrefix}${path}`, { method: route.method, headers, ...(body !== undefined && { body }) });
  const response = await app.answer(request, here.people.owner);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What of an input stands in the path of the address. */
const paramsOf = ({ route }: ListedProcedure, input: Fields): Fields =>
  Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, input[name]]));

const addressOf = (one: ListedProcedure, input: Fields): string =>
  Object.entries(paramsOf(one, input)).reduce(
    (path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(String(value))),
    one.route.path,
  );

/** An address holds text; what has places of its own is written there by keys with brackets, which come below. */
const textOf = (value: unknown): string => (typeof value === 'object' && value !== null ? '{}' : String(value));

const queryOf = (one: ListedProcedure, input: Fields): string => {
  const inPath = paramsOf(one, input);
  const pairs = Object.entries(input).filter(([name]) => !Object.hasOwn(inPath, name));
  // A list has its name with brackets, once for each of its values.
  const lines = pairs.flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((one) => [`${name}[]`, one] as const) : [[name, value] as const],
  );
  return new URLSearchParams(lines.map(([name, value]) => [name, textOf(value).toWellFormed()])).toString();
};

/** One input, as the API is asked: a question by its address, anything else by a body. */
const ask = (one: ListedProcedure, honest: Fields, text: string): Promise<Answer> => {
  const path = addressOf(one, honest);
  if (one.route.method !== 'GET') return send(one, { path, body: text, type: 'application/json' });
  const input = JSON.parse(text) as unknown;
  return send(one, { path: `${path}?${queryOf(one, isFields(input) ? input : { input })}` });
};

/** What the API makes of a body: what stands in the address wins over what the body says of it. */
const meant = (one: ListedProcedure, honest: Fields, body: unknown): unknown => {
  const params = paramsOf(one, honest);
  if (Object.keys(params).length === 0) return body;
  return isFields(body) ? { ...body, ...params } : params;
};

const countAll = () => countRows(database().superuser, null);
const excerpt = (text: string): string => text.slice(0, 300);

const isUnpolluted = (): boolean => Object.keys(Object.prototype).length === 0 && !('polluted' in {}) && !('polluted' in []);

/** Keys of a form or an address, in the notation with brackets that names places within an input. */
const hostileKeys = [
  '__proto__[polluted]',
  '__proto__.polluted',
  'constructor[prototype][polluted]',
  'body[__proto__][polluted]',
  'body[constructor][prototype][polluted]',
  '[][__proto__][polluted]',
  'body[4294967294]',
  `body${'[a]'.repeat(5_000)}`,
  '[',
  ']',
  'body[',
  '',
];

const questions = listedProcedures.filter(({ route }) => route.method === 'GET').map((one) => [one.path, one] as const);
const writes = listedProcedures.filter(({ route }) => route.method !== 'GET').map((one) => [one.path, one] as const);

it('every procedure has an address, of its own', () => {
  const routes = listedProcedures.map(({ route }) => `${route.method} ${route.path}`);
  expect(routes.filter((route) => !/^(GET|POST|PUT|PATCH|DELETE) \//.test(route))).toEqual([]);
  expect(new Set(routes).size).toBe(routes.length);
  expect(questions.length).toBeGreaterThan(5);
});

describe.each(questions)('%s, asked by its address', (path, one) => {
  it('answers as it does to the app, whatever is a number or a truth in it', async () => {
    const honest = inputFor(path, things);
    const asked = await ask(one, honest, JSON.stringify(honest));
    expect(asked).toMatchObject({ status: 200 });
    const told = await app.call(path, honest, here.people.owner);
    const same = saysWhenMade.has(path) ? withoutPaper : withoutInstants;
    expect(same(asked.body)).toEqual(same(told.body));
  });
});

/** Papers that say when they were made: two of them are two files. */
const saysWhenMade: ReadonlySet<string> = new Set(['reports.printReport', 'reports.printGroup']);

const withoutPaper = (body: unknown): unknown => JSON.parse(JSON.stringify(body).replace(/(?<="pdf":")[A-Za-z0-9+/=]{1000,}/, '(paper)'));

/** Two answers differ in the moment that they were given, and in where a device goes on from there. */
const withoutInstants = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|(?<="cursor":")[^"]*/g, '(instant)'));

describe.each(listedProcedures.map((one) => [one.path, one] as const))('%s over the plain API', (path, one) => {
  it('survives hostile input, and changes nothing by what does not fit', async () => {
    const honest = inputFor(path, things);
    const texts = hostileInputs(honest, { seed, numRuns: inputsPerProcedure });
    const isBody = one.route.method !== 'GET';
    const fits = await Promise.all(texts.map(async (text) => isBody && one.accepts(meant(one, honest, JSON.parse(text)))));
    const before = await countAll();
    for (const text of texts.filter((_, index) => fits[index] === false)) {
      const { status, body } = await ask(one, honest, text);
      expect({ isFault: status >= 500, body, text: excerpt(text) }).toMatchObject({ isFault: false });
      if (isBody) expect({ status, body, text: excerpt(text) }).toMatchObject({ status: 400, body: { code: 'INPUT_INVALID' } });
    }
    expect(await countAll()).toEqual(before);
    for (const text of texts.filter((_, index) => fits[index] === true)) {
      const { status, body } = await ask(one, honest, text);
      expect({ isFault: status >= 500, body, text: excerpt(text) }).toMatchObject({ isFault: false });
    }
  });

  it('refuses a key that nobody asked for', async () => {
    const honest = inputFor(path, things);
    const before = await countAll();
    for (const text of inputsWithExtraKey(honest)) {
      const input = JSON.parse(text) as Fields;
      if (await one.accepts(meant(one, honest, input))) continue;
      // A pair without a name names nothing: it is left out of what an address says.
      if (one.route.method === 'GET' && Object.hasOwn(input, '')) continue;
      const { status, body } = await ask(one, honest, text);
      expect({ status, body, text: excerpt(text) }).toMatchObject({ status: 400, body: { code: 'INPUT_INVALID' } });
    }
    expect(await countAll()).toEqual(before);
  });

  it('survives keys that reach for the prototype of everything, in an address and in a form', async () => {
    const address = addressOf(one, inputFor(path, things));
    for (const key of hostileKeys) {
      const pairs = [
        ['a', '1'],
        [key, 'polluted'],
        [key, 'again'],
      ];
      const query = new URLSearchParams(pairs);
      const form = new FormData();
      for (const [name = '', value = ''] of pairs) form.append(name, value);
      const sent: Sent[] = [
        { path: `${address}?${query}` },
        ...(one.route.method === 'GET'
          ? []
          : [
              { path: address, body: query },
              { path: address, body: form },
            ]),
      ];
      for (const each of sent) {
        const { status } = await send(one, each);
        expect({ isFault: status >= 500, key: excerpt(key) }).toMatchObject({ isFault: false });
        expect(isUnpolluted()).toBe(true);
      }
    }
  });
});

describe.each(writes)('%s over the plain API', (path, one) => {
  it('survives what is no body at all', async () => {
    const address = addressOf(one, inputFor(path, things));
    for (const body of brokenBodies) {
      for (const type of ['application/json', 'multipart/form-data', 'application/octet-stream', 'text/event-stream']) {
        const { status } = await send(one, { path: address, body, type });
        expect({ isFault: status >= 500, type, body: excerpt(body) }).toMatchObject({ isFault: false });
      }
    }
    expect(isUnpolluted()).toBe(true);
  });
});
