import { beforeAll, beforeEach, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { useTestDatabase } from '../../db/testing/test-database.ts';
import { allergenCodes } from '../../modules/inventory/rules/allergen.ts';
import { readGuestMenu } from '../../modules/menu/server/mount.ts';
import { restaurantCode } from '../../modules/restaurants/rules/restaurant-code.ts';
import { envelope } from './testing/furnish.ts';
import { newSecret } from './testing/things.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { createMenuWriter, type MenuWriter } from './testing/menu-writer.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let write: MenuWriter;
let code: string;

const free = Object.fromEntries(allergenCodes.map((one) => [one, 'FREE' as const]));

const open = async (): Promise<string> => {
  const secret = newSecret();
  await write.as('chef').menu.openGuestMenu(envelope(here.restaurantId, { secret }));
  return restaurantCode(here.restaurantId, secret);
};

beforeAll(() => {
  app = createTestApp(database().pools);
});

beforeEach(async () => {
  here = await createHousehold(app, database());
  write = createMenuWriter(app, here);
  code = await open();
});

const read = (at?: Date) => readGuestMenu(database().pools, code, at);
const names = async (at?: Date) => (await read(at)).dishes.map(({ name }) => name);

const selling = async (changes: Readonly<Record<string, unknown>> = {}) => {
  const itemId = await write.item({ allergens: { ...free, MILK: 'CONTAINS', SESAME: 'MAY_CONTAIN' } });
  await write.receive(itemId, '4');
  const recipeId = await write.recipe([write.grams(itemId, '400')]);
  return { itemId, recipeId, dishId: await write.dish(recipeId, changes) };
};

it('a guest reads what is sold, for how much and with what in it, and nothing of what it costs or who cooks', async () => {
  const { recipeId } = await selling();
  await write.vouch(recipeId, { ...free, MILK: 'CONTAINS', SESAME: 'MAY_CONTAIN' });
  const menu = await read();
  expect(menu).toMatchObject({
    currency: 'GBP',
    dishes: [
      { name: 'Shiro', nameLocal: 'ሽሮ', priceMinor: '1200', contains: ['MILK'], mayContain: ['SESAME'], unknown: [], isVouched: true },
    ],
  });
  expect(JSON.stringify(menu)).not.toMatch(/cost|margin|verifiedBy|createdBy|recipe/i);
});

it('a guest is told what nobody knows, and that nobody vouches for it any more', async () => {
  const { recipeId, itemId } = await selling();
  await write.vouch(recipeId, { ...free, MILK: 'CONTAINS', SESAME: 'MAY_CONTAIN' });
  const { EGGS: _eggs, ...known } = free;
  await write.changeItem(itemId, { allergens: known });
  expect(await read()).toMatchObject({ dishes: [{ contains: [], unknown: ['EGGS'], isVouched: false, isFasting: null }] });
});

it('a dish that is off, not offered at the hour, a draft or without a price is not shown', async () => {
  const { dishId, recipeId } = await selling({ name: 'Tibs' });
  await write.dish(recipeId, { name: 'Breakfast', availability: { days: [6], hours: { from: 420, to: 660 }, fasting: 'ALWAYS' } });
  await write.draftDish(recipeId, { name: 'Plan' });
  const saturday = new Date('2026-11-21T08:00:00Z');
  expect(await names(saturday)).toEqual(['Breakfast', 'Tibs']);
  expect(await names(new Date('2026-11-21T11:00:00Z'))).toEqual(['Tibs']);
  expect(await names(new Date('2026-11-22T08:00:00Z'))).toEqual(['Tibs']);
  await write.as('chef').menu.pauseDish(envelope(here.restaurantId, { dishId, isPaused: true, reason: null, until: null }));
  expect(await names(saturday)).toEqual(['Breakfast']);
});

it('a new code takes the place of the old one, and a revoked one opens nothing', async () => {
  const old = code;
  code = await open();
  await expect(readGuestMenu(database().pools, old)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await names()).toEqual([]);
  expect(await write.as('chef').menu.readGuestLink({ restaurantId: here.restaurantId })).toMatchObject({ madeAt: expect.any(String) });
  await write.as('chef').menu.closeGuestMenu(envelope(here.restaurantId, {}));
  await expect(read()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await write.as('staff').menu.readGuestLink({ restaurantId: here.restaurantId })).toEqual({ madeAt: null });
});

it("a code proves nothing of another restaurant's menu, and what is no code opens none", async () => {
  const stranger = restaurantCode(uuidv7(), code.slice(32));
  await expect(readGuestMenu(database().pools, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(readGuestMenu(database().pools, 'x')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
