import type { Page } from '@playwright/test';

import { expect } from './journey.ts';
import type { Words } from './words.ts';

/** Waits, where somebody stands, until the sheet of the device says that what a day needs without a line is kept here. */
export const waitForKeptDay = async (page: Page, words: Words): Promise<void> => {
  await page.getByRole('button', { name: words('app_up_to_date'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: words('app_outbox_title') });
  await expect(sheet.getByText(words('app_kept_ahead', { when: words('ui_just_now') }))).toBeVisible();
  await page.keyboard.press('Escape');
};
