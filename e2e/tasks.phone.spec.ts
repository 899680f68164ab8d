import { readFile } from 'node:fs/promises';

import { expect, kitchenTest as test } from './world/journey.ts';

for (const language of ['en', 'am'] as const)
  test.describe(`an owner on a phone, in ${language}`, () => {
    test.use({ stocked: { items: [] }, language });

    test('reads a fridge at nine degrees without a line, says what was done, and finds both in the diary', async ({
      page,
      context,
      words,
    }) => {
      await page.goto('/tasks/lists');
      await page.getByRole('button', { name: words('tasks_list_new') }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(words('tasks_list_name'), { exact: true }).fill('Walk-in');
      // From the hour at which a trading day begins, so that it is due at any hour of a night.
      await sheet.getByLabel(words('tasks_list_show')).fill('4:00');
      await sheet.getByLabel(words('tasks_list_due')).fill('47:00');
      await sheet.getByLabel(words('tasks_list_expire')).fill('48:00');
      await sheet.getByLabel(words('tasks_list_line_label')).fill('Walk-in fridge');
      await sheet.getByLabel(words('tasks_list_line_type')).selectOption('TEMPERATURE');
      await sheet.getByLabel(words('tasks_list_line_max')).fill('8');
      await sheet.getByLabel(words('tasks_list_line_critical')).check();
      await sheet.getByRole('button', { name: words('tasks_list_save') }).click();
      await expect(sheet).toHaveCount(0);
      await page.goto('/tasks');
      await page
        .getByRole('region', { name: words('tasks_due_now') })
        .getByRole('link')
        .first()
        .click();
      const line = page.getByRole('listitem', { name: 'Walk-in fridge' });
      await expect(line).toBeVisible();

      await context.setOffline(true);
      await line.getByRole('button', { name: '9', exact: true }).click();
      await line.getByRole('button', { name: words('tasks_write_down', { value: '9 °C' }) }).click();
      await expect(line).toContainText(words('tasks_failed'));
      const handIn = page.getByRole('button', { name: words('tasks_submit') });
      await expect(handIn).toBeDisabled();
      await line.getByRole('button', { name: words('tasks_choose_chill') }).click();
      await line.getByLabel(words('tasks_action_note')).fill('Moved to the other fridge');
      await line.getByRole('button', { name: words('tasks_action_save') }).click();
      await expect(line).toContainText('Moved to the other fridge');
      await handIn.click();
      await context.setOffline(false);

      const waiting = page.getByRole('region', { name: words('tasks_waiting') });
      await expect(waiting.getByRole('listitem')).toHaveCount(1);
      await expect(page.getByRole('button', { name: words('app_up_to_date') })).toBeVisible({ timeout: 30_000 });
      await page.reload();
      await expect(waiting.getByRole('listitem')).toHaveCount(1);
      await waiting.getByRole('link').click();
      await expect(page.getByText('Moved to the other fridge')).toHaveCount(1);

      await page.goto('/tasks/diary');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words('tasks_diary_print') }).click();
      const file = await readFile(await (await download).path());
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    });
  });
