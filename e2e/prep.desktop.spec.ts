import type { Browser, Page } from '@playwright/test';

import { callMaed } from './world/call-maed.ts';
import { expect, test } from './world/journey.ts';
import type { MaedServer } from './world/maed-server.ts';
import { expectAccessible } from './world/screen.ts';
import { browserStateOf, type SignedIn } from './world/sign-in.ts';
import type { Language } from './world/words.ts';

/** A cook's phone in the same house. */
const phoneOf = async (browser: Browser, maed: MaedServer, { who, language }: { who: SignedIn; language: Language }): Promise<Page> => {
  const storageState = browserStateOf(maed, who, { language, theme: 'light' });
  const context = await browser.newContext({ baseURL: maed.url, viewport: { width: 390, height: 844 }, storageState });
  return context.newPage();
};

type Plan = { readonly suggestions: readonly { readonly name: string; readonly onHand: string | null }[] };

for (const language of ['en', 'am'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ who: 'chef.addis', language });

    test('what a chef posts is claimed on another device, made, in stock, and taken back', async ({
      page,
      words,
      browser,
      maed,
      sessionOf,
    }) => {
      const cook = await sessionOf('kitchen.addis');
      const { restaurants } = await callMaed<{ restaurants: readonly { id: string }[] }>(maed, cook, {
        path: 'restaurants/listMine',
        input: {},
      });
      const restaurantId = restaurants[0]?.id;
      const injera = language === 'en' ? 'Injera' : 'እንጀራ';
      const inStock = async (): Promise<number> => {
        const { suggestions } = await callMaed<Plan>(maed, cook, { path: 'menu/readPrep', input: { restaurantId } });
        return Number(suggestions.find(({ name }) => name === 'Injera')?.onHand);
      };
      const before = await inStock();
      const note = `For the wedding, ${language}`;

      await page.goto('/menu?tab=prep');
      await page.getByRole('button', { name: words('menu_prep_add'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words('menu_kind_prep')).selectOption({ label: injera });
      await dialog.getByLabel(words('menu_prep_amount')).fill('20 each');
      await dialog.getByLabel(words('menu_note')).fill(note);
      await dialog.getByRole('button', { name: words('menu_prep_put') }).click();
      const planned = page.getByRole('list', { name: words('menu_prep_planned') }).getByRole('listitem');
      await expect(planned.filter({ hasText: note })).toBeVisible();
      await expectAccessible(page);

      const phone = await phoneOf(browser, maed, { who: cook, language });
      await phone.goto('/menu?tab=prep');
      const line = phone.getByRole('listitem').filter({ hasText: note });
      await expect(phone.getByRole('heading', { name: words('menu_title') })).toBeVisible();
      await expect(line).toHaveCount(0);
      await page.getByRole('button', { name: words('menu_prep_post', { count: '1' }) }).click();
      await line.getByRole('button', { name: words('menu_prep_claim_named', { name: injera }) }).click();
      await expect(line).toContainText(words('menu_prep_in_hand_mine'));
      await line.getByRole('button', { name: words('menu_prep_finish_named', { name: injera }) }).click();
      await phone.getByRole('dialog').getByLabel(words('menu_batch_came')).fill('18 each');
      await phone
        .getByRole('dialog')
        .getByRole('button', { name: words('menu_prep_book'), exact: true })
        .click();
      const undo = line.getByRole('button', { name: words('menu_prep_undo_named', { name: injera }) });
      await expect(undo).toBeVisible();
      await expect.poll(inStock).toBe(before + 18);
      await expect(page.getByRole('listitem').filter({ hasText: note })).toContainText('18');

      await undo.click();
      await expect(line).toContainText(words('menu_prep_in_hand_mine'));
      await expect.poll(inStock).toBe(before);
      await phone.context().close();
    });
  });
}
