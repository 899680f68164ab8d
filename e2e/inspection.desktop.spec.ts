import { expect, test } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';

test.use({ who: 'owner' });

test('an owner has the house inspected, gives one gap as a task and leaves another', async ({ page, words }) => {
  await page.goto('/tasks');
  await page.getByRole('link', { name: words('tasks_inspection') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('assistant_inspection'));
  const price = page.getByText(/^Costs 2 of your /);
  await expect(price).toBeVisible();
  const used = async () => Number(/; (\d+) are used/.exec(await price.innerText())?.[1]);
  const before = await used();
  expect(before).not.toBeNaN();
  await page.getByRole('button', { name: words('assistant_inspect_now') }).click();
  const gaps = page.getByRole('main').getByRole('listitem');
  await expect(gaps.first()).toBeVisible();
  await expect.poll(used).toBe(before + 2);
  await expectAccessible(page);
  await expectFits(page);

  const sheet = page.getByRole('dialog');
  const first = gaps.nth(0);
  await first.getByRole('button', { name: words('assistant_gap_give') }).click();
  const title = await sheet.getByLabel(words('tasks_todo_title')).inputValue();
  expect(title).not.toBe('');
  await sheet.getByRole('button', { name: words('tasks_todo_save') }).click();
  await expect(sheet).toHaveCount(0);
  await expect(first).toContainText(words('assistant_gap_given'));
  await gaps
    .nth(1)
    .getByRole('button', { name: words('assistant_gap_leave') })
    .click();
  await expect(gaps.nth(1)).toContainText(words('assistant_gap_left'));

  await page.reload();
  await expect(gaps.nth(0)).toContainText(words('assistant_gap_given'));
  await page.goto('/tasks');
  await expect(page.getByRole('main')).toContainText(title);
});
