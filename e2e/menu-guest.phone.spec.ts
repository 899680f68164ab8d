import { uuidv7 } from 'uuidv7';

import { expect, kitchenTest as test } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';
import { wordsIn } from './world/words.ts';

test('a guest opens the menu by its code, reads it in both languages, and finds nothing once the code is taken away', async ({
  page,
  browser,
  kitchen: { restaurantId },
  maed,
  words,
}) => {
  const tell = async (path: string, body: object) => {
    const envelope = { commandId: uuidv7(), restaurantId, deviceId: uuidv7(), occurredAt: new Date().toISOString(), body };
    const response = await page.request.post(`/rpc/menu/${path}`, { data: { json: envelope } });
    expect(response.status(), await response.text()).toBe(200);
  };
  const [recipeId, dishId] = [uuidv7(), uuidv7()];
  const subject = { kind: 'UNCOSTED', name: 'Water', nameLocal: 'ውሃ', isNeutral: true };
  const line = { lineId: uuidv7(), subject, quantity: '1', unit: 'l', usableShare: 10_000, isOptional: false, note: null };
  const made = { yieldQuantity: '1', yieldUnit: 'l', portions: '4', activeMinutes: 0, passiveMinutes: 0, steps: [], changeNote: null };
  const recipe = { recipeId, baseVersion: null, kind: 'DISH', name: 'Shiro', nameLocal: null, stockItemId: null, par: null };
  const dish = { dishId, baseVersion: null, name: 'Shiro', nameLocal: 'ሽሮ', description: 'Of roasted chickpeas', descriptionLocal: null };
  const always = { days: [], hours: null, fasting: 'ALWAYS' };
  const sold = {
    availability: always,
    vatRate: 2000,
    targetFoodCostShare: null,
    targetSeconds: null,
    course: 1,
    prices: { DINE_IN: '1150' },
  };
  await tell('saveRecipe', { ...recipe, body: { ...made, lines: [line] } });
  await tell('stepVersion', { recipeId, baseVersion: 1, step: 'APPROVE', effectiveAt: null });
  await tell('saveDish', { ...dish, ...sold, categoryId: null, recipeId, groupIds: [] });
  await tell('moveDish', { dishId, baseVersion: 1, step: 'PUBLISH' });

  await page.goto('/menu');
  await page.getByRole('button', { name: words('menu_guest_menu') }).tap();
  const dialog = page.getByRole('dialog', { name: words('menu_guest_menu') });
  await dialog.getByRole('button', { name: words('menu_guest_open') }).tap();
  const link = await dialog.getByLabel(words('ui_link'), { exact: true }).inputValue();
  await expectFits(page);

  const stranger = await browser.newContext({ baseURL: maed.url, viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'en-GB' });
  const phone = await stranger.newPage();
  await phone.goto(link);
  const shown = phone.getByRole('listitem').filter({ hasText: 'Shiro' });
  await expect(shown).toContainText('£11.50');
  await expect(shown).toContainText(words('menu_guest_not_vouched'));
  await expectAccessible(phone);
  await expectFits(phone);
  await phone.getByRole('button', { name: words('app_language_amharic') }).tap();
  await expect(phone.getByRole('listitem').filter({ hasText: 'ሽሮ' })).toContainText(wordsIn('am')('menu_guest_not_vouched'));
  await expectFits(phone);

  await dialog.getByRole('button', { name: words('menu_guest_close') }).tap();
  await expect(dialog.getByRole('button', { name: words('menu_guest_open') })).toBeVisible();
  await phone.reload();
  await expect(phone.getByText(wordsIn('am')('menu_guest_none'))).toBeVisible();
  await stranger.close();
});
