import type { Page } from '@playwright/test';

import { expect, test } from './world/journey.ts';
import type { Words } from './world/words.ts';

const typed = {
  restaurants_first_name: 'Hanna',
  restaurants_last_name: 'Tesfaye',
  restaurants_name: 'Selam Corner',
  restaurants_address: '41 Bermondsey Street',
  restaurants_city: 'London',
  restaurants_state: 'Greater London',
  restaurants_zip_code: 'SE1 3XF',
  restaurants_phone: '02079460812',
  restaurants_expected_staff: '14',
} as const;

const fill = async (page: Page, words: Words, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [key, value] of Object.entries(values)) await page.getByLabel(words(key), { exact: true }).fill(value);
};

/** What stands under a field. */
const noteOf = async (page: Page, label: string): Promise<string> => {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const id = await field.getAttribute('aria-describedby');
  return page.locator(`[id="${id}"]`).innerText();
};

const send = (page: Page, words: Words) => page.getByRole('button', { name: words('restaurants_register_action') }).click();

test('every field that is wrong is named beside itself, all at once, and nothing is sent', async ({ page, words }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/register') && request.method() === 'POST' && calls.push(request.url()));
  await page.goto('/auth?view=sign_up');
  await fill(page, words, {
    restaurants_email: 'hanna@gmail.con',
    restaurants_password: 'injera',
    restaurants_confirm_password: 'teff',
    restaurants_phone: '555',
    restaurants_expected_staff: '0',
  });
  await send(page, words);
  expect(await noteOf(page, words('restaurants_first_name'))).toContain(words('ui_fill_in'));
  expect(await noteOf(page, words('restaurants_email'))).toContain('hanna@gmail.com');
  expect(await noteOf(page, words('restaurants_password'))).toContain(words('restaurants_password_weak_text'));
  expect(await noteOf(page, words('restaurants_confirm_password'))).toContain(words('restaurants_passwords_differ_text'));
  expect(await noteOf(page, words('restaurants_phone'))).toContain(words('restaurants_invalid_phone'));
  expect(await noteOf(page, words('restaurants_expected_staff'))).toContain(words('restaurants_staff_count_text'));
  await expect(page.getByText(words('restaurants_terms_required_text'))).toBeVisible();
  expect(calls).toEqual([]);
});

test('an owner registers a restaurant, and what was typed outlives a reload, but for secrets', async ({ page, words }, { project }) => {
  const email = `hanna.${project.name}.${Date.now()}@example.com`;
  await page.goto('/auth?view=sign_up');
  await fill(page, words, { ...typed, restaurants_email: email, restaurants_password: 'Berbere-2026' });
  await page.reload();
  for (const [key, value] of Object.entries({ ...typed, restaurants_email: email })) {
    const kept = await page.getByLabel(words(key), { exact: true }).inputValue();
    expect(key === 'restaurants_phone' ? kept.replaceAll(/\D/g, '').slice(-10) : kept).toBe(
      value.slice(key === 'restaurants_phone' ? -10 : 0),
    );
  }
  await expect(page.getByLabel(words('restaurants_password'), { exact: true })).toHaveValue('');

  await fill(page, words, { restaurants_password: 'Berbere-2026', restaurants_confirm_password: 'Berbere-2026' });
  await page.getByRole('checkbox').check();
  await send(page, words);
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Selam Corner')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Selam Corner')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('maed.draft.register'))).toBeNull();
});

test('an address that is taken is said beside it, and the rest of the form stays', async ({ page, words }) => {
  await page.goto('/auth?view=sign_up');
  await fill(page, words, {
    ...typed,
    restaurants_email: 'owner@demo.maed.app',
    restaurants_password: 'Berbere-2026',
    restaurants_confirm_password: 'Berbere-2026',
  });
  await page.getByRole('checkbox').check();
  await send(page, words);
  expect(await noteOf(page, words('restaurants_email'))).toContain(words('restaurants_email_taken'));
  await expect(page.getByLabel(words('restaurants_name'), { exact: true })).toHaveValue(typed.restaurants_name);
});
