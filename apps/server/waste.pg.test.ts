import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import type { EntryBody } from '../../modules/waste/contract/fields.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { stockedItem } from './testing/stocked-item.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
});

const as = (role: Role) => app.as(here.people[role]);

/** Four kilograms of spice at ten a kilogram. */
const stocked = (): Promise<string> => stockedItem(app, here, { kilograms: '4' });

const grams = (itemId: string, quantity: string, changes: Partial<EntryBody> = {}): EntryBody => ({
  entryId: uuidv7(),
  movementId: uuidv7(),
  kind: 'STOCK_ITEM',
  itemId,
  entry: { text: `${quantity} g`, parts: [{ quantity, unit: 'g' }] },
  weighing: null,
  stage: 'STORAGE',
  reason: 'SPOILED',
  destination: 'FOOD_WASTE_BIN',
  storageAreaId: null,
  note: null,
  happenedAt: null,
  ...changes,
});

const bin = (grossG: string, tareG: string, kind: 'PLATE' | 'UNIDENTIFIED' = 'UNIDENTIFIED'): EntryBody => ({
  ...grams('', '1'),
  movementId: null,
  kind,
  itemId: null,
  entry: { text: '', parts: [] },
  weighing: { grossG, tareG, containerId: null },
});

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const log = (role: Role, body: EntryBody, occurredAt = minutesAgo(0)) =>
  as(role).waste.logEntry({ ...envelope(here.restaurantId, body), occurredAt });
const takeBack = (role: Role, entryId: string, reason: string | null, occurredAt = minutesAgo(0)) =>
  as(role).waste.voidEntry({ ...envelope(here.restaurantId, { entryId, reason }), occurredAt });

const levelOf = async (itemId: string) => {
  const { items } = await as('owner').inventory.syncItems({ restaurantId: here.restaurantId });
  return items.find(({ id }) => id === itemId)?.level;
};

describe('logging', () => {
  it('takes it out of stock once, at what it had cost, however often it is sent', async () => {
    const itemId = await stocked();
    const command = envelope(here.restaurantId, grams(itemId, '500'));
    const first = await as('owner').waste.logEntry(command);
    expect(first.entry).toMatchObject({
      valueMinor: '500',
      weightG: '500',
      status: 'CONFIRMED',
      itemName: expect.stringContaining('Berbere'),
    });
    expect(await as('owner').waste.logEntry(command)).toEqual(first);
    expect(await levelOf(itemId)).toMatchObject({ onHand: '3500', valueMinor: '3500' });
    const rows = await queryAs(database().owner, `select from stock_movement where source_type = 'waste' and source_id = $1`, [
      first.entry.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('of a weighed tub takes the tub off, and refuses a tub that weighs as much as all of it', async () => {
    const itemId = await stocked();
    const weighing = { grossG: '800', tareG: '300', containerId: null };
    const { entry } = await log('kitchenstaff', grams(itemId, '1', { entry: { text: '', parts: [] }, weighing }));
    expect(entry).toMatchObject({ weightG: '500', quantity: '500', valueMinor: null });
    await expect(log('owner', bin('300', '300'))).rejects.toMatchObject({ code: 'NET_NOT_POSITIVE' });
    expect(await levelOf(itemId)).toMatchObject({ onHand: '3500' });
  });

  it('what guests left and an unsorted bin move no stock, and a dish waits for its recipe', async () => {
    const { entry, posted } = await log('staff', bin('1200', '200', 'PLATE'));
    expect([entry.status, entry.weightG, posted]).toEqual(['CONFIRMED', '1000', null]);
    await expect(log('staff', { ...bin('1200', '200'), kind: 'DISH' })).rejects.toMatchObject({ code: 'WASTE_KIND_NEEDS_RECIPE' });
  });

  it('waits for somebody to look where it was dear, and tells at once where it was very dear', async () => {
    const itemId = await stocked();
    expect((await log('owner', grams(itemId, '2000'))).entry).toMatchObject({ status: 'LOGGED', valueMinor: '2000' });
    const heavy = await stocked();
    const { entry } = await log('owner', grams(heavy, '5500'));
    const announced = await queryAs<{ name: string }>(
      database().owner,
      `select name from event where payload->>'entryId' = $1 order by name`,
      [entry.id],
    );
    expect(announced.map(({ name }) => name)).toEqual(['waste.v1.entry-logged', 'waste.v1.high-waste']);
    const { reviewed } = await as('chef').waste.reviewEntries(envelope(here.restaurantId, { entryIds: [entry.id, entry.id] }));
    expect(reviewed).toBe(1);
  });

  it('may be dated back two days by who works, and a week by who leads', async () => {
    const itemId = await stocked();
    const daysAgo = (days: number) => grams(itemId, '1', { happenedAt: minutesAgo(days * 24 * 60) });
    expect((await log('kitchenstaff', daysAgo(1))).entry.status).toBe('CONFIRMED');
    await expect(log('kitchenstaff', daysAgo(3))).rejects.toMatchObject({ code: 'BACK_DATE_TOO_FAR', data: { hoursMax: 48 } });
    expect((await log('chef', daysAgo(3))).entry.status).toBe('CONFIRMED');
    await expect(log('owner', daysAgo(8))).rejects.toMatchObject({ code: 'BACK_DATE_TOO_FAR', data: { hoursMax: 168 } });
  });
});

describe('taking back', () => {
  it('gives the stock and its value back, and the entry stays to be seen', async () => {
    const itemId = await stocked();
    const { entry } = await log('kitchenstaff', grams(itemId, '500'), minutesAgo(10));
    expect((await takeBack('kitchenstaff', entry.id, null)).entry.status).toBe('VOIDED');
    expect(await levelOf(itemId)).toMatchObject({ onHand: '4000', valueMinor: '4000' });
    await expect(takeBack('owner', entry.id, 'Again')).rejects.toMatchObject({ code: 'ENTRY_VOIDED_ALREADY' });
  });

  it('is for who leads once a quarter of an hour has gone, with a reason', async () => {
    const itemId = await stocked();
    const { entry } = await log('kitchenstaff', grams(itemId, '500'), minutesAgo(30));
    await expect(takeBack('kitchenstaff', entry.id, 'Mine')).rejects.toMatchObject({ code: 'VOID_TOO_LATE', data: { voidMinutes: 15 } });
    await expect(takeBack('chef', entry.id, ' ')).rejects.toMatchObject({ code: 'VOID_REASON_REQUIRED' });
    expect((await takeBack('chef', entry.id, 'Counted twice')).entry).toMatchObject({ status: 'VOIDED', voidReason: 'Counted twice' });
  });

  it('of two at once, one is told that it was done already, and stock comes back once', async () => {
    const itemId = await stocked();
    const { entry } = await log('owner', grams(itemId, '500'));
    const answers = await Promise.allSettled([takeBack('owner', entry.id, 'a'), takeBack('manager', entry.id, 'b')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await levelOf(itemId)).toMatchObject({ onHand: '4000', valueMinor: '4000' });
  });
});

describe('the log and its help', () => {
  it('shows no cost to who may not see it, and pages without a gap', async () => {
    const itemId = await stocked();
    for (const quantity of ['1', '2', '3']) await log('owner', grams(itemId, quantity));
    const ask = { restaurantId: here.restaurantId, itemId, limit: 2 };
    const first = await as('staff').waste.listEntries(ask);
    expect(first.rows.map(({ valueMinor }) => valueMinor)).toEqual([null, null]);
    const second = await as('owner').waste.listEntries({ ...ask, cursor: first.nextCursor ?? '' });
    expect([...first.rows, ...second.rows].map(({ quantity }) => quantity)).toEqual(['3', '2', '1']);
    const { habits } = await as('owner').waste.logHelp({ restaurantId: here.restaurantId });
    expect(habits.find((habit) => habit.itemId === itemId)).toMatchObject({ all: 3, mine: 3, reason: 'SPOILED', lastDaysAgo: 0 });
  });

  it('a container that somebody else changed is not overwritten, and no two have one name', async () => {
    const body = { containerId: uuidv7(), baseVersion: null, name: 'Tub', tareG: '300', isActive: true };
    const save = (changes: object) => as('chef').waste.saveContainer(envelope(here.restaurantId, { ...body, ...changes }));
    const { container } = await save({});
    await save({ baseVersion: container.version, tareG: '310' });
    await expect(save({ baseVersion: container.version })).rejects.toMatchObject({
      code: 'CONTAINER_CHANGED',
      data: { current: { tareG: '310' } },
    });
    await expect(save({ containerId: uuidv7(), name: 'tub' })).rejects.toMatchObject({ code: 'CONTAINER_NAME_TAKEN' });
  });
});

describe('the analysis', () => {
  it('adds entries and old movements up, tells people only to who leads, and money only to who may see it', async () => {
    const itemId = await stocked();
    const other = await createHousehold(app, database());
    await expect(
      app.as(other.people.owner).waste.analyse({ restaurantId: here.restaurantId, from: '2026-01-01', to: '2026-01-02' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const day = new Date(Date.now() - 60 * 60_000).toISOString();
    const { entry } = await log('kitchenstaff', grams(itemId, '500', { reason: 'BURNT', stage: 'LINE' }), day);
    const voided = await log('owner', grams(itemId, '900', { reason: 'BURNT' }));
    await takeBack('owner', voided.entry.id, null);
    // An hour ago may have been the trading day before.
    const range = { restaurantId: here.restaurantId, from: entry.businessDate, to: voided.entry.businessDate };
    const seen = await as('owner').waste.analyse(range);
    const burnt = seen.causes.find(({ key }) => key === 'BURNT');
    expect(burnt).toMatchObject({ valueMinor: '500', weightG: '500', entries: 1, items: [{ key: itemId }] });
    expect(BigInt(seen.purchases?.valueMinor ?? '0') > 0n).toBe(true);
    expect(seen.causes.reduce((sum, { valueMinor }) => sum + BigInt(valueMinor ?? 0), 0n).toString()).toBe(seen.total.valueMinor);
    const old = { movementId: uuidv7(), itemId, kind: 'WASTE' as const, price: null, reason: 'TRAINING' as const, note: null };
    await as('staff').inventory.recordMovement(
      envelope(here.restaurantId, { ...old, entry: { text: '1 kg', parts: [{ quantity: '1', unit: 'kg' }] } }),
    );
    const later = await as('chef').waste.analyse(range);
    expect(later.causes.find(({ key }) => key === 'TRAINING')).toMatchObject({ valueMinor: '1000', entries: 1 });
    expect([later.loose, later.people?.some(({ name }) => name.startsWith('Abel'))]).toEqual([seen.loose + 1, true]);
    const hidden = await as('staff').waste.analyse(range);
    expect([hidden.people, hidden.before, hidden.purchases, hidden.total.valueMinor]).toEqual([null, null, null, null]);
    expect(JSON.stringify(hidden)).not.toMatch(/"(valueMinor|quantityMinor|priceMinor)":"/);
    const { rows } = await as('chef').waste.exportEntries({ restaurantId: here.restaurantId, itemId });
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['CONFIRMED', 'VOIDED']);
  });
});
