import { bothKitchenTest as test, expect } from './world/journey.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';

type Items = {
  readonly counts: { readonly ALL: number };
  readonly items: readonly { readonly item: { readonly name: string; readonly nameLocal: string | null } }[];
};

test('a new restaurant takes over a list of what kitchens like it keep, seen line by line, without a price or a par', async ({
  page,
  words,
  kitchen,
  language,
}) => {
  await page.goto('/inventory/import');
  await expect(page.getByRole('heading', { name: words('inventory_starter_title') })).toBeVisible();
  await page.getByRole('button', { name: words('inventory_starter_ethiopian') }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('በርበሬ');
  await expectAccessible(page);
  await expectNarrow(page);
  const take = main.getByRole('button', { name: /\d/ }).last();
  const count = Number(/\d+/.exec((await take.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(30);
  await take.click();
  await expect(main).toContainText(words('inventory_import_done', { count }));
  await main.getByRole('link', { name: words('inventory_to_stock') }).click();
  await page.getByRole('searchbox').fill('በርበሬ');
  await expect(main).toContainText(language === 'am' ? 'በርበሬ' : 'Berbere');
  const { counts } = await kitchen.ask<Items>('listItems');
  expect(counts.ALL).toBe(count);
});
