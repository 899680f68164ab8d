import { dayAfter, mondayOf } from '../modules/staff/rules/rota-week.ts';
import { expect, test } from './world/journey.ts';
import { expectAccessible } from './world/screen.ts';

test.use({ who: 'manager.london' });

/** A week that the demo says nothing of. */
const tuesday = dayAfter(mondayOf(new Date().toISOString().slice(0, 10)), 29);
const yonas = 'Yonas Kebede';

test('a manager has a week filled, reads why it is somebody’s shift, takes it as a draft and takes it back', async ({ page, words }) => {
  await page.goto(`/staff?day=${tuesday}`);
  await page.getByRole('button', { name: words('staff_needed'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: words('staff_needed_add') }).click();
  await sheet.getByLabel(words('staff_kind_of_work')).selectOption({ label: 'Line cook' });
  await sheet.getByRole('button', { name: words('staff_needed_save') }).click();
  await expect(sheet).toHaveCount(0);

  await page.getByRole('button', { name: words('staff_fill'), exact: true }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: words('staff_fill_start'), exact: true }).click();
  await expect(sheet).toContainText('One shift is proposed.');
  await expect(sheet).toContainText(words('staff_fill_covered'));
  await expect(sheet).toContainText(yonas);
  await expect(sheet).toContainText(words('staff_fill_cheapest'));
  await expectAccessible(page);

  await sheet.getByRole('button', { name: 'Accept one shift as a draft' }).click();
  await expect(sheet).toHaveCount(0);
  const times = words('staff_from_to', { from: '12:00 pm', to: '3:00 pm' });
  const bar = page.getByRole('button', { name: words('staff_open_shift_of', { name: yonas, times }) });
  await expect(bar).toBeVisible();

  await page.getByRole('button', { name: words('staff_fill'), exact: true }).click();
  await expect(sheet).toContainText(words('staff_fill_accepted'));
  await sheet.getByRole('button', { name: words('staff_fill_take_back') }).click();
  await expect(sheet.getByRole('button', { name: words('staff_fill_start'), exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
});
