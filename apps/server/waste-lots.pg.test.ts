import { beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { useTestDatabase } from '../../db/testing/test-database.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import type { EntryBody } from '../../modules/waste/contract/fields.ts';
import { createPlaces, envelope, itemBody, wasteBody } from './testing/furnish.ts';
import type { Things } from './testing/things.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let places: Things;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  places = await createPlaces(app, here);
});

const as = (role: Role) => app.as(here.people[role]);

const past = '2020-01-01';
const soon = '2036-01-01';
const late = '2037-01-01';

/** An item whose deliveries are told apart, by the dates printed on them; a kilogram of each. */
const lotsOf = async (...dates: readonly string[]): Promise<{ readonly itemId: string; readonly lots: readonly string[] }> => {
  const { categoryId, storageAreaId } = places;
  const itemId = uuidv7();
  const keeping = { tracksLots: true, dateType: 'USE_BY' as const, shelfLife: {} };
  const item = { ...itemBody({ barcode: uuidv7(), categoryId, storageAreaId }), keeping };
  await as('owner').inventory.createItem(envelope(here.restaurantId, { itemId, item }));
  const lots = dates.map(() => uuidv7());
  for (const [place, printedDate] of dates.entries()) {
    const entry = { text: '1 kg', parts: [{ quantity: '1', unit: 'kg' as const }] };
    const body = { movementId: uuidv7(), itemId, kind: 'RECEIPT' as const, entry, price: null, reason: null, note: null };
    const lot = { kind: 'NEW' as const, lotId: lots[place] ?? '', lotNumber: `L${place}`, printedDate };
    await as('owner').inventory.recordMovement(envelope(here.restaurantId, { ...body, lot }));
  }
  return { itemId, lots };
};

const log = (itemId: string, changes: Partial<EntryBody> = {}, role: Role = 'kitchenstaff') =>
  as(role).waste.logEntry(envelope(here.restaurantId, { ...wasteBody({ itemId }, uuidv7()), ...changes }));
const trace = (lotId: string | undefined) => as('staff').inventory.traceLot({ restaurantId: here.restaurantId, lotId: lotId ?? '' });
const leftIn = async (lots: readonly string[]) => {
  const traces = await Promise.all(lots.map(trace));
  return traces.map(({ lot }) => lot.onHand);
};

it('what is thrown away leaves the lot that somebody named, whatever expires first, and its trace says so', async () => {
  const { itemId, lots } = await lotsOf(soon, late);
  const [first, second] = lots;
  const { entry } = await log(itemId, { lotId: second ?? '', reason: 'DROPPED' });
  expect(entry.lot).toMatchObject({ id: second, lotNumber: 'L1' });
  expect(await leftIn(lots)).toEqual(['1000', '800']);
  const { movements } = await trace(second);
  expect(movements.at(-1)).toMatchObject({ kind: 'WASTE', reason: 'DROPPED', quantity: '-200', sourceType: 'waste', sourceId: entry.id });
  await as('kitchenstaff').waste.voidEntry(envelope(here.restaurantId, { entryId: entry.id, reason: null }));
  expect(await leftIn(lots)).toEqual(['1000', '1000']);
  expect((await trace(first)).movements).toHaveLength(1);
});

it('without a lot the dates decide: what is past them goes when that is the reason, and stays when it is not', async () => {
  const { itemId, lots } = await lotsOf(past, late);
  expect((await log(itemId, { reason: 'EXPIRED' })).entry.lot).toBeNull();
  expect(await leftIn(lots)).toEqual(['800', '1000']);
  await log(itemId, { reason: 'DROPPED' });
  expect(await leftIn(lots)).toEqual(['800', '800']);
});

it('more than the named lot holds is taken from the others, and no lot falls below nothing', async () => {
  const { itemId, lots } = await lotsOf(past, late);
  const entry = { text: '1.5 kg', parts: [{ quantity: '1.5', unit: 'kg' as const }] };
  const logged = await log(itemId, { lotId: lots[0] ?? '', reason: 'EXPIRED', entry });
  expect(await leftIn(lots)).toEqual(['0', '500']);
  expect(logged.entry.takenFrom).toMatchObject([
    { lot: { id: lots[0], lotNumber: 'L0' }, quantity: '1000' },
    { lot: { id: lots[1], lotNumber: 'L1' }, quantity: '500' },
  ]);
});

it('what the named lot holds is told of that lot alone, and what no lot holds is missing from what was taken', async () => {
  const { itemId, lots } = await lotsOf(soon, late);
  const lotId = lots[1] ?? '';
  expect((await log(itemId, { lotId, reason: 'DROPPED' })).entry.takenFrom).toEqual([]);
  const entry = { text: '2 kg', parts: [{ quantity: '2', unit: 'kg' as const }] };
  const { takenFrom } = (await log(itemId, { lotId, reason: 'DROPPED', entry })).entry;
  expect(takenFrom).toMatchObject([{ quantity: '800' }, { quantity: '1000' }]);
  expect(await leftIn(lots)).toEqual(['0', '0']);
});

it('a lot of another item or of another restaurant is not found', async () => {
  const [one, other] = [await lotsOf(soon), await lotsOf(soon)];
  await expect(log(one.itemId, { lotId: other.lots[0] ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(log(one.itemId, { lotId: uuidv7() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const neighbours = await createHousehold(app, database());
  const theirs = await createPlaces(app, neighbours);
  const { waste } = app.as(neighbours.people.owner);
  const stranger = envelope(neighbours.restaurantId, { ...wasteBody({ itemId: theirs.itemId }, uuidv7()), lotId: one.lots[0] ?? '' });
  await expect(waste.logEntry(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await leftIn(one.lots)).toEqual(['1000']);
});

it('what is past its date is given to nobody, and what is still good may be', async () => {
  const { itemId, lots } = await lotsOf(past, late);
  const donated = { destination: 'DONATED' as const };
  const refused = { code: 'DONATION_PAST_DATE', data: { field: 'destination' } };
  await expect(log(itemId, { ...donated, lotId: lots[0] ?? '' })).rejects.toMatchObject(refused);
  await expect(log(itemId, { ...donated, reason: 'EXPIRED' })).rejects.toMatchObject(refused);
  expect((await log(itemId, { ...donated, lotId: lots[1] ?? '' })).entry.destination).toBe('DONATED');
});
