import { beforeEach, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { raiseAlerts } from '../../modules/alerts/server/mount.ts';
import { dayLater } from '../../modules/reports/rules/report-period.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { lineBody, orderBody } from './testing/kitchen-fixtures.ts';
import { sellDish } from './testing/sell-dish.ts';

const house = freshHouse();
const { as, tell } = house;
let dishId: string;
let itemId: string;
let today: string;

const dayMs = 86_400_000;
const day = () => ({ restaurantId: house.here().restaurantId, businessDate: today });
const noChecks = { gate: 'checks' as const, reason: 'No lists are kept here yet' };

beforeEach(async () => {
  const { restaurantId, people } = house.here();
  ({ dishId, itemId } = await sellDish(house.app(), people.owner, { restaurantId }));
  ({ today } = await as('owner').reports.listCloses({ restaurantId }));
});

/** An order of some portions at 12.00 with VAT of 20 %, paid in cash with what is left beyond it, and closed; so many days ago. */
const sell = async (quantity: number, daysAgo = 0, beyondMinor = 0): Promise<string> => {
  const { kitchen } = as('manager');
  const orderId = uuidv7();
  const at = { occurredAt: new Date(Date.now() - daysAgo * dayMs).toISOString() };
  await kitchen.openOrder({ ...tell(orderBody(orderId, [lineBody(dishId, { quantity })])), ...at });
  const amountMinor = String(1200 * quantity + beyondMinor);
  const payment = { orderId, paymentId: uuidv7(), method: 'CASH' as const, amountMinor, reference: null };
  await kitchen.takePayment({ ...tell(payment), ...at });
  await kitchen.closeOrder({ ...tell({ orderId, step: 'CLOSE' as const }), ...at });
  return orderId;
};

const count = (countedMinor: string) =>
  as('manager').reports.countCash(
    tell({ countId: uuidv7(), businessDate: today, tillId: null, floatMinor: '10000', takenOutMinor: '0', countedMinor, note: null }),
  );

const closing = (baseVersion = 0, overrides = [noChecks]) => tell({ stepId: uuidv7(), businessDate: today, baseVersion, overrides });

it('a day is held by its open order, its uncounted drawer and its empty lists, and signed once they are dealt with', async () => {
  await sell(2);
  await as('manager').kitchen.openOrder(tell(orderBody(uuidv7(), [lineBody(dishId)])));
  const open = await as('manager').reports.readClose(day());
  expect(open.state).toBe('OPEN');
  expect(open.gates.flatMap(({ id, standing }) => (standing === 'OPEN' || standing === 'EMPTY' ? [id] : []))).toEqual([
    'orders',
    'cash',
    'checks',
  ]);
  const early = as('manager').reports.closeDay(closing());
  await expect(early).rejects.toMatchObject({ code: 'DAY_NOT_READY', data: { gates: ['orders', 'cash'] } });
  await count('12300');
  const over = [noChecks, { gate: 'orders' as const, reason: 'The table stays past midnight' }];
  const { day: closed } = await as('manager').reports.closeDay(closing(0, over as never));
  expect(closed).toMatchObject({ state: 'CLOSED', version: 1, late: [], gates: [] });
  expect(closed.facts).toMatchObject({ orders: 2, grossMinor: '3600', vatMinor: '600', netMinor: '3000', covers: 4 });
  expect(closed.facts.vat).toEqual([{ rate: 2000, grossMinor: '3600', vatMinor: '600', netMinor: '3000' }]);
  expect(closed.facts.drawers).toMatchObject([{ cashMinor: '2400', count: { expectedMinor: '12400', varianceMinor: '-100' } }]);
  expect(closed.steps[0]?.signed?.overrides.map(({ gate }) => gate)).toEqual(['orders', 'checks']);
});

it('what guests leave beyond their bills and what is thrown away without a price are said, now and once it is signed', async () => {
  await sell(1, 0, 130);
  const entry = { text: '100 g', parts: [{ quantity: '100', unit: 'g' as const }] };
  const thrown = { movementId: uuidv7(), itemId, kind: 'WASTE' as const, entry, price: null, reason: 'SPOILED' as const, note: null };
  await as('manager').inventory.recordMovement(tell(thrown));
  const said = { grossMinor: '1200', tips: { cashMinor: '130', cardMinor: '0' }, wasteEntries: 1, wasteUnpriced: 1, wasteMinor: '0' };
  expect((await as('owner').reports.readClose(day())).facts).toMatchObject(said);
  await count('11330');
  const { day: closed } = await as('manager').reports.closeDay(closing());
  expect(closed.facts).toMatchObject({ ...said, drawers: [{ count: { varianceMinor: '0' } }] });
  const days = { restaurantId: house.here().restaurantId, from: today, to: today, language: 'en' as const };
  const read = (report: 'cash' | 'waste') => as('owner').reports.readReport({ ...days, report });
  expect((await read('cash')).restsOn.map(({ text }) => text)).toContain(
    'What was paid holds tips beyond the bills: £1.30 in cash, £0.00 by card and others',
  );
  const waste = await read('waste');
  expect(waste.finding.text).toBe('Waste was written down, but none of it has a price');
  expect(waste.figures.map(({ id, value }) => [id, value])).toContainEqual(['value', { kind: 'money', minor: null, currency: 'GBP' }]);
});

it('what is sold after the close changes nothing of what was signed, and stands beside it', async () => {
  await sell(1);
  await count('11200');
  await as('manager').reports.closeDay(closing());
  await sell(3);
  const shown = await as('owner').reports.readClose(day());
  expect(shown.facts).toMatchObject({ grossMinor: '1200', orders: 1 });
  expect(shown.late).toContainEqual({ figure: 'grossMinor', isMoney: true, signed: '1200', now: '4800', more: '3600' });
  const [line] = (await as('owner').reports.listCloses({ restaurantId: house.here().restaurantId })).days;
  expect(line).toMatchObject({ businessDate: today, state: 'CLOSED', netMinor: '1000', varianceMinor: '0' });
});

/** What home says of the tickets in the kitchen, and how many orders of it ring somebody. */
const ticketsSaid = async () => {
  const { restaurantId } = house.here();
  const { cards } = await as('manager').home.readHome({ restaurantId, language: 'en' });
  await withSystem(house.database().pools.app, { restaurantId, reason: 'test' }, (tx) => raiseAlerts(tx, 'all', new Date()));
  const { alerts } = await as('manager').alerts.listAlerts({ restaurantId, language: 'en' });
  const late = alerts.filter(({ kind, isOver }) => kind === 'ticket-late' && !isOver).length;
  return [cards.find(({ id }) => id === 'tickets')?.summary, late];
};

it('what was fired before its day was signed is left over, and what is fired after it is in the making', async () => {
  await sell(1);
  await queryAs(
    house.database().owner,
    `update order_line set target_seconds = 60, fired_at = now() - interval '30 minutes' where restaurant_id = $1`,
    [house.here().restaurantId],
  );
  expect(await ticketsSaid()).toEqual(['1 order in hand', 1]);
  await count('11200');
  await as('manager').reports.closeDay(closing());
  expect(await ticketsSaid()).toEqual(['Nothing is on the fire', 0]);
  await sell(1);
  expect(await ticketsSaid()).toEqual(['1 order in hand', 0]);
  await as('owner').reports.reopenDay(tell({ stepId: uuidv7(), businessDate: today, baseVersion: 1, reason: 'A late table' }));
  expect(await ticketsSaid()).toEqual(['2 orders in hand', 1]);
});

it('an order of a signed day that is opened again is named, until it is closed', async () => {
  const orderId = await sell(1);
  await count('11200');
  const { day: signed } = await as('manager').reports.closeDay(closing());
  expect(signed.openOrders).toBe(0);
  await as('manager').kitchen.closeOrder(tell({ orderId, step: 'REOPEN' as const }));
  const shown = await as('manager').reports.readClose(day());
  expect(shown).toMatchObject({ state: 'CLOSED', gates: [], openOrders: 1 });
  expect(await ticketsSaid()).toEqual(['Nothing is on the fire', 0]);
  await as('manager').kitchen.closeOrder(tell({ orderId, step: 'CLOSE' as const }));
  expect((await as('manager').reports.readClose(day())).openOrders).toBe(0);
});

it('days are listed since the restaurant began, or since what was sold before it came here', async () => {
  const { restaurantId } = house.here();
  const list = () => as('owner').reports.listCloses({ restaurantId });
  const before = await list();
  expect(before).toMatchObject({ days: [{ businessDate: today }], hasEarlier: false });
  await sell(1, 2);
  expect((await list()).days.map(({ businessDate }) => businessDate)).toEqual([today, dayLater(today, -1), dayLater(today, -2)]);
  await sell(1, 40);
  expect(await list()).toMatchObject({ hasEarlier: true });
});

it('a closed day is counted no more, is opened again for a reason, and keeps everything that was ever signed', async () => {
  await sell(1);
  await count('11200');
  await as('manager').reports.closeDay(closing());
  await expect(count('11300')).rejects.toMatchObject({ code: 'DAY_CLOSED_ALREADY' });
  await sell(1);
  const reopening = { stepId: uuidv7(), businessDate: today, baseVersion: 1, reason: 'A late table' };
  const { day: reopened } = await as('owner').reports.reopenDay(tell(reopening));
  expect(reopened).toMatchObject({ state: 'REOPENED', version: 2, facts: { grossMinor: '2400' } });
  await count('12400');
  const { day: again } = await as('manager').reports.closeDay(closing(2));
  expect(again).toMatchObject({ state: 'CLOSED', version: 3, facts: { grossMinor: '2400' } });
  expect(again.steps.map(({ step, reason, signed }) => [step, reason, signed?.facts.grossMinor ?? null])).toEqual([
    ['CLOSE', null, '2400'],
    ['REOPEN', 'A late table', null],
    ['CLOSE', null, '1200'],
  ]);
  const countedIn = again.steps.map(({ signed }) => signed?.facts.drawers.map(({ count: held }) => held?.countedMinor) ?? null);
  expect(countedIn).toEqual([['12400'], null, ['11200']]);
  expect(again.countings.map(({ name, by, countedMinor }) => [name, by, countedMinor])).toEqual([
    [null, expect.stringMatching(/./), '12400'],
    [null, expect.stringMatching(/./), '11200'],
  ]);
});

it('money that was given back is less on the day that it was given back, not on that of its order', async () => {
  const orderId = await sell(1, 1);
  const back = { orderId, paymentId: uuidv7(), method: 'CASH' as const, amountMinor: '500', reference: null };
  await as('manager').kitchen.giveBack(tell(back));
  const { facts } = await as('manager').reports.readClose(day());
  expect(facts.payments).toEqual([{ method: 'CASH', takenMinor: '0', givenBackMinor: '500' }]);
  const yesterday = new Date(Date.parse(today) - dayMs).toISOString().slice(0, 10);
  const before = await as('manager').reports.readClose({ ...day(), businessDate: yesterday });
  expect(before.facts.payments).toEqual([{ method: 'CASH', takenMinor: '1200', givenBackMinor: '0' }]);
});

it('of two who sign at the same moment one does, the same signing twice is one, and what was counted twice is counted as it was last', async () => {
  await sell(1);
  await count('11000');
  await count('11200');
  const [mine, theirs] = [closing(), closing()];
  const settled = await Promise.allSettled([as('manager').reports.closeDay(mine), as('owner').reports.closeDay(theirs)]);
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'DAY_CHANGED' } });
  const won = settled[0]?.status === 'fulfilled' ? (['manager', mine] as const) : (['owner', theirs] as const);
  const { day: replayed } = await as(won[0]).reports.closeDay(won[1]);
  expect(replayed.steps).toHaveLength(1);
  expect(replayed.facts.drawers).toMatchObject([{ count: { countedMinor: '11200', varianceMinor: '0' } }]);
});

it('tomorrow is not signed, nor is a drawer of no till of this house counted', async () => {
  const tomorrow = new Date(Date.parse(today) + dayMs).toISOString().slice(0, 10);
  const early = as('owner').reports.closeDay(tell({ stepId: uuidv7(), businessDate: tomorrow, baseVersion: 0, overrides: [noChecks] }));
  await expect(early).rejects.toMatchObject({ code: 'DAY_NOT_BEGUN' });
  const amounts = { floatMinor: '0', takenOutMinor: '0', countedMinor: '0' };
  const strange = as('owner').reports.countCash(tell({ countId: uuidv7(), businessDate: today, tillId: uuidv7(), ...amounts, note: null }));
  await expect(strange).rejects.toMatchObject({ code: 'TILL_UNKNOWN' });
});
