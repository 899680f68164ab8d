import { readFile } from 'node:fs/promises';

import { dayAfter, mondayOf } from '../modules/staff/rules/rota-week.ts';
import { expect, test } from './world/journey.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';
import { browserStateOf } from './world/sign-in.ts';
import { wordsIn } from './world/words.ts';

test.use({ who: 'manager.london' });

const dayMs = 86_400_000;
/** A Friday that the demo tells nothing of. */
const friday = (): string => {
  const ago = new Date(Date.now() - 70 * dayMs);
  return new Date(ago.getTime() - ((ago.getUTCDay() + 2) % 7) * dayMs).toISOString().slice(0, 10);
};
const after = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

test('a lead writes a night that ends after midnight, approves it, and takes it to the payroll', async ({ page, words }) => {
  await page.goto('/staff/hours');
  await expect(page.getByRole('heading', { name: words('staff_hours_own') })).toBeVisible();
  await expect(page.getByRole('button', { name: words('staff_hours_send') }), 'a week that runs is not sent').toHaveCount(0);
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

  await page.goto(`/staff/pay?day=${day}`);
  const earned = page.getByRole('row').filter({ hasText: 'Sara Haile' });
  await expect(earned).toContainText(words('staff_hours_minutes', { hours: '7', minutes: '30' }));
  await expect(earned).toContainText('£123.00');
  await expectAccessible(page);
  const paid = page.waitForEvent('download');
  await page.getByRole('button', { name: words('staff_pay_download') }).click();
  expect(await readFile(await (await paid).path(), 'utf8')).toContain(',Sara Haile,7.5,123.00,GBP');
});

test('tips of a week are given to the last penny, and each of whoever is below a manager sees their own part alone', async ({
  page,
  words,
  browser,
  maed,
  sessionOf,
  theme,
}) => {
  // A week whose hours the demo has approved.
  const monday = dayAfter(mondayOf(new Date().toISOString().slice(0, 10)), -21);
  await page.goto('/staff/tips');
  await page.getByRole('button', { name: words('staff_tips_new') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: words('staff_tips_save') }).click();
  await expect(sheet.getByText(words('staff_amount_wrong'))).toBeVisible();
  await sheet.getByLabel(words('staff_tips_amount', { currency: '£' })).fill('100.01');
  await sheet.getByLabel(words('staff_tips_from')).fill(monday);
  await sheet.getByLabel(words('staff_tips_to')).fill(dayAfter(monday, 6));
  await expectAccessible(page);
  await sheet.getByRole('button', { name: words('staff_tips_save') }).click();
  await expect(sheet).toHaveCount(0);

  const pool = page.getByRole('listitem').filter({ hasText: '£100.01' });
  const parts = pool.getByRole('listitem').filter({ hasText: '£' });
  await expect(parts.filter({ hasText: 'Emma Clarke' })).toHaveCount(1);
  const pence = (await parts.allInnerTexts()).map((text) => Number(/£(\d+\.\d\d)/.exec(text)?.[1]?.replace('.', '')));
  expect(pence.length).toBeGreaterThan(4);
  expect(pence.reduce((sum, one) => sum + one, 0)).toBe(10_001);
  await pool.getByRole('button', { name: words('staff_tips_approve') }).click();
  await pool.getByRole('button', { name: words('staff_tips_pay') }).click();
  await expect(pool).toContainText(words('staff_tips_state_paid'));

  const theirs = wordsIn('am');
  const context = await browser.newContext({
    baseURL: maed.url,
    viewport: { width: 360, height: 800 },
    storageState: browserStateOf(maed, await sessionOf('staff.london'), { language: 'am', theme }),
  });
  const phone = await context.newPage();
  await phone.goto('/staff/tips');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(theirs('staff_tips_own'));
  await expect(phone.getByText('Emma Clarke').first()).toBeVisible();
  await expect(phone.getByText('Yonas Kebede')).toHaveCount(0);
  await expectAccessible(phone);
  await expectNarrow(phone);
  await context.close();
});
