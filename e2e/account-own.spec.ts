import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { bothKitchenTest as test, expect } from './world/journey.ts';
import { root } from './world/maed-server.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';
import type { Words } from './world/words.ts';

test.use({ serviceWorkers: 'allow', stocked: { items: [] } });

const picture = { name: 'me.png', mimeType: 'image/png', buffer: readFileSync(join(root, 'apps', 'web', 'public', 'icon-512.png')) };

const sizeOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);

test('a picture is cut on the device, seen where one is named, and taken away', async ({ page, maed, words }) => {
  await page.goto('/settings?tab=profile');
  const choose = page.getByLabel(words('accounts_picture_choose')).and(page.locator('input'));
  await choose.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toContainText(words('accounts_picture_unreadable'));
  await choose.setInputFiles(picture);
  await expect(page.getByRole('main').locator('img')).toBeVisible();
  await expect.poll(() => sizeOf(page)).toEqual([256, 256]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await expectNarrow(page);

  await page.goto('/settings?tab=team');
  await expect(page.getByRole('list', { name: words('restaurants_members') }).locator('img')).toBeVisible();
  await page.goto('/home');
  const menu = page.getByRole('button', { name: words('app_profile_of', { name: 'Hanna Tesfaye' }) });
  await expect(menu.locator('img')).toBeVisible();

  await page.goto('/settings?tab=profile');
  await expect(page.getByRole('main').locator('img')).toBeVisible();
  await maed.stop();
  await page.getByRole('button', { name: words('accounts_picture_remove') }).click();
  await expect(page.getByRole('alert').filter({ hasText: words('accounts_picture_needs_connection') })).toBeVisible();
  await maed.start();
  await page.getByRole('button', { name: words('accounts_picture_remove') }).click();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});

test('an account is taken along and ended, after its restaurant and not before, and kept after all', async ({ page, kitchen, words }) => {
  await page.goto('/settings?tab=data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words('restaurants_own_export_button') }).click();
  const files = unzipSync(readFileSync(await (await download).path()));
  expect(strFromU8(files['profile.csv'] ?? new Uint8Array())).toContain('Tesfaye');
  expect(strFromU8(files['work.csv'] ?? new Uint8Array())).toContain('Enat Bet');

  const end = page.getByRole('button', { name: words('accounts_leaving_button') });
  await expect(page.getByText(words('accounts_leaving_holder', { restaurants: 'Enat Bet' }))).toBeVisible();
  await expect(end).toBeDisabled();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: words('restaurants_delete_button') }).click();
  await page.getByLabel(words('restaurants_delete_type', { name: 'Enat Bet' })).fill('Enat Bet');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('restaurants_delete_button') })
    .click();
  await expect(page.getByText(words('restaurants_delete_set'))).toBeVisible();
  await endAccount(page, words, kitchen.password);

  await page.goto('/home');
  await expect(page.getByText(words('accounts_leaving_set'))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: words('accounts_leaving_keep') }).click();
  await expect(page.getByText(words('accounts_leaving_set'))).toHaveCount(0);
  await expect(page.getByText(words('accounts_leaving_kept'))).toBeVisible();
});

const endAccount = async (page: Page, words: Words, password: string): Promise<void> => {
  await page.reload();
  await page.getByRole('button', { name: words('accounts_leaving_button') }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel(words('accounts_password_current'), { exact: true });
  await field.fill('Wrong-1234!');
  await dialog.getByRole('button', { name: words('accounts_leaving_button') }).click();
  await expect(dialog.getByRole('alert')).toContainText(words('accounts_password_current_wrong'));
  await expectAccessible(page);
  await field.fill(password);
  await dialog.getByRole('button', { name: words('accounts_leaving_button') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByText(words('accounts_leaving_set'))).toBeVisible();
};
