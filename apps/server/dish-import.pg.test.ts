import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, it } from 'vitest';

import { useTestDatabase } from '../../db/testing/test-database.ts';
import type { ImportedDish } from '../../modules/menu/contract/dish-import.contract.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
});

const as = (role: Role) => app.as(here.people[role]).menu;
const tell = <Body>(body: Body) => envelope(here.restaurantId, body);

const row = (rowNumber: number, name: string, said: Partial<ImportedDish> = {}): ImportedDish => ({
  rowNumber,
  dishId: uuidv7(),
  name,
  nameLocal: null,
  heading: null,
  availability: { days: [], hours: null, fasting: 'ALWAYS' },
  vatRate: 1500,
  prices: { DINE_IN: '1200' },
  ...said,
});

const bringIn = async (rows: ImportedDish[], importId = uuidv7()) => {
  const { outcomes } = await as('chef').importDishes(tell({ importId, fileName: 'menu.csv', rows }));
  return { importId, outcomes: outcomes.map((one) => (one.outcome === 'REFUSED' ? one.code : one.outcome)) };
};

const menuNow = () => as('owner').readMenu({ restaurantId: here.restaurantId });

it('dishes come in as drafts under the headings that the file names, with no allergen vouched for', async () => {
  const { outcomes } = await bringIn([
    row(2, 'Tegabino', { heading: 'Stews', prices: { DINE_IN: '900', DELIVERY: '1000' } }),
    row(3, 'Misir', { heading: 'STEWS' }),
    row(4, 'Buna', { nameLocal: 'ቡና' }),
  ]);
  expect(outcomes).toEqual(['IMPORTED', 'IMPORTED', 'IMPORTED']);
  const { dishes, categories } = await menuNow();
  const heading = categories.filter(({ name }) => name === 'Stews');
  expect(heading).toHaveLength(1);
  expect(dishes.filter(({ name }) => ['Tegabino', 'Misir'].includes(name)).map(({ categoryId }) => categoryId)).toEqual([
    heading[0]?.id,
    heading[0]?.id,
  ]);
  const tegabino = dishes.find(({ name }) => name === 'Tegabino');
  expect(tegabino).toMatchObject({ state: 'DRAFT', allergens: null, verification: null, prices: { DINE_IN: '900', DELIVERY: '1000' } });
});

it('a name that is taken comes back with its reason and takes its heading with it, and the others come in', async () => {
  await bringIn([row(2, 'Kitfo')]);
  const { outcomes } = await bringIn([row(2, 'KITFO', { heading: 'Nobody' }), row(3, 'Gomen'), row(4, 'gomen')]);
  expect(outcomes).toEqual(['DISH_NAME_TAKEN', 'IMPORTED', 'DISH_NAME_TAKEN']);
  const { categories } = await menuNow();
  expect(categories.map(({ name }) => name)).not.toContain('Nobody');
});

it('a file is taken back whole but for what somebody has worked on, and its empty headings with it', async () => {
  const rows = [row(2, 'Ayib', { heading: 'Cheese' }), row(3, 'Tibs', { heading: 'Meat' }), row(4, 'Dulet', { heading: 'Meat' })];
  const { importId } = await bringIn(rows);
  const { dishes: before } = await menuNow();
  const dulet = before.find(({ name }) => name === 'Dulet');
  await as('owner').followStock(tell({ dishId: dulet?.id ?? '', followsStock: true }));
  const undone = await as('owner').undoDishImport(tell({ importId }));
  expect(undone).toEqual({ removed: 2, kept: ['Dulet'] });
  const { dishes, categories } = await menuNow();
  expect(dishes.map(({ name }) => name)).not.toContain('Tibs');
  expect(categories.map(({ name }) => name)).toContain('Meat');
  expect(categories.map(({ name }) => name)).not.toContain('Cheese');
  const { imports } = await as('owner').listDishImports({ restaurantId: here.restaurantId });
  expect(imports.find(({ id }) => id === importId)).toMatchObject({ dishes: 1, undoneAt: expect.any(String) });
  await expect(as('owner').undoDishImport(tell({ importId }))).rejects.toMatchObject({ code: 'IMPORT_UNDONE_ALREADY' });
  await expect(bringIn([row(9, 'Late row')], importId)).rejects.toMatchObject({ code: 'IMPORT_UNDONE_ALREADY' });
});

it('the same import sent twice brings each dish in once', async () => {
  const command = tell({ importId: uuidv7(), fileName: 'menu.csv', rows: [row(2, 'Firfir'), row(3, 'Fitfit')] });
  const [first, again] = [await as('chef').importDishes(command), await as('chef').importDishes(command)];
  expect(again).toEqual(first);
  const { dishes } = await menuNow();
  expect(dishes.filter(({ name }) => ['Firfir', 'Fitfit'].includes(name))).toHaveLength(2);
});

it('what a file may hold is stored as it is written, and nothing of it is run', async () => {
  const names = ['=HYPERLINK("http://x")', "Robert'); drop table dish;--", '<img src=x onerror=alert(1)>', 'ሽሮ 🌶'];
  const { outcomes } = await bringIn(names.map((name, index) => row(index + 2, name, { heading: name })));
  expect(outcomes).toEqual(names.map(() => 'IMPORTED'));
  const { dishes } = await menuNow();
  expect(dishes.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

it('more rows at once than the bound, a price below nothing and a key nobody knows are refused', async () => {
  const many = Array.from({ length: 201 }, (_, index) => row(index + 2, `Dish ${index}`));
  for (const rows of [many, [row(2, 'Low', { prices: { DINE_IN: '-1' } })], [{ ...row(2, 'Sly'), allergens: { gluten: 'FREE' } }]])
    await expect(bringIn(rows)).rejects.toMatchObject({ code: 'INPUT_INVALID' });
});
