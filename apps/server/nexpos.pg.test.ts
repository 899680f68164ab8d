import { expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { openProviders } from './open-providers.ts';
import { readPos } from './pos-settings.ts';
import { NexposBooks } from './testing/nexpos-books.ts';
import { nexposEnvironment } from './testing/nexpos-stand-in.ts';
import { startPosStandIn, type PosAnswer, type PosRequest } from './testing/pos-stand-in.ts';
import { sellerNamed } from './testing/sellers.ts';
import { sellingHouse } from './testing/selling-house.ts';

/** A NexPOS that says of something what a test lets it say. */
class ToldBooks extends NexposBooks {
  instead: (request: PosRequest) => PosAnswer | null = () => null;

  override answer(request: PosRequest): PosAnswer {
    return this.instead(request) ?? super.answer(request);
  }
}

let books: ToldBooks;
const seller = sellerNamed('NEXPOS');
const start = () => {
  books = new ToldBooks();
  return startPosStandIn(books);
};
const house = sellingHouse({ ...seller, start });
const shiro = { uid: 'a', thing: 'THING-SHIRO', quantity: 1, minor: 1200 };

it('a token that runs out during a round is renewed before it, and the round goes through', async () => {
  books.tokenSeconds = 60;
  await house.connect();
  books.sell('S1', [shiro]);
  books.access.clear();
  await house.pull();
  expect(await house.stands()).toMatchObject({ state: 'LIVE', fault: null });
  expect(await house.gone()).toBe(100);
});

it('whoever may not renew any more signs in again, though the round was never begun', async () => {
  books.tokenSeconds = 60;
  await house.connect();
  books.refresh.clear();
  await house.pull();
  expect(await house.stands()).toMatchObject({ state: 'REAUTH_REQUIRED', fault: 'REFUSED' });
});

it('a page with one sale that cannot be relied on is not taken, its owner is told, and it is taken once it is right', async () => {
  await house.connect();
  books.sell('S1', [shiro]);
  books.sell('S2', [shiro]);
  const wrong = books.sales.get('S2');
  if (wrong) books.sales.set('S2', { ...wrong, total_minor: 1200.5 });
  await house.pull();
  expect(await house.stands()).toMatchObject({ fault: 'UNREADABLE' });
  expect(await house.gone()).toBe(0);
  books.sell('S2', [shiro]);
  await house.pull();
  expect(await house.stands()).toMatchObject({ state: 'LIVE', fault: null });
  expect(await house.gone()).toBe(200);
});

it.each([
  ['is busy', { status: 429, body: {} }, 'SILENT'],
  ['does not know the question', { status: 404, body: {} }, 'UNREADABLE'],
  ['tells of sales in a circle', { status: 200, body: { sales: [], next_cursor: '1' } }, 'UNREADABLE'],
  ['tells of sales in other words', { status: 200, body: { orders: [] } }, 'UNREADABLE'],
])('where it %s the round ends, and is shown as failed', async (_how, answer, fault) => {
  await house.connect();
  books.instead = ({ path }) => (path === '/v1/sales' ? answer : null);
  await house.pull();
  expect(await house.stands()).toMatchObject({ fault });
});

it.each([
  ['another kind of token', { token_type: 'mac' }],
  ['nobody whose sales they are', { account_id: '' }],
  ['no token', { access_token: '' }],
])('a sign-in that gives %s connects nobody', async (_how, change) => {
  const { state, url } = await house.begin();
  const token = books.allow(url);
  // Whatever it says of the token, it would let it in.
  for (const access of ['NXAT', '']) books.access.add(access);
  books.instead = ({ path }) =>
    path === '/oauth2/token' ? { status: 200, body: { access_token: 'NXAT', token_type: 'Bearer', account_id: 'A', ...change } } : null;
  const body = { provider: seller.name, secret: state, token, error: null };
  expect(await house.owner().integrations.finishConnection(house.tell(body))).toMatchObject({ outcome: 'CODE_REFUSED' });
  expect(await queryAs(house.database().owner, 'select 1 from pos_connection where sealed_tokens is not null')).toEqual([]);
});

it('a renewal without a new token to renew with keeps the old one', async () => {
  const { NEXPOS: nexpos } = house.around().providers;
  books.instead = () => ({ status: 200, body: { access_token: 'NXAT-2', token_type: 'bearer', account_id: 'A' } });
  expect(await nexpos?.renew({ access: 'NXAT-1', refresh: 'NXRT-1' })).toEqual({
    tokens: { access: 'NXAT-2', refresh: 'NXRT-1' },
    merchantId: 'A',
    expiresAt: null,
  });
});

it('where nothing can be given back, whoever disconnects is told to take it off there', async () => {
  const environment = { ...nexposEnvironment(house.standIn().url), NEXPOS_REVOKE_URL: undefined };
  const { NEXPOS: nexpos } = await openProviders(readPos(environment));
  await expect(nexpos?.revoke({ access: 'NXAT', refresh: null })).rejects.toThrow('names no address');
});
