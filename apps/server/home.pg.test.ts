import { expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { raiseAlerts } from '../../modules/alerts/server/mount.ts';
import { dayLater, lengthOf, stretchAround } from '../../modules/reports/rules/report-period.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { furnishMenu } from './testing/menu-fixtures.ts';
import { sellDish } from './testing/sell-dish.ts';
import { stockedItem } from './testing/stocked-item.ts';
import { taskBody } from './testing/tasks-fixtures.ts';

const { app, as, database, here, tell } = freshHouse();

const homeOf = (role: Parameters<typeof as>[0], language: 'en' | 'am' = 'en') =>
  as(role).home.readHome({ restaurantId: here().restaurantId, language });

/** What a day took, written down without an order. */
const takings = (businessDate: string, grossMinor: string) => ({
  businessDate,
  channel: 'DINE_IN' as const,
  baseVersion: null,
  grossMinor,
  vatMinor: '2000',
  covers: 10,
});

/** A day before that, and one before it. */
const writeTakings = async (grosses: readonly [string, string]) => {
  const { day } = await homeOf('owner');
  const row = (back: number, grossMinor: string) => takings(dayLater(day, -back), grossMinor);
  await as('owner').kitchen.saveTakings(tell({ source: 'TYPED' as const, rows: [row(1, grosses[0]), row(2, grosses[1])] }));
};

/** Everything of it leaves, so that nothing is there. */
const useUp = async (itemId: string) => {
  const text = 'update stock_level set on_hand = 0, attention = 2 where item_id = $1';
  await queryAs(database().owner, text, [itemId]);
};

it('leads a new restaurant through its first day, and ticks off what was done', async () => {
  const steps = async () => ((await homeOf('owner')).guide ?? []).filter(({ isDone }) => isDone).map(({ id }) => id);
  expect(await steps()).toEqual(['people']);
  await sellDish(app(), here().people.owner, here());
  expect(await steps()).toEqual(['items', 'dishes', 'people']);
  await writeTakings(['12000', '8000']);
  expect(await steps()).toContain('sale');
  expect((await homeOf('staff')).guide).toBeNull();
});

it('takes a dish for one on the menu once it can be ordered, not while it is a draft', async () => {
  const dishesDone = async () => (await homeOf('owner')).guide?.find(({ id }) => id === 'dishes')?.isDone;
  const { dishId, draftDishId } = await furnishMenu(app(), here().people.owner, here().restaurantId);
  expect(await dishesDone()).toBe(true);
  await as('owner').menu.moveDish(tell({ dishId, baseVersion: 2, step: 'RETIRE' as const }));
  expect(await dishesDone()).toBe(false);
  await as('owner').menu.moveDish(tell({ dishId: draftDishId, baseVersion: 1, step: 'PUBLISH' as const }));
  expect(await dishesDone()).toBe(true);
});

it('tells what yesterday came to, to the penny, to whoever may see money, and to nobody else', async () => {
  expect((await homeOf('owner')).trade).toBeNull();
  await writeTakings(['12000', '8000']);
  const { trade } = await homeOf('manager');
  const net = trade?.figures.find(({ id }) => id === 'net');
  expect(net).toMatchObject({ value: { kind: 'money', minor: '10000', currency: 'GBP' } });
  for (const role of ['chef', 'kitchenstaff', 'staff'] as const) {
    const home = await homeOf(role);
    expect(home.trade).toBeNull();
    expect(home.hasGroup).toBe(false);
    expect(JSON.stringify(home)).not.toContain('"money"');
  }
});

it('says how today and the last days stand beside the budget, to whoever may see money', async () => {
  expect((await homeOf('owner')).plan).toBeNull();
  const { day } = await homeOf('owner');
  await as('owner').kitchen.saveTakings(tell({ source: 'TYPED' as const, rows: [takings(day, '12000')] }));
  const net = async () => (await homeOf('owner')).plan?.figures.find(({ id }) => id === 'net-so-far');
  expect(await net()).toMatchObject({ comparisons: [{ value: { minor: null } }] });
  const { from, to } = stretchAround('month', day, 'GREGORIAN');
  const budget = { SALES_FOOD: { amount: String(lengthOf({ from, to }) * 100) } };
  await as('owner').reports.saveMonth(tell({ monthFrom: from, baseVersion: 0, budget, expenses: [] }));
  // A pound a day was meant, and more was sold.
  const comparison = { label: 'of the budget of the whole day', value: { minor: '100' }, change: { kind: 'share' }, isBetter: true };
  expect(await net()).toMatchObject({ comparisons: [comparison] });
  for (const role of ['chef', 'kitchenstaff', 'staff'] as const) expect((await homeOf(role)).plan).toBeNull();
});

it('holds figures against others, and briefs, from growth on', async () => {
  await writeTakings(['12000', '8000']);
  const grown = await homeOf('owner');
  expect(grown.trade?.figures.some(({ comparisons }) => comparisons.length > 0)).toBe(true);
  expect(grown.briefing?.[0]?.place).toMatch(/^\/reports\/sales/);
  const over = "update subscription set plan = 'starter' where owner_id = $1";
  await queryAs(database().owner, over, [here().people.owner.userId]);
  const basic = await homeOf('owner');
  expect(basic.trade?.figures.every(({ comparisons }) => comparisons.length === 0)).toBe(true);
  expect(basic.briefing).toBeNull();
  expect(basic.cards.length).toBeGreaterThan(0);
});

const look = () =>
  withSystem(database().pools.app, { restaurantId: here().restaurantId, reason: 'test' }, (tx) => raiseAlerts(tx, 'all', new Date()));

const openOf = async (role: Parameters<typeof as>[0]) =>
  (await as(role).alerts.listAlerts({ restaurantId: here().restaurantId, language: 'en', which: 'open' })).alerts;

it('names what has run out with one thing to do and what that costs, to those who may do something about it', async () => {
  const itemId = await stockedItem(app(), here(), { kilograms: '6' });
  await look();
  expect(await openOf('owner')).toEqual([]);
  await useUp(itemId);
  await look();
  expect(await openOf('owner')).toMatchObject([
    { place: `/inventory/${itemId}`, action: 'Order', impact: { text: '£50.00 to fill it up' } },
  ]);
  expect(await openOf('kitchenstaff')).toMatchObject([{ impact: null }]);
  expect(await openOf('staff')).toEqual([]);
  expect((await homeOf('staff')).cards.find(({ id }) => id === 'stock')?.lines).toHaveLength(1);
});

it('says of stock how much there is as the list of items says it', async () => {
  const itemId = await stockedItem(app(), here(), { kilograms: '6' });
  const text = `update item set count_units = '["case", "kg"]', pack_chain = '[{"unit": "case", "per": "4000"}]', par = 20000 where id = $1`;
  await queryAs(database().owner, text, [itemId]);
  await queryAs(database().owner, 'update stock_level set attention = 2 where item_id = $1', [itemId]);
  const detail = async (language: 'en' | 'am') =>
    (await homeOf('owner', language)).cards.find(({ id }) => id === 'stock')?.lines[0]?.detail;
  expect(await detail('en')).toBe('1.5 cases of 5 cases');
  expect(await detail('am')).toContain('1.5 ኬዝ');
  await queryAs(database().owner, 'update stock_level set on_hand = 3000 where item_id = $1', [itemId]);
  expect(await detail('en')).toBe('3 kg of 20 kg');
});

it('needs whoever the bell rings for: nothing that is unread is missing from what presses, and what is over rings no bell', async () => {
  const items = [await stockedItem(app(), here(), { kilograms: '6' }), await stockedItem(app(), here(), { kilograms: '6' })];
  for (const itemId of items) await useUp(itemId);
  await look();
  const chef = as('chef').alerts;
  const unread = async () => (await chef.countUnread({ restaurantId: here().restaurantId, language: 'en' })).unread.all;
  expect([await unread(), (await openOf('chef')).length]).toEqual([2, 2]);
  const [first] = await openOf('chef');
  await chef.markRead(tell({ alertIds: [first?.id ?? ''] }));
  expect([await unread(), (await openOf('chef')).length]).toEqual([1, 2]);
  // Somebody else deals with the other: until the next look it stands unread with its cause settled.
  const [other] = (await openOf('owner')).filter(({ place }) => place !== first?.place);
  await as('owner').alerts.answerAlert(tell({ alertId: other?.id ?? '', answer: { kind: 'DONE' } }));
  expect([await unread(), (await openOf('chef')).length]).toEqual([0, 1]);
  expect((await chef.countUnread({ restaurantId: here().restaurantId, language: 'en' })).newest).toBeNull();
});

it('says days and hours as whoever asks reads them: the Ethiopian way where they or the house do, in their own zone', async () => {
  await as('owner').tasks.saveTask(tell(taskBody({ dueAt: '2026-11-21T10:48:00Z' })));
  const due = async (role: Parameters<typeof as>[0]) =>
    (await homeOf(role)).cards.find(({ id }) => id === 'mine')?.lines.find(({ title }) => title === 'Call the plumber')?.detail;
  expect(await due('chef')).toBe('Due 21 Nov 10:48 am');
  const reads = 'update profile set use_ethiopian_time = true, use_ethiopian_calendar = true where user_id = $1';
  await queryAs(database().superuser, reads, [here().people.chef.userId]);
  expect(await due('chef')).toBe('Due Hidar 12 4:48 Day');
  expect(await due('staff')).toBe('Due 21 Nov 10:48 am');
  const lives = `update profile set preferred_time_zone = 'Africa/Addis_Ababa' where user_id = $1`;
  await queryAs(database().superuser, lives, [here().people.chef.userId]);
  expect(await due('chef')).toBe('Due Hidar 12 7:48 Day');
});

it('finds items, dishes, people and reports by what they may have meant, as far as a role may see them', async () => {
  await sellDish(app(), here().people.owner, here());
  const find = async (role: Parameters<typeof as>[0], words: string) =>
    (await as(role).home.findByName({ restaurantId: here().restaurantId, language: 'en', words })).found.map(({ kind, title }) => [
      kind,
      title,
    ]);
  expect(await find('staff', 'shro')).toContainEqual(['dish', 'Shiro']);
  expect(await find('staff', 'ሽሮ')).toContainEqual(['dish', 'Shiro']);
  expect(await find('owner', 'sales')).toContainEqual(['figure', 'Sales']);
  expect((await find('staff', 'sales')).map(([kind]) => kind)).not.toContain('figure');
  expect(await find('owner', 'zzzzzz')).toEqual([]);
});
