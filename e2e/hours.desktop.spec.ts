import { readFile } from 'node:fs/promises';

import { expect, test } from './world/journey.ts';
import { expectAccessible } from './world/screen.ts';

test.use({ who: 'manager.london' });

const dayMs = 86_400_000;
/** A Friday that the demo tells nothing of. */
const friday = (): string => {
  const ago = new Date(Date.now() - 70 * dayMs);
  return new Date(ago.getTime() - ((ago.getUTCDay() + 2) % 7) * dayMs).toISOString().slice(0, 10);
};
const after = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

test('a lead writes a night that ends after midnight, approves it, and takes it to the payroll', async ({ page, words }) => {
  const day = friday();
  await page.goto(`/staff/hours?day=${day}`);
  await page.getByRole('button', { name: words('staff_hours_write') }).click();
  const sheet = page.getByRole('dialog');
  const [came, left] = ['staff_hours_came', 'staff_hours_left'].map((key) => sheet.getByRole('group', { name: words(key) }));
  await sheet.getByLabel(words('staff_hours_who')).selectOption({ label: 'Sara Haile' });
  await came?.getByLabel(words('staff_hours_came')).last().fill('18:00');
  await came?.getByLabel(words('staff_hours_on_day')).fill(day);
  await left?.getByLabel(words('staff_hours_left')).last().fill('01:30');
  await left?.getByLabel(words('staff_hours_on_day')).fill(after(day));
  await sheet.getByRole('button', { name: words('staff_hours_save') }).click();
  await expect(sheet.getByText(words('staff_hours_note_missing'))).toBeVisible();
  await sheet.getByLabel(words('staff_hours_note')).fill('The clock was out of order');
  await sheet.getByRole('button', { name: words('staff_hours_save') }).click();
  await expect(sheet).toHaveCount(0);

  const card = page.getByRole('listitem').filter({ hasText: 'Sara Haile' });
  await expect(card).toContainText(words('staff_hours_minutes', { hours: '7', minutes: '30' }));
  await expectAccessible(page);
  await page.getByRole('button', { name: words('staff_hours_send') }).click();
  await expect(page.getByText(words('staff_refusal_cards_unapproved', { cards: '1' }))).toBeVisible();
  await card.getByRole('button', { name: words('staff_hours_approve') }).click();
  await expect(card).toContainText(words('staff_hours_approved'));
  await page.getByRole('button', { name: words('staff_hours_send') }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words('staff_hours_download') }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain(`Sara Haile,${day},7.5,1,${words('staff_reason_base')}`);
});
