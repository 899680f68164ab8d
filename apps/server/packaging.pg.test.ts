import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { useTestDatabase } from '../../db/testing/test-database.ts';
import { allergenCodes } from '../../modules/inventory/rules/allergen.ts';
import type { Channel } from '../../modules/menu/rules/menu-limits.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { lineBody, orderBody } from './testing/kitchen-fixtures.ts';
import { type MenuWriter, createMenuWriter } from './testing/menu-writer.ts';
import { createTestApp } from './testing/test-app.ts';

const database = useTestDatabase();
const allergens = Object.fromEntries(allergenCodes.map((code) => [code, 'FREE' as const]));
let here: Household;
let write: MenuWriter;
let food: string;
let box: string;
let dishId: string;
let recipeId: string;

beforeAll(async () => {
  const app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  write = createMenuWriter(app, here);
  // Nobody knows of a box what it contains, and nobody has to.
  [food, box] = [await write.item({ allergens }), await write.item()];
  for (const itemId of [food, box]) await write.receive(itemId, '10');
  const packaging = { ...write.grams(box, '25'), channels: ['TAKEAWAY' as const, 'DELIVERY' as const] };
  recipeId = await write.recipe([write.grams(food, '400'), packaging]);
  dishId = await write.dish(recipeId, { prices: { DINE_IN: '1200', TAKEAWAY: '1200', DELIVERY: '1200' } });
});

const tell = <Body>(body: Body) => envelope(here.restaurantId, body);

/** What is there of it. @unit g */
const onHand = async (itemId: string): Promise<number> =>
  Number((await write.as('owner').inventory.explainLevel({ restaurantId: here.restaurantId, itemId })).onHand);

/** What these portions by this channel took of the food and of the box, and what lies there again once they are voided. */
const soldBy = async (channel: Channel, quantity: number) => {
  const before = [await onHand(food), await onHand(box)];
  const gone = async () => [(before[0] ?? 0) - (await onHand(food)), (before[1] ?? 0) - (await onHand(box))];
  const line = lineBody(dishId, { quantity });
  await write.as('owner').kitchen.openOrder(tell({ ...orderBody(uuidv7(), [line]), channel }));
  const taken = await gone();
  await write.as('owner').kitchen.voidLines(tell({ lines: [{ eventId: uuidv7(), lineId: line.lineId }], reason: 'Left' }));
  return { taken, afterVoid: await gone() };
};

describe('a dish that is packed when it is taken away', () => {
  it.each<[Channel, readonly number[]]>([
    ['DINE_IN', [300, 0]],
    ['TAKEAWAY', [300, 75]],
    ['DELIVERY', [300, 75]],
  ])('sold by %s takes %j grams of the food and of the box, and a void puts them back', async (channel, taken) => {
    expect(await soldBy(channel, 3)).toEqual({ taken, afterVoid: [0, 0] });
  });

  it('costs by itself what is eaten, and says what goes along', async () => {
    const { current } = await write.as('owner').menu.readRecipe({ restaurantId: here.restaurantId, recipeId });
    expect(current?.cost).toMatchObject({ perPortion: '1', isComplete: true });
    expect(current?.body.lines.map(({ channels }) => channels)).toEqual([null, ['TAKEAWAY', 'DELIVERY']]);
  });

  it('is held to the way that it is sold first', async () => {
    const away = await write.dish(recipeId, { prices: { TAKEAWAY: '1200' } });
    const { dishes } = await write.as('owner').menu.readMenu({ restaurantId: here.restaurantId });
    const costOf = (id: string) => dishes.find((dish) => dish.id === id)?.margin?.cost?.perPortion;
    expect([costOf(dishId), costOf(away)]).toEqual(['1', '1.25']);
  });

  it.each([
    ['of a prep that is used in others', { kind: 'PREP' as const }, {}],
    ['that is another recipe', {}, { subject: { kind: 'RECIPE' as const, recipeId: uuidv7() } }],
    ['for nothing that is sold', {}, { channels: [] }],
  ])('has no packaging %s', async (_what, ofRecipe, ofLine) => {
    const line = { ...write.grams(box, '25'), channels: ['TAKEAWAY' as const], ...ofLine };
    const yielded = { yieldQuantity: '1000', yieldUnit: 'g' as const, portions: null, activeMinutes: 0, passiveMinutes: 0 };
    const named = { recipeId: uuidv7(), baseVersion: null, name: 'Wrong', nameLocal: null, stockItemId: null, par: null };
    const about = { ...named, kind: 'DISH' as const, ...ofRecipe, body: { ...yielded, steps: [], changeNote: null, lines: [line] } };
    await expect(write.as('chef').menu.saveRecipe(tell(about))).rejects.toMatchObject({ code: 'INPUT_INVALID' });
  });
});
