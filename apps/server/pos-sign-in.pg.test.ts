import { describe, expect, it } from 'vitest';

import type { SignedInProvider } from '../../modules/integrations/rules/providers.ts';
import { queryAs } from '../../db/testing/query-as.ts';
import { createHousehold } from './testing/household.ts';
import { sellers } from './testing/sellers.ts';
import { sellingHouse } from './testing/selling-house.ts';

type Back = {
  readonly secret: string;
  readonly token: string | null;
  readonly error?: string | null;
  readonly provider?: SignedInProvider | null;
};

describe.each(sellers)('of $name', (seller) => {
  const house = sellingHouse(seller);

  /** A code that somebody got by an address with another challenge. */
  const allowFor = (challenge: string): string => {
    const back = `http://localhost:4400/admin/integrations/${seller.name.toLowerCase()}/callback`;
    const asked = new URLSearchParams({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: challenge,
      redirect_uri: back,
    });
    return house.standIn().books.allow(`http://stand-in/?${asked.toString()}`);
  };

  const finish = (back: Back, client = house.owner()) =>
    client.integrations.finishConnection(house.tell({ provider: seller.name, error: null, ...back }));

  const tokens = async (): Promise<number> =>
    (await queryAs(house.database().owner, 'select 1 from pos_connection where sealed_tokens is not null')).length;

  it('whoever comes back with what was sent is connected, by one exchange', async () => {
    const { state, url } = await house.begin();
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      ...seller.asked,
      redirect_uri: `http://localhost:4400/admin/integrations/${seller.name.toLowerCase()}/callback`,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    const token = house.standIn().books.allow(url);
    expect(await finish({ secret: state, token })).toEqual({ outcome: 'CONNECTED', provider: seller.name });
    expect(await house.stands()).toMatchObject({ state: 'AUTHORISING', locations: [{ id: 'LOC-1' }, { id: 'LOC-2' }] });
    expect(await tokens()).toBe(1);
  });

  describe('a way back that is not right stores no token', () => {
    it.each([
      ['without a state', (back: Back) => ({ ...back, secret: '' }), 'STATE_UNKNOWN'],
      ['with another state', (back: Back) => ({ ...back, secret: `${back.secret}x` }), 'STATE_UNKNOWN'],
      ['without a code', (back: Back) => ({ ...back, token: null }), 'DENIED'],
      ['with a code of nobody', (back: Back) => ({ ...back, token: 'a-code-of-nobody' }), 'CODE_REFUSED'],
      ['of a person who did not allow it', (back: Back) => ({ ...back, token: null, error: 'access_denied' }), 'DENIED'],
      ['at the address of another provider', (back: Back) => ({ ...back, provider: seller.other }), 'STATE_UNKNOWN'],
      ['with a code for another proof', (back: Back) => ({ ...back, token: allowFor('of-another-verifier') }), 'CODE_REFUSED'],
      ['with a code for no proof', (back: Back) => ({ ...back, token: allowFor('') }), 'CODE_REFUSED'],
    ])('%s', async (_how, change, outcome) => {
      const { state, url } = await house.begin();
      const back = { secret: state, token: house.standIn().books.allow(url) };
      expect((await finish(change(back))).outcome).toBe(outcome);
      expect(await tokens()).toBe(0);
    });

    it('after ten minutes', async () => {
      const { state, url } = await house.begin();
      await queryAs(house.database().owner, `update pos_authorisation set begun_at = begun_at - interval '10 minutes 1 second'`);
      expect((await finish({ secret: state, token: house.standIn().books.allow(url) })).outcome).toBe('STATE_OLD');
      expect(await tokens()).toBe(0);
    });

    it('of another person, who may do the same', async () => {
      const { state, url } = await house.begin();
      await queryAs(house.database().owner, `update membership set role = 'owner' where user_id = $1`, [house.idOf('manager')]);
      const other = house.app().as(house.here().people.manager);
      expect((await finish({ secret: state, token: house.standIn().books.allow(url) }, other)).outcome).toBe('STATE_UNKNOWN');
      expect(await tokens()).toBe(0);
    });

    it('in another session of the same person', async () => {
      const { state, url } = await house.begin();
      await queryAs(house.database().owner, `update pos_authorisation set session_hash = 'another session'`);
      expect((await finish({ secret: state, token: house.standIn().books.allow(url) })).outcome).toBe('STATE_UNKNOWN');
      expect(await tokens()).toBe(0);
    });

    it('in another restaurant', async () => {
      const { state, url } = await house.begin();
      const elsewhere = await createHousehold(house.app(), house.database());
      const command = house.tell({ provider: seller.name, secret: state, token: house.standIn().books.allow(url), error: null });
      const there = house.app().as(elsewhere.people.owner).integrations;
      const { outcome } = await there.finishConnection({ ...command, restaurantId: elsewhere.restaurantId });
      expect(outcome).toBe('STATE_UNKNOWN');
      expect(await tokens()).toBe(0);
    });

    it('while it is down', async () => {
      const { state, url } = await house.begin();
      const token = house.standIn().books.allow(url);
      house.standIn().isDown = true;
      expect((await finish({ secret: state, token })).outcome).toBe('SILENT');
      expect(await tokens()).toBe(0);
    }, 30_000);
  });

  it('a way back that was used is used up: neither state nor code count again', async () => {
    const { state, url } = await house.begin();
    const token = house.standIn().books.allow(url);
    const both = await Promise.all([finish({ secret: state, token }), finish({ secret: state, token })]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['CONNECTED', 'STATE_USED']);
    const next = await house.begin();
    expect((await finish({ secret: next.state, token })).outcome).toBe('CODE_REFUSED');
    const exchanges = house.standIn().requests.filter((line) => line === 'POST /oauth2/token');
    expect(exchanges).toHaveLength(2);
  });

  it('a location of another currency, of nobody, or a day too far back is refused, and what is not set up is not begun', async () => {
    const { state, url } = await house.begin();
    await finish({ secret: state, token: house.standIn().books.allow(url) });
    const { id: connectionId } = await house.stands();
    const choose = (locationId: string, from: string) =>
      house.owner().integrations.chooseLocation(house.tell({ connectionId, locationId, from }));
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await expect(choose('LOC-2', yesterday)).rejects.toMatchObject({ code: 'POS_OTHER_CURRENCY', data: { theirs: 'EUR', ours: 'GBP' } });
    await expect(choose('LOC-9', yesterday)).rejects.toMatchObject({ code: 'POS_LOCATION_UNKNOWN' });
    await expect(choose('LOC-1', '2025-01-01')).rejects.toMatchObject({ code: 'POS_DAY_OUT_OF_RANGE' });
    const other = house.tell({ provider: seller.other, stateHash: 'a'.repeat(64) });
    await expect(house.owner().integrations.beginConnection(other)).rejects.toMatchObject({ code: 'POS_NOT_SET_UP' });
  });
});
