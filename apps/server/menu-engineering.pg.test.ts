import { beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { useTestDatabase } from '../../db/testing/test-database.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { lineBody, orderBody } from './testing/kitchen-fixtures.ts';
import { createMenuWriter, type MenuWriter } from './testing/menu-writer.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { allergenCodes } from '../../modules/inventory/rules/allergen.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let write: MenuWriter;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  write = createMenuWriter(app, here);
});

const allergens = Object.fromEntries(allergenCodes.map((code) => [code, 'FREE' as const]));
const tell = <Body>(body: Body) => envelope(here.restaurantId, body);

/** A dish at 12.00 with VAT of 20 %, of which a portion takes so many grams at ten a kilogram. */
const selling = async (name: string, grams: number, isCosted = true): Promise<string> => {
  const itemId = await write.item({ allergens });
  if (isCosted) await write.receive(itemId, '4');
  return write.dish(await write.recipe([write.grams(itemId, String(grams * 4))]), { name });
};

it('dishes stand by how often they sell and what they earn; what was voided or has no cost takes no part', async () => {
  const { kitchen } = app.as(here.people.owner);
  const [star, horse, plain] = [await selling('Tibs', 100), await selling('Kitfo', 500), await selling('Soup', 100, false)];
  const rare = await selling('Dulet', 200);
  const lines = [
    lineBody(star, { quantity: 9 }),
    lineBody(horse, { quantity: 9 }),
    lineBody(plain, { quantity: 2 }),
    lineBody(rare, { quantity: 2 }),
  ];
  const voided = lineBody(star, { quantity: 7, isHeld: true });
  const orderId = uuidv7();
  const { order } = await kitchen.openOrder(tell(orderBody(orderId, [...lines, voided])));
  await kitchen.voidLines(tell({ lines: [{ eventId: uuidv7(), lineId: voided.lineId }], reason: 'Mistake' as const }));
  const days = { from: order.businessDate, to: order.businessDate };
  const found = await kitchen.readEngineering({ restaurantId: here.restaurantId, ...days });
  expect(found).toMatchObject({ coverageShare: 9090, finding: { kind: 'PLOUGHHORSE', dishId: horse } });
  const of = (id: string) => found.dishes.find(({ dishId }) => dishId === id);
  expect(of(star)).toMatchObject({ sold: 9, netMinor: '1000', marginMinor: 900, quadrant: 'STAR' });
  expect(of(horse)).toMatchObject({ sold: 9, marginMinor: 500, quadrant: 'PLOUGHHORSE' });
  expect(of(rare)).toMatchObject({ sold: 2, marginMinor: 800, quadrant: 'PUZZLE' });
  expect(of(plain)).toMatchObject({ sold: 2, marginMinor: null, quadrant: null });
});

it('days without orders say so', async () => {
  const asked = { restaurantId: here.restaurantId, from: '2020-01-01', to: '2020-01-31' };
  const found = await app.as(here.people.manager).kitchen.readEngineering(asked);
  expect(found).toMatchObject({ dishes: [], coverageShare: null, finding: { kind: 'NOTHING_SOLD' } });
});
