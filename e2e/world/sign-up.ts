import type { Page } from '@playwright/test';

import type { Words } from './words.ts';

/** What somebody types into the wizard, by the key of the field's name. */
export type Typed = Readonly<Record<string, string>>;

export const goodPassword = 'Berbere-2026';

export const typedAccount = (email: string): Typed => ({
  restaurants_first_name: 'Hanna',
  restaurants_last_name: 'Tesfaye',
  restaurants_email: email,
  restaurants_password: goodPassword,
  restaurants_confirm_password: goodPassword,
});

export const typedRestaurant = (name: string): Typed => ({
  restaurants_name: name,
  restaurants_address: '41 Bermondsey Street',
  restaurants_city: 'London',
  restaurants_state: 'Greater London',
  restaurants_zip_code: 'SE1 3XF',
  restaurants_phone: '02079460812',
  restaurants_expected_staff: '14',
});

/** The hands of somebody who signs up. */
export const signUpHands = (page: Page, words: Words) => {
  const press = (key: string) => page.getByRole('button', { name: words(key), exact: true }).click();
  const fill = async (typed: Typed): Promise<void> => {
    for (const [key, value] of Object.entries(typed)) await page.getByLabel(words(key), { exact: true }).fill(value);
  };
  // The one word is part of the other in Amharic, so that it must stand first.
  const choose = (key: 'restaurants_single' | 'restaurants_multiple') =>
    page.getByRole('radio', { name: new RegExp(`^${words(key)}`) }).check();
  const begin = async (address = '/auth?view=sign_up'): Promise<void> => {
    await page.goto(address);
    await press('restaurants_start_registration');
    await press('restaurants_owner');
  };
  return {
    press,
    fill,
    begin,
    next: () => press('restaurants_next'),
    choose,
    /** All of it up to the last step, with one restaurant. */
    complete: async (email: string): Promise<void> => {
      await begin();
      await fill(typedAccount(email));
      await press('restaurants_next');
      await choose('restaurants_single');
      await press('restaurants_next');
      await fill(typedRestaurant('Selam Corner'));
      await press('restaurants_next');
      await page.getByRole('checkbox').check();
    },
    send: () => press('restaurants_register_action'),
    /** The titled notice over the buttons. */
    notice: () => page.locator('form').getByRole('alert').last(),
    /** What stands under a field. */
    noteOf: async (label: string): Promise<string> => {
      const id = await page.getByLabel(words(label), { exact: true }).getAttribute('aria-describedby');
      return page.locator(`[id="${id}"]`).innerText();
    },
  };
};
