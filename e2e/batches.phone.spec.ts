import { expect, test } from './world/journey.ts';
import { expectAccessible } from './world/screen.ts';

test.use({ serviceWorkers: 'allow', who: 'kitchen.addis' });

test('a cook books a batch without a line, sees how short it came out, and takes it back', async ({ page, context, words }) => {
  await page.goto('/menu?tab=batches');
  await page.getByRole('link', { name: words('menu_made_a_batch') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('menu_kind_prep')).selectOption({ label: 'Injera' });
  await expect(dialog.getByLabel(words('menu_batch_meant'))).toHaveValue('66 each');
  await context.setOffline(true);
  await dialog.getByLabel(words('menu_batch_came')).fill('60');
  await expect(dialog).toContainText(words('menu_yield_short', { share: '9.1%' }));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('menu_book_batch') }).click();
  const made = page.getByRole('main').getByRole('listitem').first();
  await expect(made).toContainText(words('menu_batch_waiting'));
  await context.setOffline(false);
  await expect(made).toContainText(words('menu_yield_short', { share: '9.1%' }));
  const undo = made.getByRole('button', { name: words('menu_batch_undo_named', { name: 'Injera' }) });
  await undo.click();
  await dialog.getByRole('button', { name: words('menu_batch_undo') }).click();
  await expect(made.locator('.line-through')).toBeVisible();
  await expect(undo).toHaveCount(0);
});
