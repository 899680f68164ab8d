import { expect, test } from './world/journey.ts';
import { wordsIn } from './world/words.ts';

const [en, am] = [wordsIn('en'), wordsIn('am')];

test('a stranger reads the sign-in in Amharic and back, and what was typed stays', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel(en('accounts_email')).fill('hanna@example.com');
  await page.getByRole('button', { name: en('app_language_amharic') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(am('accounts_sign_in'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'am');
  await expect(page.getByLabel(am('accounts_email'))).toHaveValue('hanna@example.com');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(am('accounts_sign_in'));
  await page.getByRole('button', { name: am('app_language_english') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('accounts_sign_in'));
});

test.describe('somebody who is signed in', () => {
  test.use({ who: 'manager.addis' });

  test('changes the language in place: the screen, the tab and the next visit speak it', async ({ page }) => {
    const calls: string[] = [];
    await page.goto('/settings?tab=preferences');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('app_settings_title'));
    page.on('request', (request) => request.resourceType() === 'document' && calls.push(request.url()));
    await page.getByRole('radio', { name: en('app_language_amharic') }).check({ force: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(am('app_settings_title'));
    await expect(page).toHaveTitle(`${am('app_settings_title')} · Maed`);
    expect(calls).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(am('app_settings_title'));
    await page.getByRole('radio', { name: am('app_language_english') }).check({ force: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('app_settings_title'));
  });

  test('chooses dark, light or what the system says, and it is there before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/settings?tab=preferences');
    await page.getByRole('radio', { name: en('app_theme_dark') }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('radio', { name: en('app_theme_light') }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('radio', { name: en('app_theme_system') }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
