import { readFile } from 'node:fs/promises';

import { pdfPages } from '../platform/server/pdf/testing/pdf-text.ts';
import { expect, kitchenTest as test } from './world/journey.ts';
import { askForJob } from './world/run-job.ts';
import { expectAccessible, expectNarrow, visitKept } from './world/screen.ts';
import { writeWalkInList } from './world/walk-in-list.ts';

test.use({ serviceWorkers: 'allow' });

for (const language of ['en', 'am'] as const)
  test.describe(`an owner on a phone, in ${language}`, () => {
    test.use({ stocked: { items: [] }, language });

    test('reads a fridge at nine degrees without a line, says what was done, and finds both in the diary', async ({
      page,
      context,
      words,
    }) => {
      await page.goto('/tasks/food');
      await page.getByRole('button', { name: words('tasks_unit_new') }).click();
      const unit = page.getByRole('dialog');
      await unit.getByLabel(words('tasks_list_name'), { exact: true }).fill('Walk-in fridge');
      await unit.getByRole('button', { name: words('tasks_unit_save') }).click();
      await expect(unit).toHaveCount(0);
      const addProbe = page.getByRole('button', { name: words('tasks_probe_new') });
      await addProbe.click();
      await expect(page.getByText(words('tasks_probe_name_missing'))).toBeVisible();
      await page.getByLabel(words('tasks_probe_name')).fill('Blue');
      await context.setOffline(true);
      await addProbe.click();
      await expect(page.getByText(words('tasks_no_connection_text'))).toBeVisible();
      await expect(page.getByLabel(words('tasks_probe_name'))).toHaveValue('Blue');
      await context.setOffline(false);
      await addProbe.click();
      await page.getByRole('button', { name: words('tasks_probe_check_named', { name: 'Blue' }) }).click();
      await page.getByLabel(words('tasks_probe_ice')).fill('3');
      const probes = page.getByRole('region', { name: words('tasks_probes') });
      await probes.getByRole('button', { name: words('tasks_save_text'), exact: true }).click();
      await expect(page.getByText(words('tasks_probe_failed'))).toBeVisible();

      await writeWalkInList(page, words);
      await page.goto('/tasks');
      await page
        .getByRole('region', { name: words('tasks_due_now') })
        .getByRole('link')
        .first()
        .click();
      const line = page.getByRole('listitem', { name: 'Walk-in fridge' });
      await expect(line).toBeVisible();

      await page.getByLabel(words('tasks_probe'), { exact: true }).selectOption({ label: 'Blue' });
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
      await expect(page.getByRole('button', { name: words('app_up_to_date') })).toBeVisible();
      await page.reload();
      await expect(waiting.getByRole('listitem')).toHaveCount(1);
      await waiting.getByRole('link').click();
      await expect(page.getByText('Moved to the other fridge')).toHaveCount(1);

      await expect(page.getByText(words('tasks_probe_was_failed'))).toBeVisible();

      await page.goto('/tasks/food');
      await page.getByRole('button', { name: words('tasks_unit_readings', { name: 'Walk-in fridge' }) }).click();
      await expect(page.getByRole('dialog').getByRole('figure')).toContainText(
        words('tasks_readings_said', { count: '1', failed: '1', limit: '8' }),
      );

      await page.goto('/tasks/diary');
      for (const button of ['tasks_diary_print', 'tasks_pack_print']) {
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: words(button), exact: true }).click();
        const text = pdfPages(await readFile(await (await download).path())).join('');
        expect(text).toContain('Movedtotheotherfridge');
        expect(text).toContain('9°C');
      }
    });

    test('cools soup without a line, and it is there when the line is back', async ({ page, context, words }) => {
      await visitKept(page, '/tasks');
      const running = page.getByRole('region', { name: words('tasks_running') });
      await expect(running).toBeVisible();
      await context.setOffline(true);
      await running.getByRole('button', { name: words('tasks_process_start') }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: words('tasks_process_begin'), exact: true }).click();
      await expect(sheet.getByText(words('tasks_process_food_missing'))).toBeVisible();
      await sheet.getByLabel(words('tasks_process_food')).fill('Lentil soup');
      await sheet.getByRole('button', { name: words('tasks_process_begin'), exact: true }).click();
      const soup = running.getByRole('listitem', { name: 'Lentil soup' });
      await expect(soup).toContainText(words('tasks_process_left', { count: '90' }));
      await soup.getByRole('button', { name: words('tasks_process_measure') }).click();
      await soup.getByRole('button', { name: '7', exact: true }).click();
      await soup.getByRole('button', { name: words('tasks_write_down', { value: '7 °C' }) }).click();
      await expect(soup).toContainText(words('tasks_process_passed'));
      await context.setOffline(false);
      await expect(page.getByRole('button', { name: words('app_up_to_date') })).toBeVisible();
      await page.reload();
      await expect(running.locator('h3 ~ ul').getByRole('listitem', { name: 'Lentil soup' })).toContainText(words('tasks_process_passed'));
    });

    test('throws away what did not cool, and finds it in the log of waste', async ({ page, words, maed }) => {
      await page.goto('/tasks');
      const running = page.getByRole('region', { name: words('tasks_running') });
      await running.getByRole('button', { name: words('tasks_process_start') }).click();
      await page.getByRole('dialog').getByLabel(words('tasks_process_food')).fill('Split peas');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('tasks_process_begin'), exact: true })
        .click();
      const peas = running.getByRole('listitem', { name: 'Split peas' });
      await peas.getByRole('button', { name: words('tasks_process_give_up') }).click();
      await peas.getByRole('button', { name: words('tasks_choose_discard') }).click();
      await peas.getByLabel(words('tasks_action_note')).fill('Stood too long');
      await peas.getByRole('button', { name: words('tasks_action_save') }).click();
      await expect(peas).toContainText('Stood too long');
      await expect(page.getByRole('button', { name: words('app_up_to_date') })).toBeVisible();
      await askForJob(maed, 'waste.log-discards');
      await page.goto('/waste/entries');
      // The entry is announced to a screen that is open already.
      await expect(page.getByRole('main').getByText('Split peas: Stood too long')).toHaveCount(1);
    });

    test('gives a task that comes again, says something about it, finishes it, and finds the next one', async ({
      page,
      words,
      kitchen,
    }) => {
      await page.goto('/tasks');
      const todo = page.getByRole('region', { name: words('tasks_todo'), exact: true });
      await todo.getByRole('button', { name: words('tasks_todo_new') }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: words('tasks_todo_save') }).click();
      await expect(sheet.getByText(words('tasks_refusal_value_required'))).toBeVisible();
      await sheet.getByLabel(words('tasks_todo_title')).fill('Descale the kettle');
      await sheet.getByLabel(words('tasks_todo_who')).selectOption(kitchen.owner.session.user.id);
      await sheet.getByLabel(words('tasks_todo_due')).fill(new Date().toISOString().slice(0, 10));
      await sheet.getByLabel(words('tasks_todo_repeat')).fill('7');
      await expectAccessible(page);
      await sheet.getByRole('button', { name: words('tasks_todo_save') }).click();
      await expect(sheet).toHaveCount(0);
      const task = todo.getByRole('listitem', { name: 'Descale the kettle' });
      await expect(task).toContainText('Hanna Tesfaye');
      await expect(task).toContainText(words('tasks_every_days', { count: '7' }));
      await task.getByText('Descale the kettle').click();
      for (const [button, missing] of [
        ['tasks_todo_comment', 'tasks_todo_comment_missing'],
        ['tasks_todo_block', 'tasks_todo_reason_missing'],
      ] as const) {
        await task.getByRole('button', { name: words(button), exact: true }).click();
        await expect(task.getByText(words(missing))).toBeVisible();
      }
      await task.getByLabel(words('tasks_todo_say')).fill('The vinegar is in the store');
      await task.getByRole('button', { name: words('tasks_todo_comment'), exact: true }).click();
      await expect(task.getByText('The vinegar is in the store')).toBeVisible();
      await expectNarrow(page);
      const isDone = page.waitForResponse('**/rpc/tasks/stepTask');
      await task.getByRole('button', { name: words('tasks_todo_finish', { title: 'Descale the kettle' }) }).click();
      await isDone;
      // What the device kept is of before: the one that comes next is in what the server says.
      const isRead = page.waitForResponse('**/rpc/tasks/listTasks');
      await page.reload();
      await isRead;
      const say = task.getByLabel(words('tasks_todo_say'));
      await expect(async () => {
        if (!(await say.isVisible())) await task.getByText('Descale the kettle').click();
        await expect(say).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(task.getByText('The vinegar is in the store')).toHaveCount(0);
    });

    test('writes down an injury with what is to follow, and closes it with what came of it', async ({ page, words }) => {
      await page.goto('/tasks/food');
      const log = page.getByRole('region', { name: words('tasks_incidents') });
      await log.getByRole('button', { name: words('tasks_incident_new') }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(words('tasks_incident_kind')).selectOption('INJURY');
      await sheet.getByRole('button', { name: words('tasks_save_text'), exact: true }).click();
      await expect(sheet.getByText(words('tasks_incident_done_missing'))).toBeVisible();
      await sheet.getByLabel(words('tasks_incident_concerned')).fill('A cut at the slicer');
      await sheet.getByLabel(words('tasks_action_note')).fill('Cleaned and dressed');
      await sheet.getByLabel(words('tasks_incident_follow_up')).fill('Order a new guard');
      await expectAccessible(page);
      await sheet.getByRole('button', { name: words('tasks_save_text'), exact: true }).click();
      const cut = log.getByRole('listitem', { name: 'A cut at the slicer' });
      await expect(cut).toContainText('Order a new guard');
      await expect(cut).toContainText(words('tasks_incident_open'));
      await cut.getByRole('button', { name: words('tasks_incident_close_named', { name: 'A cut at the slicer' }) }).click();
      await cut.getByRole('button', { name: words('tasks_incident_close'), exact: true }).click();
      await expect(cut.getByText(words('tasks_incident_closing_missing'))).toBeVisible();
      await cut.getByLabel(words('tasks_incident_closing_note')).fill('The guard is on');
      await cut.getByRole('button', { name: words('tasks_incident_close'), exact: true }).click();
      await expect(cut).toContainText('The guard is on');
      await expect(cut).toContainText(words('tasks_incident_closed', { name: 'Hanna Tesfaye' }));
    });
  });
