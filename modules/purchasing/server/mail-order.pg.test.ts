import { uuidv7 } from 'uuidv7';
import { beforeEach, expect, it } from 'vitest';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { listLetters } from '../../../platform/server/mail/letter-box.ts';
import { getOrder } from './load-order.ts';
import { moveOrder, reviseOrder } from './move-order.ts';
import { draft, openMarket, type Market } from './testing/market.ts';

const database = useTestDatabase();
let market: Market;

const open = async (supplier: Parameters<typeof openMarket>[1] = {}): Promise<void> => {
  market = await openMarket(database(), supplier);
  const confirmed = `insert into auth."user" (id, name, email, email_verified) values ($1, 'Hanna', $2, true)`;
  await queryAs(database().superuser, confirmed, [market.managerId, `${market.managerId}@example.com`]);
};

beforeEach(async () => {
  await queryAs(database().superuser, 'delete from mail.letter');
  await open();
});

const letters = async () => (await listLetters(database().pools.auth)).map(({ letter }) => letter).toReversed();

const move = (orderId: string, step: 'SUBMIT' | 'CANCEL') =>
  market.as('manager', async (tx) => {
    const { version } = await getOrder(tx, orderId);
    return moveOrder(tx, { orderId, baseVersion: version, step, reason: step === 'CANCEL' ? 'Closed' : null });
  });

it('a supplier with an address gets what is ordered, each change of it and its end, every time with the paper', async () => {
  const orderId = await draft(market, 'manager', { sacks: '2', expectedOn: '2027-01-29' });
  const sent = await move(orderId, 'SUBMIT');
  expect(sent).toMatchObject({ state: 'SENT', sentVia: 'EMAIL', sendsVia: 'EMAIL' });
  const lines = [{ lineId: uuidv7(), offerId: market.offerId, quantity: '3' }];
  const change = { orderId, baseVersion: sent.version, expectedOn: null, note: null, lines, reason: null };
  await market.as('manager', (tx) => reviseOrder(tx, change));
  await move(orderId, 'CANCEL');
  const facts = { restaurantName: 'Selam Kitchen', number: sent.number };
  expect(await letters()).toMatchObject([
    {
      to: 'orders@merkato.example',
      language: 'en',
      template: 'order',
      facts: { ...facts, standing: 'NEW', day: expect.stringContaining('Friday') },
    },
    { facts: { ...facts, standing: 'CHANGED', day: null } },
    { facts: { ...facts, standing: 'CANCELLED' } },
  ]);
  for (const { attachment } of await letters()) {
    expect(attachment?.fileName).toBe(`${sent.number}.pdf`);
    expect(attachment?.content.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

it('a supplier without an address is told by hand, and the order says so', async () => {
  await open({ email: null });
  expect(await move(await draft(market, 'manager', { sacks: '2' }), 'SUBMIT')).toMatchObject({ state: 'SENT', sentVia: 'BY_HAND' });
  expect(await letters()).toEqual([]);
});

it('nobody whose own address is unconfirmed has letters written to strangers', async () => {
  await queryAs(database().superuser, 'update auth."user" set email_verified = false where id = $1', [market.managerId]);
  expect(await move(await draft(market, 'manager', { sacks: '2' }), 'SUBMIT')).toMatchObject({ state: 'SENT', sentVia: 'BY_HAND' });
  expect(await letters()).toEqual([]);
});

it('an order that is given up before anybody was told makes no letter', async () => {
  await move(await draft(market, 'manager', { sacks: '2' }), 'CANCEL');
  expect(await letters()).toEqual([]);
});
