import { callMaed } from './world/call-maed.ts';
import { expect, test } from './world/journey.ts';
import { keptOnDisk } from './world/kept-on-disk.ts';
import { visitKept } from './world/screen.ts';

test.use({ serviceWorkers: 'allow', who: 'manager.addis' });

type Mine = { readonly restaurants: readonly { readonly id: string }[] };
type Listed = { readonly recipes: readonly { readonly id: string; readonly name: string }[] };

test('what a kitchen looked at with a line is there after a reload without one: recipe, allergens, prep, board, pad and takings', async ({
  page,
  maed,
  words,
  signedIn,
}) => {
  const { restaurants } = await callMaed<Mine>(maed, signedIn, { path: 'restaurants/listMine', input: {} });
  const restaurantId = restaurants[0]?.id;
  const { recipes } = await callMaed<Listed>(maed, signedIn, { path: 'menu/listRecipes', input: { restaurantId } });
  const main = page.getByRole('main');
  const screens = [
    [`/menu/recipes/${recipes.find(({ name }) => name === 'Kulet')?.id}`, main.getByRole('heading', { name: 'Kulet', level: 1 })],
    ['/menu?tab=allergens', main.getByRole('row', { name: /Shiro/ })],
    ['/menu?tab=prep', main.getByRole('heading', { name: words('menu_prep_suggested') })],
    ['/kitchen', page.getByRole('link', { name: 'Hot line' })],
    ['/kitchen/orders/new', main.getByRole('button', { name: /^Shiro/ })],
    ['/kitchen/takings', main.getByRole('listitem').first()],
  ] as const;
  await visitKept(page, '/home');
  for (const [path, shown] of screens) {
    await page.goto(path);
    await expect(shown, path).toBeVisible();
  }
  await keptOnDisk(page);
  await maed.stop();
  for (const [path, shown] of screens) {
    await page.goto(path);
    await expect(shown, path).toBeVisible();
  }
});

test('a board on a small phone shows a ticket across the screen and the next beneath it', async ({ page, maed, signedIn }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { restaurants } = await callMaed<Mine>(maed, signedIn, { path: 'restaurants/listMine', input: {} });
  const { orders } = await callMaed<{ readonly orders: readonly unknown[] }>(maed, signedIn, {
    path: 'kitchen/readKitchen',
    input: { restaurantId: restaurants[0]?.id },
  });
  expect(orders.length, 'the demo has tables that wait').toBeGreaterThan(1);
  await page.goto('/kitchen');
  await page.getByRole('link', { name: 'Hot line' }).click();
  const [first, second] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
  await expect(second).toBeAttached();
  const [above, below] = [await first.boundingBox(), await second.boundingBox()];
  expect(above?.width).toBeGreaterThan(320);
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
});
