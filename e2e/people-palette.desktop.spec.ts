import { expect, test } from './world/journey.ts';
import { expectAccessible } from './world/screen.ts';
import { browserStateOf } from './world/sign-in.ts';

test.use({ who: 'owner' });

test('a place is reached by the keys alone, however it is spelt, and one that is not for a role is not found', async ({
  page,
  words,
  browser,
  maed,
  sessionOf,
  language,
  theme,
}) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: words('app_palette') });
  await expect(dialog).toBeVisible();
  await page.keyboard.type('rports');
  await expect(dialog.getByRole('option').filter({ hasText: words('app_reports_title') })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('invntory');
  await expect(dialog.getByRole('option').first()).toContainText(words('app_inventory_title'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/inventory$/);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const context = await browser.newContext({
    baseURL: maed.url,
    viewport: page.viewportSize(),
    storageState: browserStateOf(maed, await sessionOf('staff.addis'), { language, theme }),
  });
  const staff = await context.newPage();
  await staff.goto('/home');
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
  await staff.keyboard.press('Control+k');
  await staff.getByRole('dialog').getByRole('combobox').fill(words('app_inventory_title'));
  await expect(staff.getByRole('option').first()).toContainText(words('app_inventory_title'));
  await staff.getByRole('dialog').getByRole('combobox').fill(words('app_reports_title'));
  await expect(staff.getByRole('option').filter({ hasText: words('app_reports_title') })).toHaveCount(0);
  await context.close();
});
