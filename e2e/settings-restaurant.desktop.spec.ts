import { readFileSync } from 'node:fs';

import { strFromU8, unzipSync } from 'fflate';

import { expect, kitchenTest as test, test as demoTest } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';
import { browserStateOf } from './world/sign-in.ts';

test.use({ stocked: { items: [{ name: 'Berbere', pack: [['packet', '1000']] }] } });

test('what a restaurant keeps to is changed as it is typed, what is wrong is said and not kept, and all of it stands after a reload', async ({
  page,
  words,
}) => {
  const field = (key: string) => page.getByLabel(words(key), { exact: true });
  await page.goto('/settings?tab=restaurant');
  const phone = await field('restaurants_phone').inputValue();
  await field('restaurants_name').fill('Enat Bet Bermondsey');
  await field('restaurants_name').press('Enter');
  await expect(page.getByRole('banner')).toContainText('Enat Bet Bermondsey');
  await field('restaurants_phone').fill('123');
  await field('restaurants_phone').blur();
  await expect(field('restaurants_phone')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Invalid Phone Number')).toBeVisible();
  await field('restaurants_currency').selectOption('ETB');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words('restaurants_currency_history', { symbol: '£' }));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('restaurants_currency_keep', { symbol: '£' }) }).click();
  await expect(field('restaurants_currency')).toHaveValue('GBP');
  await field('restaurants_currency').selectOption('ETB');
  await dialog.getByRole('button', { name: words('restaurants_currency_change', { symbol: 'ብር' }) }).click();
  await field('restaurants_day_ends').fill('05:30');

  const monday = page.getByRole('listitem').filter({ hasText: 'Monday' });
  const add = monday.getByRole('button', { name: words('restaurants_add_hours') });
  await add.click();
  await add.click();
  await expect(monday).toContainText(words('restaurants_hours_overlap_text'));
  await expectAccessible(page);
  await expectFits(page);
  await monday.getByLabel(words('restaurants_opens')).last().fill('22:30');
  const kept = page.waitForResponse((response) => response.request().postData()?.includes('23:45') === true);
  await monday.getByLabel(words('restaurants_closes')).last().fill('23:45');
  await expect(monday).not.toContainText(words('restaurants_hours_overlap_text'));
  await kept;

  await page.reload();
  await expect(field('restaurants_name')).toHaveValue('Enat Bet Bermondsey');
  await expect(field('restaurants_phone')).toHaveValue(phone);
  await expect(field('restaurants_currency')).toHaveValue('ETB');
  await expect(field('restaurants_day_ends')).toHaveValue('05:30');
  await expect(monday.getByLabel(words('restaurants_closes'))).toHaveCount(2);
  await expect(monday.getByLabel(words('restaurants_closes')).last()).toHaveValue('23:45');
});

test('a person reads and enters days and times by the calendar, the clock and the zone that they choose', async ({
  page,
  words,
  kitchen,
}) => {
  await page.goto('/settings?tab=preferences');
  const reads = () => page.getByRole('main').locator('time').innerText();
  const choose = (group: string, option: string) =>
    page
      .getByRole('radiogroup', { name: words(group) })
      .getByRole('radio', { name: words(option) })
      .check({ force: true });
  const gregorian = await reads();
  await choose('app_calendar', 'app_calendar_ethiopian');
  await expect.poll(reads).toMatch(/201\d|202\d/);
  await expect.poll(reads).not.toBe(gregorian);
  const inLondon = await reads();
  await page.getByLabel(words('app_time_zone'), { exact: true }).selectOption('Asia/Tokyo');
  await expect.poll(reads).not.toBe(inLondon);
  await choose('app_clock', 'app_calendar_ethiopian');
  await expect.poll(reads).toMatch(/Day|Night/);
  const read = await reads();
  await page.reload();
  await expect.poll(async () => (await reads()).replace(/\d+:\d+.*/, '')).toBe(read.replace(/\d+:\d+.*/, ''));
  await expect.poll(reads).toMatch(/Day|Night/);
  await expectAccessible(page);
  await expectFits(page);

  const berbere = kitchen.itemIds.get('Berbere') ?? '';
  await page.goto(`/inventory/record?item=${berbere}`);
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(words('inventory_record_quantity'), { exact: true }).fill('2 kg');
  await sheet
    .getByRole('button', { name: words('inventory_record_change') })
    .last()
    .click();
  await sheet.getByLabel(words('inventory_record_day'), { exact: true }).selectOption({ label: 'Pagumen' });
  await sheet.getByLabel(words('ui_day_of_month')).fill('5');
  await sheet.getByLabel(words('ui_ethiopian_year')).fill('2018');
  await sheet.getByLabel(words('inventory_record_time'), { exact: true }).selectOption('2');
  await sheet.getByLabel(words('ui_minute')).selectOption('5');
  await sheet.getByLabel(words('ui_half_of_day')).selectOption('night');
  await expect(sheet).toContainText('10 September 2026');
  await expectAccessible(page);
  await expectFits(page);
  await sheet.locator('button[type=submit]').click();
  await expect(sheet).toHaveCount(0);
  // Two hours after dusk in Tokyo, which the person reads by.
  const rows = async () => (await kitchen.ask<{ rows: { occurredAt: string }[] }>('listMovements', { itemId: berbere })).rows;
  await expect.poll(async () => (await rows()).map(({ occurredAt }) => occurredAt)).toContain('2026-09-10T11:05:00.000Z');
  await page.goto(`/inventory/${berbere}`);
  await expect(page.getByRole('main')).toContainText('Pagumen 5 2:05 Night');
});

test('an owner takes everything along, and ends the restaurant only by its name and not for good at once', async ({
  page,
  words,
  browser,
  maed,
  sessionOf,
  language,
  theme,
}) => {
  await page.goto('/settings?tab=data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words('restaurants_export_button') }).click();
  const files = unzipSync(readFileSync(await (await download).path()));
  expect(strFromU8(files['item.csv'] ?? new Uint8Array())).toContain('Berbere');
  await expect(page.getByText(words('restaurants_export_done'))).toBeVisible();

  await page.getByRole('button', { name: words('restaurants_delete_button') }).click();
  const dialog = page.getByRole('dialog');
  const end = dialog.getByRole('button', { name: words('restaurants_delete_button') });
  await dialog.getByRole('textbox').fill('Another one');
  await end.click();
  await expect(dialog).toContainText(words('restaurants_refusal_name_differs'));
  await expectAccessible(page);
  await expectFits(page);
  await dialog.getByRole('textbox').fill('Enat Bet');
  await end.click();
  await expect(page.getByText(words('restaurants_delete_set'))).toBeVisible();
  await page.getByRole('button', { name: words('restaurants_delete_keep') }).click();
  await expect(page.getByText(words('restaurants_delete_kept'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('restaurants_delete_button') })).toBeVisible();

  const context = await browser.newContext({
    baseURL: maed.url,
    viewport: page.viewportSize(),
    storageState: browserStateOf(maed, await sessionOf('chef.addis'), { language, theme }),
  });
  const chef = await context.newPage();
  await chef.goto('/settings?tab=data');
  const tabs = chef.getByRole('navigation', { name: words('app_settings_title') }).getByRole('link');
  await expect(tabs.filter({ hasText: words('restaurants_team_tab') })).toBeVisible();
  await expect(tabs.filter({ hasText: new RegExp(`^${words('restaurants_tab')}$`) })).toHaveCount(0);
  await expect(chef.getByRole('button', { name: words('restaurants_own_export_button') })).toBeVisible();
  await expect(chef.getByRole('button', { name: words('restaurants_export_button') })).toHaveCount(0);
  await context.close();
});

demoTest.describe('a restaurant in Ethiopia that pays for its plan', () => {
  demoTest.use({ who: 'owner' });

  demoTest('is told how a number begins there, and nothing of a trial that is over', async ({ page, words }) => {
    await page.goto('/settings?tab=restaurant');
    const phone = page.getByLabel(words('restaurants_phone'), { exact: true });
    await phone.fill('123');
    await phone.blur();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('main')).toContainText(words('restaurants_phone_ethiopia'));
    await expect(page.getByRole('main')).not.toContainText(words('restaurants_expected_staff_hint'));
  });
});
