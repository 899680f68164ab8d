import { beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { useTestDatabase } from '../../db/testing/test-database.ts';
import { allergenCodes } from '../../modules/inventory/rules/allergen.ts';
import { allergenPaper } from '../../modules/menu/server/mount.ts';
import type { Dish } from '../../modules/menu/contract/fields.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { createMenuWriter, type MenuWriter } from './testing/menu-writer.ts';
import { createTestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let here: Household;
let write: MenuWriter;

const free = Object.fromEntries(allergenCodes.map((code) => [code, 'FREE' as const])) as Dish['allergens'] & object;

beforeAll(async () => {
  const app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  write = createMenuWriter(app, here);
});

const pieces = { baseUnit: 'each', packChain: [], countUnits: ['each'], densityGPerMl: null, eachMeasure: null };

const label = (dishId: string, useBy = '2999-12-31') =>
  write.as('kitchenstaff').menu.printLabels({ restaurantId: here.restaurantId, dishId, language: 'en', useBy, copies: 3 });

const pages = (pdf: string) =>
  Buffer.from(pdf, 'base64')
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g)?.length;

it('a label is printed once somebody vouches for the dish, and no more once the recipe changes', async () => {
  const flour = await write.item({ allergens: { ...free, GLUTEN: 'CONTAINS' }, madeOf: 'wheat flour, salt' });
  const recipeId = await write.recipe([write.grams(flour, '400')]);
  const dishId = await write.dish(recipeId);
  await expect(label(dishId)).rejects.toMatchObject({ code: 'LABEL_NOT_VOUCHED' });
  await write.vouch(recipeId, { ...free, GLUTEN: 'CONTAINS' });
  const { pdf, fileName } = await label(dishId);
  expect([fileName, pages(pdf)]).toEqual(['labels-2999-12-31.pdf', 3]);
  await write.recipe([write.grams(flour, '500')], recipeId);
  await expect(label(dishId)).rejects.toMatchObject({ code: 'LABEL_NOT_VOUCHED' });
});

it('a label is refused until somebody says which cereal it is, and asks for it by name', async () => {
  const bread = await write.item({ name: 'Sandwich bread', allergens: { ...free, GLUTEN: 'CONTAINS' } });
  const recipeId = await write.recipe([write.grams(bread, '120')]);
  const dishId = await write.dish(recipeId);
  await write.vouch(recipeId, { ...free, GLUTEN: 'CONTAINS' });
  await expect(label(dishId)).rejects.toMatchObject({ code: 'LABEL_KIND_UNSAID', data: { names: ['Sandwich bread'] } });
  await write.changeItem(bread, { allergens: { ...free, GLUTEN: 'CONTAINS' }, madeOf: 'rye flour, water, salt' });
  expect(pages((await label(dishId)).pdf)).toBe(3);
});

it('a label is refused while one of the fourteen is not known', async () => {
  const { SESAME: _sesame, ...known } = free;
  const itemId = await write.item({ allergens: free });
  const recipeId = await write.recipe([write.grams(itemId, '400')]);
  const dishId = await write.dish(recipeId);
  await write.vouch(recipeId, free);
  await write.changeItem(itemId, { name: 'Tahini', allergens: known });
  await expect(label(dishId)).rejects.toMatchObject({ code: 'RECIPE_ALLERGENS_UNKNOWN', data: { names: ['Tahini'] } });
});

it('a label is refused where it is not known what an ingredient weighs, and names it', async () => {
  const bunch = await write.item({ name: 'Coriander', allergens: free, units: pieces });
  const recipeId = await write.recipe([{ ...write.grams(bunch, '2'), unit: 'each' }]);
  const dishId = await write.dish(recipeId);
  await write.vouch(recipeId, free);
  await expect(label(dishId)).rejects.toMatchObject({ code: 'LABEL_WEIGHT_UNKNOWN', data: { names: ['Coriander'] } });
});

it('a label is refused for a day that has passed, and for a dish without a recipe', async () => {
  const dishId = await write.dish(await write.recipe([write.grams(await write.item({ allergens: free }), '1')]));
  await expect(label(dishId, '2020-01-01')).rejects.toMatchObject({ code: 'LABEL_DAY_PASSED' });
  await expect(label(await write.draftDish(null))).rejects.toMatchObject({ code: 'DISH_WITHOUT_RECIPE' });
  await expect(label(uuidv7())).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('the allergens of the menu are had on paper by whoever may look at it', async () => {
  const { restaurantId } = here;
  const { pdf } = await write.as('staff').menu.printAllergens({ restaurantId, language: 'am' });
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

it('on paper what nobody knows stands out as a question, and who vouched, or that it changed since, stands beside it', () => {
  const at = '2026-11-20T09:00:00Z';
  const vouched = (stands: boolean) => ({ verifiedBy: 'Hanna', verifiedAt: at, evidence: null, stands });
  const dish = (name: string, changes: Partial<Dish>) =>
    ({ name, nameLocal: null, allergens: free, verification: null, ...changes }) as Dish;
  const house = { name: 'Selam', timeZone: 'Europe/London', useEthiopianTime: false, useEthiopianCalendar: false } as never;
  const { blocks } = allergenPaper(
    [
      dish('Tibs', { allergens: { ...free, CELERY: 'CONTAINS', GLUTEN: 'MAY_CONTAIN', EGGS: 'UNKNOWN' }, verification: vouched(true) }),
      dish('Soup', { allergens: null, verification: vouched(false) }),
    ],
    house,
    { locale: 'en', madeAt: new Date(at) },
  );
  const table = blocks.find((block) => block.kind === 'table');
  const unknown = { strong: '?' };
  expect(table?.rows[0]?.slice(0, 5)).toEqual(['Tibs', { strong: 'Yes' }, { strong: 'May' }, '–', unknown]);
  expect(table?.rows[0]?.at(-1)).toBe('Hanna, 20 Nov');
  // Made as of its day: a time would be one that nobody looked at.
  expect(JSON.stringify(blocks)).toContain('20 November 2026');
  expect(JSON.stringify(blocks)).not.toMatch(/\d:\d\d/);
  expect(table?.rows[1]).toEqual(['Soup', ...allergenCodes.map(() => unknown), 'Changed since Hanna, 20 Nov']);
});
