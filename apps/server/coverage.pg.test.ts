import { beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { useTestDatabase } from '../../db/testing/test-database.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { lineBody, orderBody } from './testing/kitchen-fixtures.ts';
import { sellDish } from './testing/sell-dish.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
});

const tell = <Body>(body: Body) => envelope(here.restaurantId, body);
const ever = () => ({ restaurantId: here.restaurantId, from: '2000-01-01', to: '2100-01-01' });

/** A choice that nobody has said the stock of; offered with the dish. */
const offerUnmapped = async (dishId: string): Promise<string> => {
  const { menu } = app.as(here.people.owner);
  const [groupId, choiceId] = [uuidv7(), uuidv7()];
  const none = { stockEffect: 'UNMAPPED' as const, recipeId: null, leavesOut: false };
  const modifiers = [{ id: choiceId, name: 'Extra awaze', nameLocal: null, priceDeltaMinor: '300', ...none }];
  const group = { name: 'Sauce', nameLocal: null, chooseMin: 0, chooseMax: null, isArchived: false };
  await menu.saveModifierGroup(tell({ groupId, baseVersion: null, ...group, modifiers }));
  const dish = (await menu.readMenu({ restaurantId: here.restaurantId })).dishes.find(({ id }) => id === dishId);
  if (!dish) throw new Error('The dish is on the menu.');
  const {
    name,
    nameLocal,
    description,
    descriptionLocal,
    categoryId,
    recipeId,
    availability,
    vatRate,
    targetFoodCostShare,
    targetSeconds,
    course,
  } = dish;
  const words = { name, nameLocal, description, descriptionLocal, categoryId, recipeId, availability };
  const terms = { vatRate, targetFoodCostShare, targetSeconds, course, prices: { DINE_IN: '1200' }, groupIds: [groupId] };
  await menu.saveDish(tell({ dishId, baseVersion: dish.version, ...words, ...terms }));
  return choiceId;
};

it('what was sold and took too little from stock is named with what it brought, and what was voided or never sent does not count', async () => {
  const { kitchen } = app.as(here.people.owner);
  const { dishId } = await sellDish(app, here.people.owner, { restaurantId: here.restaurantId });
  expect(await kitchen.readCoverage(ever())).toMatchObject({ soldMinor: '0', notTakenMinor: '0', missing: [] });
  const awaze = await offerUnmapped(dishId);
  const voided = lineBody(dishId, { modifierIds: [awaze] });
  const lines = [
    lineBody(dishId, { quantity: 2 }),
    lineBody(dishId, { quantity: 3, modifierIds: [awaze] }),
    voided,
    lineBody(dishId, { modifierIds: [awaze], isHeld: true }),
  ];
  await kitchen.openOrder(tell(orderBody(uuidv7(), lines)));
  await kitchen.voidLines(tell({ lines: [{ eventId: uuidv7(), lineId: voided.lineId }], reason: 'Mistake' }));
  expect(await kitchen.readCoverage(ever())).toMatchObject({
    soldMinor: '6900',
    notTakenMinor: '4500',
    missing: [{ why: 'MODIFIER_UNMAPPED', dishId, dishName: 'Shiro', choiceName: 'Extra awaze', portions: 3, soldMinor: '4500' }],
  });
  const staff = app.as(here.people.staff).kitchen;
  await expect(staff.readCoverage(ever())).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
