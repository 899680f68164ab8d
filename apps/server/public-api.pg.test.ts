import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { tokenHash } from '../../modules/accounts/server/public.ts';
import { apiScopes, type ApiScope } from '../../modules/restaurants/rules/api-scopes.ts';
import type { Credential } from '../../platform/server/database/tenancy.ts';
import { publicDocument, scopeOfContract } from './public-document.ts';
import { listedProcedures, type ListedProcedure } from './testing/contract-procedures.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { inputFor } from './testing/procedure-fixtures.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { newSecret, unknownThings } from './testing/things.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
/** One key for each scope, and one for all others. */
const onlyFor = new Map<ApiScope, Credential>();
const allBut = new Map<ApiScope, Credential>();

const makeKey = async (scopes: readonly ApiScope[]): Promise<Credential> => {
  const secret = newSecret();
  await queryAs(
    database().owner,
    'insert into api_key (restaurant_id, id, name, secret_hash, scopes, made_by) values ($1, $2, $3, $4, $5, $6)',
    [here.restaurantId, uuidv7(), 'Books', tokenHash(secret), scopes, here.ownerId],
  );
  return { kind: 'key', restaurantId: here.restaurantId, tokenHash: tokenHash(secret) };
};

const area = (scope: ApiScope): string => scope.split(':')[0] ?? '';

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  await queryAs(database().owner, `update subscription set plan = 'enterprise', status = 'active' where owner_id = $1`, [here.ownerId]);
  for (const scope of apiScopes) {
    onlyFor.set(scope, await makeKey([scope]));
    const others = apiScopes.filter((other) => other !== scope && !(scope.endsWith(':read') && area(other) === area(scope)));
    allBut.set(scope, await makeKey(others));
  }
});

const scopeOf = ({ path, meta }: ListedProcedure): ApiScope | null => scopeOfContract(path.split('.'), meta);
const reached = listedProcedures.flatMap((one) => (scopeOf(one) === null ? [] : [[one.path, one] as const]));
const unreached = listedProcedures.flatMap((one) => (scopeOf(one) === null ? [[one.path, one] as const] : []));

/** Asks about what nobody has: whoever is let in finds nothing, and nothing is changed. */
const ask = ({ path }: ListedProcedure, restaurantId: string, key: Credential | undefined) =>
  app.call(path, inputFor(path, { ...unknownThings(), restaurantId }), key ?? null);

const stopped = { status: 403, body: { code: expect.stringMatching(/^(FORBIDDEN|KEY_SCOPE_MISSING)$/) } };

describe('the document', () => {
  it('says of every operation which scope it takes, and holds what keys reach and nothing else', async () => {
    const { paths = {}, security, components } = await publicDocument();
    const told = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item ?? {}).map(([method, operation]) => {
        const { 'x-maed-scope': scope, description } = operation as { 'x-maed-scope'?: string; description?: string };
        expect(description).toContain(String(scope));
        return `${method.toUpperCase()} ${path} ${String(scope)}`;
      }),
    );
    const meant = reached.map(([, one]) => `${one.route.method} ${one.route.path} ${String(scopeOf(one))}`);
    expect(told.toSorted()).toEqual(meant.toSorted());
    expect(told.length).toBeGreaterThan(200);
    expect(security).toEqual([{ key: [] }]);
    expect(components?.securitySchemes?.['key']).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  it('tells the refusals of an operation by their codes', async () => {
    const { paths = {} } = await publicDocument();
    const operation = paths['/restaurants/{restaurantId}/inventory/record-movement']?.post;
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['200', '401', '403', '404', '409', '429']));
    expect(JSON.stringify(operation?.responses)).toContain('KEY_SCOPE_MISSING');
  });
});

describe('a key', () => {
  it.each(reached)('made for what %s takes is let in there, and one for everything else is told what is missing', async (_, one) => {
    const scope = scopeOf(one);
    if (scope === null) return;
    expect(await ask(one, here.restaurantId, onlyFor.get(scope))).not.toMatchObject(stopped);
    expect(await ask(one, here.restaurantId, allBut.get(scope))).toMatchObject({
      status: 403,
      body: { code: 'KEY_SCOPE_MISSING', data: { scope } },
    });
    expect(await ask(one, uuidv7(), onlyFor.get(scope))).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it.each(unreached)('for everything does not reach %s', async (_, one) => {
    const everything = await everyScope();
    expect(await ask(one, here.restaurantId, everything)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });
});

let kept: Promise<Credential> | undefined;
const everyScope = (): Promise<Credential> => (kept ??= makeKey(apiScopes));
