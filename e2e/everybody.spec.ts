import type { Page } from '@playwright/test';

import { everybodyTest as test, expect } from './world/journey.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';

const open = ['/auth', '/auth?view=sign_up', '/terms', '/privacy', '/forgot-password', '/no/such/place'];
const inner = ['/home', '/settings', '/kitchen', '/tasks/display', '/inventory/read-label'];

const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

// Colours don't depend on the language, and a desk is made as narrow as a hand: two looks see all of both.
test('every open screen can be used by everybody, and fits from 360 px to twice the size', async ({ page, words }) => {
  for (const path of open) {
    await visit(page, path);
    await expectAccessible(page);
    await expectNarrow(page);
  }
  await visit(page, '/auth?view=sign_up');
  await page.getByRole('button', { name: words('restaurants_start_registration') }).click();
  await page.getByRole('button', { name: words('restaurants_staff_member') }).click();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: words('restaurants_owner') }).click();
  await page.getByRole('button', { name: words('restaurants_next') }).click();
  await expect(page.getByText(words('restaurants_missing_information')).first()).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
});

test.describe('signed in', () => {
  test.use({ who: 'owner' });

  test('every inner screen can be used by everybody, and fits from 360 px to twice the size', async ({ page, words }) => {
    for (const path of inner) {
      await visit(page, path);
      await expectAccessible(page);
      await expectNarrow(page);
    }
    await page.goto('/home');
    await page.getByRole('button', { name: words('app_up_to_date') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words('app_profile_of', { name: 'Hanna Bekele' }) }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page);
  });
});
