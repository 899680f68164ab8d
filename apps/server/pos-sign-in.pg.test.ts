import { describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { createHousehold } from './testing/household.ts';
import { squareHouse } from './testing/square-house.ts';

const house = squareHouse();

type Back = { readonly secret: string; readonly token: string | null; readonly error?: string | null; readonly provider?: 'NEXPOS' | null };

const finish = (back: Back, client = house.owner()) =>
  client.integrations.finishConnection(house.tell({ provider: 'SQUARE' as const, error: null, ...back }));

const tokens = async (): Promise<number> =>
  (await queryAs(house.database().owner, 'select 1 from pos_connection where sealed_tokens is not null')).length;

it('whoever comes back from Square with what was sent is connected, by one exchange', async () => {
  const { state, url } = await house.begin();
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    client_id: 'sandbox-app',
    session: 'false',
    redirect_uri: 'http://localhost:4400/admin/integrations/square/callback',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
  const token = house.square().books.allow(url);
  expect(await finish({ secret: state, token })).toEqual({ outcome: 'CONNECTED', provider: 'SQUARE' });
  expect(await house.stands()).toMatchObject({ state: 'AUTHORISING', locations: [{ id: 'LOC-1' }, { id: 'LOC-2' }] });
  expect(await tokens()).toBe(1);
});

describe('a way back that is not right stores no token', () => {
  it.each([
    ['without a state', (back: Back) => ({ ...back, secret: '' }), 'STATE_UNKNOWN'],
    ['with another state', (back: Back) => ({ ...back, secret: `${back.secret}x` }), 'STATE_UNKNOWN'],
    ['without a code', (back: Back) => ({ ...back, token: null }), 'DENIED'],
    ['with a code of nobody', (back: Back) => ({ ...back, token: 'sq0cgp-nobody' }), 'CODE_REFUSED'],
    ['of a person who did not allow it', (back: Back) => ({ ...back, token: null, error: 'access_denied' }), 'DENIED'],
    ['at the address of another provider', (back: Back) => ({ ...back, provider: 'NEXPOS' as const }), 'STATE_UNKNOWN'],
  ])('%s', async (_how, change, outcome) => {
    const { state, url } = await house.begin();
    const back = { secret: state, token: house.square().books.allow(url) };
    expect((await finish(change(back))).outcome).toBe(outcome);
    expect(await tokens()).toBe(0);
  });

  it('after ten minutes', async () => {
    const { state, url } = await house.begin();
    await queryAs(house.database().owner, `update pos_authorisation set begun_at = begun_at - interval '10 minutes 1 second'`);
    expect((await finish({ secret: state, token: house.square().books.allow(url) })).outcome).toBe('STATE_OLD');
    expect(await tokens()).toBe(0);
  });

  it('of another person, who may do the same', async () => {
    const { state, url } = await house.begin();
    await queryAs(house.database().owner, `update membership set role = 'owner' where user_id = $1`, [house.idOf('manager')]);
    const other = house.app().as(house.here().people.manager);
    expect((await finish({ secret: state, token: house.square().books.allow(url) }, other)).outcome).toBe('STATE_UNKNOWN');
    expect(await tokens()).toBe(0);
  });

  it('in another session of the same person', async () => {
    const { state, url } = await house.begin();
    await queryAs(house.database().owner, `update pos_authorisation set session_hash = 'another session'`);
    expect((await finish({ secret: state, token: house.square().books.allow(url) })).outcome).toBe('STATE_UNKNOWN');
    expect(await tokens()).toBe(0);
  });

  it('in another restaurant', async () => {
    const { state, url } = await house.begin();
    const elsewhere = await createHousehold(house.app(), house.database());
    const command = house.tell({ provider: 'SQUARE' as const, secret: state, token: house.square().books.allow(url), error: null });
    const there = house.app().as(elsewhere.people.owner).integrations;
    const { outcome } = await there.finishConnection({ ...command, restaurantId: elsewhere.restaurantId });
    expect(outcome).toBe('STATE_UNKNOWN');
    expect(await tokens()).toBe(0);
  });

  it('while Square is down', async () => {
    const { state, url } = await house.begin();
    const token = house.square().books.allow(url);
    house.square().isDown = true;
    expect((await finish({ secret: state, token })).outcome).toBe('SILENT');
    expect(await tokens()).toBe(0);
  }, 30_000);
});

it('a way back that was used is used up: neither state nor code count again', async () => {
  const { state, url } = await house.begin();
  const token = house.square().books.allow(url);
  const both = await Promise.all([finish({ secret: state, token }), finish({ secret: state, token })]);
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['CONNECTED', 'STATE_USED']);
  const next = await house.begin();
  expect((await finish({ secret: next.state, token })).outcome).toBe('CODE_REFUSED');
  const exchanges = house.square().requests.filter((line) => line === 'POST /oauth2/token');
  expect(exchanges).toHaveLength(2);
});

it('a location of another currency, of nobody, or a day too far back is refused, and what is not set up is not begun', async () => {
  const { state, url } = await house.begin();
  await finish({ secret: state, token: house.square().books.allow(url) });
  const { id: connectionId } = await house.stands();
  const choose = (locationId: string, from: string) =>
    house.owner().integrations.chooseLocation(house.tell({ connectionId, locationId, from }));
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await expect(choose('LOC-2', yesterday)).rejects.toMatchObject({ code: 'POS_OTHER_CURRENCY', data: { theirs: 'EUR', ours: 'GBP' } });
  await expect(choose('LOC-9', yesterday)).rejects.toMatchObject({ code: 'POS_LOCATION_UNKNOWN' });
  await expect(choose('LOC-1', '2025-01-01')).rejects.toMatchObject({ code: 'POS_DAY_OUT_OF_RANGE' });
  const nexpos = house.tell({ provider: 'NEXPOS' as const, stateHash: 'a'.repeat(64) });
  await expect(house.owner().integrations.beginConnection(nexpos)).rejects.toMatchObject({ code: 'POS_NOT_SET_UP' });
});
