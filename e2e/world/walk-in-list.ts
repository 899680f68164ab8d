import type { Page } from '@playwright/test';

import { expect } from './journey.ts';
import type { Words } from './words.ts';

/** Writes a list that reads the walk-in fridge, which is there already; due at any hour of a night. */
export const writeWalkInList = async (page: Page, words: Words): Promise<void> => {
  await page.goto('/tasks/lists');
  await page.getByRole('button', { name: words('tasks_list_new') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(words('tasks_list_name'), { exact: true }).fill('Walk-in');
  const timeOf = (name: string) => sheet.getByRole('group', { name: words(name), exact: true });
  // From the hour at which a trading day begins until it ends.
  await timeOf('tasks_list_show').getByLabel(words('tasks_list_show')).fill('04:00');
  for (const [name, clock] of [
    ['tasks_list_due', '03:59'],
    ['tasks_list_expire', '04:00'],
  ] as const) {
    await timeOf(name).getByLabel(words(name)).fill(clock);
    await timeOf(name).getByLabel(words('tasks_list_time_day')).selectOption('1');
  }
  await sheet.getByLabel(words('tasks_list_line_type')).selectOption('TEMPERATURE');
  await sheet.getByLabel(words('tasks_list_line_unit')).selectOption({ label: 'Walk-in fridge' });
  await expect(sheet.getByLabel(words('tasks_list_line_label'))).toHaveValue('Walk-in fridge');
  await sheet.getByLabel(words('tasks_list_line_critical')).check();
  await sheet.getByRole('button', { name: words('tasks_list_save') }).click();
  await expect(sheet).toHaveCount(0);
};
