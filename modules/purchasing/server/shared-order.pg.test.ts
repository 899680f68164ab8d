import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { restaurantCode } from '../../restaurants/rules/restaurant-code.ts';
import type { Order } from '../contract/order.contract.ts';
import { getOrder } from './load-order.ts';
import { moveOrder, reviseOrder } from './move-order.ts';
import { shareOrder } from './order-links.ts';
import { decideProposal } from './proposals.ts';
import { answerSharedOrder, readSharedOrder } from './shared-order.ts';
import { draft, openMarket, type Market } from './testing/market.ts';

const database = useTestDatabase();
const secret = 'a'.repeat(32);
let market: Market;
let orderId: string;
let code: string;

const asManager = <Result>(work: Parameters<Market['as']>[1]) => market.as('manager', work) as Promise<Result>;
const order = () => asManager<Order>((tx) => getOrder(tx, orderId));

beforeEach(async () => {
  // Its supplier wants 80.00 at least, which is what two sacks come to.
  market = await openMarket(database(), { minimumMinor: '8000' });
  orderId = await draft(market, 'manager', { sacks: '2' });
  await asManager((tx) => moveOrder(tx, { orderId, baseVersion: 1, step: 'SUBMIT', reason: null }));
  await asManager((tx) => shareOrder(tx, { orderId, secret }));
  code = restaurantCode(market.restaurantId, secret);
});

type Said = Parameters<typeof answerSharedOrder>[1]['body']['said'];

const answer = (said: Said, { revision = 1, commandId = uuidv7() } = {}) =>
  answerSharedOrder(database().pools, { commandId, body: { code, revision, said } });
const read = () => readSharedOrder(database().pools, code);

const proposal = async (change: { quantity?: string; unitPrice?: string; isUnavailable?: boolean }): Promise<Said> => {
  const [line] = (await order()).lines;
  const { quantity = null, unitPrice = null, isUnavailable = false } = change;
  return { kind: 'PROPOSE', proposalId: uuidv7(), message: null, lines: [{ lineId: line?.id ?? '', quantity, unitPrice, isUnavailable }] };
};

const decide = async (decision: 'ACCEPT' | 'DECLINE') => {
  const { version, proposals } = await order();
  const proposalId = proposals[0]?.id ?? uuidv7();
  return asManager<Order>((tx) => decideProposal(tx, { orderId, baseVersion: version, proposalId, decision }));
};

describe('whoever holds the link of an order', () => {
  it('sees what was told, and confirms it without an account', async () => {
    expect(await read()).toMatchObject({ number: 'PO-2026-0001', state: 'SENT', totalMinor: '8000', answer: null, isOpen: true });
    expect(await answer({ kind: 'CONFIRM' })).toMatchObject({ state: 'ACKNOWLEDGED', answer: { kind: 'CONFIRMED' } });
    const { state, steps } = await order();
    expect(state).toBe('ACKNOWLEDGED');
    expect(steps.at(-1)).toMatchObject({ step: 'ACKNOWLEDGE', takenBy: null });
  });

  it('proposes less at another price, and what is accepted is the next revision, below their own minimum too', async () => {
    expect(await answer(await proposal({ quantity: '1', unitPrice: '44.5' }))).toMatchObject({ answer: { kind: 'PROPOSED' } });
    expect(await order()).toMatchObject({ state: 'SENT', hasProposal: true, totalMinor: '8000' });
    const accepted = await decide('ACCEPT');
    expect(accepted).toMatchObject({ state: 'ACKNOWLEDGED', revision: 2, totalMinor: '4450', hasProposal: false });
    expect(accepted.lines).toMatchObject([{ quantity: '1', unitPrice: '44.5' }]);
    expect(await read()).toMatchObject({ revision: 2, answer: { kind: 'CONFIRMED' } });
  });

  it('hears that a proposal was declined, and confirms what stands', async () => {
    await answer(await proposal({ quantity: '1' }));
    expect(await decide('DECLINE')).toMatchObject({ state: 'SENT', revision: 1, hasProposal: false });
    expect(await read()).toMatchObject({ answer: { kind: 'DECLINED' }, isOpen: true });
    expect(await answer({ kind: 'CONFIRM' })).toMatchObject({ answer: { kind: 'CONFIRMED' } });
  });

  it('cannot bring anything: accepting that would order nothing', async () => {
    await answer(await proposal({ isUnavailable: true }));
    await expect(decide('ACCEPT')).rejects.toMatchObject({ code: 'ORDER_EMPTY' });
    expect(await order()).toMatchObject({ state: 'SENT', revision: 1, hasProposal: true });
  });

  it('answers once for a key, however often it is sent', async () => {
    const commandId = uuidv7();
    const said = await proposal({ quantity: '1' });
    const first = await answer(said, { commandId });
    expect(await answer(said, { commandId })).toEqual(first);
    expect((await order()).proposals).toHaveLength(1);
    await expect(answer({ kind: 'CONFIRM' }, { commandId })).rejects.toMatchObject({ code: 'COMMAND_KEY_REUSED' });
  });

  it.each([
    ['an answer to what was told before', async () => (await revise(), { kind: 'CONFIRM' } as const), 'ORDER_CHANGED'],
    ['an answer to what was called off', async () => (await cancel(), { kind: 'CONFIRM' } as const), 'ORDER_STATE_FORBIDS'],
    ['a proposal of nothing', () => ({ kind: 'PROPOSE', proposalId: uuidv7(), message: null, lines: [] }) as const, 'PROPOSAL_EMPTY'],
    [
      'a line of another order',
      () => ({ kind: 'PROPOSE', proposalId: uuidv7(), message: null, lines: [{ ...nothing, lineId: uuidv7() }] }) as const,
      'NOT_FOUND',
    ],
  ])('is refused %s', async (_, said, refused) => {
    await expect(answer(await said())).rejects.toMatchObject({ code: refused });
  });

  it('makes twenty proposals, not more', async () => {
    for (let count = 0; count < 20; count += 1) await answer(await proposal({ quantity: '1' }));
    await expect(answer(await proposal({ quantity: '1' }))).rejects.toMatchObject({ code: 'PROPOSAL_LIMIT' });
    expect((await order()).proposals.filter(({ state }) => state === 'OPEN')).toHaveLength(1);
  });
});

const nothing = { quantity: null, unitPrice: null, isUnavailable: true };

const revise = async () => {
  const { version } = await order();
  const lines = [{ lineId: uuidv7(), offerId: market.offerId, quantity: '3' }];
  await asManager((tx) => reviseOrder(tx, { orderId, baseVersion: version, expectedOn: null, note: null, lines, reason: null }));
};

const cancel = async () => {
  const { version } = await order();
  await asManager((tx) => moveOrder(tx, { orderId, baseVersion: version, step: 'CANCEL', reason: 'Closed' }));
};

describe('a link', () => {
  const overwrite = (change: string) => queryAs(database().owner, `update access_link set ${change} where subject_id = $1`, [orderId]);

  it.each([
    ['that has run out', () => overwrite(`expires_at = now() - interval '1 second'`)],
    ['that was revoked', () => overwrite('revoked_at = now()')],
    ['that was never one', () => Promise.resolve((code = restaurantCode(market.restaurantId, secret.toUpperCase())))],
    ['to another restaurant', () => Promise.resolve((code = restaurantCode(uuidv7(), secret)))],
    ['that is no code at all', () => Promise.resolve((code = "' or true --"))],
  ])('%s opens nothing and takes no answer', async (_, spoil) => {
    await spoil();
    await expect(read()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(answer({ kind: 'CONFIRM' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await order()).toMatchObject({ state: 'SENT' });
  });

  it('is made only to what its supplier was told', async () => {
    const unsent = await draft(market, 'manager', { sacks: '1' });
    await expect(asManager((tx) => shareOrder(tx, { orderId: unsent, secret: secret.toUpperCase() }))).rejects.toMatchObject({
      code: 'ORDER_STATE_FORBIDS',
    });
  });
});
