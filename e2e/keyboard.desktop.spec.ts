import type { Page } from '@playwright/test';

import { expect, test } from './world/journey.ts';
import { emailOf } from './world/sign-in.ts';

/** Steps on until the wanted thing has the focus, which must then be seen. */
const tabTo = async (page: Page, name: string | RegExp, stepsMax = 40): Promise<void> => {
  const focused = page.locator(':focus');
  for (let step = 0; step < stepsMax; step += 1) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(() => {
      const element = document.activeElement;
      // Behind the last one stands the browser itself; the next step begins anew.
      if (!element || element === document.body) return '';
      return element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent ?? '';
    });
    if (typeof name === 'string' ? words.trim() === name : name.test(words)) {
      const ring = await focused.evaluate((element) => {
        const drawn = (one: Element): boolean =>
          getComputedStyle(one).outlineStyle !== 'none' || getComputedStyle(one).boxShadow !== 'none';
        return drawn(element) || (element.parentElement !== null && drawn(element.parentElement));
      });
      expect(ring, `the focus on "${words}" can be seen`).toBe(true);
      return;
    }
  }
  throw new Error(`${String(name)} cannot be reached by Tab.`);
};

test('by keyboard alone: sign in, skip to the screen, look around, change the theme, sign out', async ({ page, maed, words }) => {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, words('accounts_email'));
  await page.keyboard.type(emailOf('kitchen.london'));
  await tabTo(page, words('accounts_password'));
  await page.keyboard.type(maed.demoPassword());
  await page.keyboard.press('Enter');
  await expect(page.getByPlaceholder(words('home_ask_placeholder'))).toBeVisible();

  await page.reload();
  await expect(page.getByPlaceholder(words('home_ask_placeholder'))).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByText(words('app_skip_to_content'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.reload();
  await expect(page.getByPlaceholder(words('home_ask_placeholder'))).toBeVisible();
  await tabTo(page, words('app_settings_title'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('app_settings_title'));
  await tabTo(page, words('app_settings_preferences'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words('app_theme'), exact: true })).toBeVisible();
  await tabTo(page, words('app_theme_light'));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.goto('/home');
  await expect(page.getByPlaceholder(words('home_ask_placeholder'))).toBeVisible();
  await tabTo(page, words('app_profile_of', { name: 'Yonas Kebede' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: words('app_profile_of', { name: 'Yonas Kebede' }) })).toBeFocused();
  await tabTo(page, words('app_log_out'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth/);
});

test.describe('a manager', () => {
  test.use({ who: 'manager.london' });

  test('by keyboard alone: find an item, receive some of it, and come back to the list', async ({ page, words }) => {
    await page.goto('/inventory');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await tabTo(page, words('inventory_search'));
    await page.keyboard.type('lentil');
    await expect(page).toHaveURL(/q=lentil/);
    await tabTo(page, /^Red lentils/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: words('inventory_ledger') })).toBeVisible();
    const rows = page.getByRole('region', { name: words('inventory_ledger') }).getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    await tabTo(page, words('inventory_record_movement'));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(words('inventory_record_quantity'), { exact: true })).toBeFocused();
    await page.keyboard.type('1.5 kg');
    await tabTo(page, words('inventory_record_note'));
    await page.keyboard.type('by keyboard');
    await tabTo(page, new RegExp(words('inventory_record_do_receipt', { quantity: '' }).trim()));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(rows.nth(1)).toContainText('by keyboard');
    await page.keyboard.press('Escape');
    await tabTo(page, words('inventory_list_label'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
});
