import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { allergenCodes } from '../../modules/inventory/rules/allergen.ts';
import { signTillRequest } from '../../modules/kitchen/server/mount.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { lineBody, orderBody } from './testing/kitchen-fixtures.ts';
import { createMenuWriter, type MenuWriter } from './testing/menu-writer.ts';
import { quietHttp } from './testing/quiet-http.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let write: MenuWriter;
let dishId: string;

const allergens = Object.fromEntries(allergenCodes.map((code) => [code, 'FREE' as const]));
const tell = <Body>(body: Body) => envelope(here.restaurantId, body);
const [groupId, rareId, doneId] = [uuidv7(), uuidv7(), uuidv7()];

const sayGroup = (chooseMin: number, baseVersion: number | null) => {
  const modifiers = [rareId, doneId].map((id) => ({
    id,
    name: id,
    nameLocal: null,
    priceDeltaMinor: '0',
    stockEffect: 'NONE' as const,
    recipeId: null,
    leavesOut: false,
  }));
  const group = { groupId, baseVersion, name: 'Doneness', nameLocal: 'አበሳሰል', chooseMin, chooseMax: 1, isArchived: false };
  return write.as('owner').menu.saveModifierGroup(tell({ ...group, modifiers }));
};

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  await queryAs(database().owner, `update auth."user" set email_verified = true`);
  write = createMenuWriter(app, here);
  await sayGroup(1, null);
  const itemId = await write.item({ allergens });
  dishId = await write.dish(await write.recipe([write.grams(itemId, '400')]), { groupIds: [groupId] });
});

const order = (modifierIds: readonly string[]) =>
  write.as('staff').kitchen.openOrder(tell(orderBody(uuidv7(), [lineBody(dishId, { modifierIds })])));

it('a line that leaves out a group that must be chosen from is refused by its name, and one that chooses is not', async () => {
  const data = { name: 'Shiro', nameLocal: 'ሽሮ', group: 'Doneness', groupLocal: 'አበሳሰል' };
  for (const chosen of [[], [rareId, doneId]]) await expect(order(chosen)).rejects.toMatchObject({ code: 'MODIFIERS_OUT_OF_BOUNDS', data });
  await expect(order([uuidv7()])).rejects.toMatchObject({ code: 'MODIFIER_NOT_OFFERED', data: { name: 'Shiro', nameLocal: 'ሽሮ' } });
  await expect(order([rareId])).resolves.toBeDefined();
});

it('a till is told which new line misses which choice, and what it sold stands all the same', async () => {
  const tillId = uuidv7();
  await write.as('owner').kitchen.pairTill(tell({ tillId, name: 'Till', prefix: 'T1' }));
  const { till, key } = await write.as('owner').kitchen.readTillKey({ restaurantId: here.restaurantId, tillId });
  const http = quietHttp(database().pools, 'http://localhost');
  const send = async (version: number, lines: readonly object[]) => {
    const [path, method, sentAt] = ['/till/v1/orders', 'POST', new Date().toISOString()];
    const said = { orderId: '1', version, occurredAt: sentAt, channel: 'DINE_IN', state: 'OPEN', lines };
    const body = JSON.stringify(said);
    const signature = signTillRequest(key, { method, path, sentAt, body });
    const response = await http.request(path, {
      method,
      headers: { 'maed-till': till, 'maed-sent-at': sentAt, 'maed-signature': signature },
      body,
    });
    return { status: response.status, body: (await response.json()) as object };
  };
  const missing = { path: 'lines.0.modifierIds', code: 'CHOICE_MISSING', text: 'Shiro needs at least 1 of Doneness, and 0 came.' };
  expect(await send(1, [{ lineId: '1', dishId, quantity: 1 }])).toMatchObject({ status: 200, body: { warnings: [missing] } });
  const both = { lineId: '2', dishId, quantity: 1, modifierIds: [rareId, doneId] };
  expect(await send(2, [{ lineId: '1', dishId, quantity: 1 }, both])).toMatchObject({
    status: 200,
    body: { warnings: [{ path: 'lines.1.modifierIds', code: 'CHOICE_TOO_MANY' }] },
  });
  const lines = await queryAs(database().owner, 'select state from order_line where restaurant_id = $1 and till_line_id is not null', [
    here.restaurantId,
  ]);
  expect(lines).toHaveLength(2);
});
