import type { Page } from '@playwright/test';

import { dayAfter, mondayOf } from '../modules/staff/rules/rota-week.ts';
import { expect, kitchenTest, test } from './world/journey.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';
import { browserStateOf } from './world/sign-in.ts';
import { wordsIn, type Words } from './world/words.ts';

test.use({ serviceWorkers: 'allow', who: 'manager.london' });

/** A week that the demo says nothing of. */
const monday = dayAfter(mondayOf(new Date().toISOString().slice(0, 10)), 21);
const yonas = 'Yonas Kebede';

const add = async (page: Page, words: Words, [day, from, to]: readonly [string, string, string]) => {
  await page.getByRole('button', { name: words('staff_shift_add'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(words('staff_kind_of_work')).selectOption({ label: 'Line cook' });
  await sheet.getByLabel(words('staff_who')).selectOption({ label: yonas });
  await sheet.getByLabel(words('staff_day'), { exact: true }).fill(day);
  await sheet.getByLabel(words('staff_starts')).fill(from);
  await sheet.getByLabel(words('staff_ends')).fill(to);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: words('staff_shift_save') }).click();
  await expect(sheet).toHaveCount(0);
};

test('two shifts with too little rest between them are kept back until that is mended, and then known to whoever works them', async ({
  page,
  words,
  browser,
  maed,
  sessionOf,
  theme,
}) => {
  const tuesday = dayAfter(monday, 1);
  await page.goto(`/staff?day=${tuesday}`);
  await add(page, words, [monday, '16:00', '23:30']);
  await add(page, words, [tuesday, '09:00', '15:00']);
  const breach = words('staff_finding_daily_rest', { name: yonas, measured: '9 h 30 min', allowed: '11 h' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(breach);
  const panel = page.getByRole('complementary', { name: words('staff_before_publish') });
  await expect(panel).toContainText(words('staff_stay_drafts', { count: '1' }));
  await expect(panel.getByRole('button', { name: words('staff_publish', { count: '1' }) })).toBeVisible();
  await expectAccessible(page);

  const mended = words('staff_from_to', { from: '10:30 am', to: '3:00 pm' });
  await panel.getByRole('button', { name: words('staff_fix_times', { times: mended }) }).click();
  await expect(panel).not.toContainText(breach);
  await expect(panel).not.toContainText(words('staff_stay_drafts', { count: '1' }));
  // A paper that will have run out by then is said, and keeps nothing back.
  await expect(panel).toContainText(words('staff_finding_certificate', { paper: words('staff_topic_food_hygiene'), name: yonas }));

  // Dragged by its middle, a bar keeps its length.
  const bar = page.getByRole('button', { name: words('staff_open_shift_of', { name: yonas, times: mended }) });
  const box = await bar.boundingBox();
  if (!box) throw new Error('The shift has no bar.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + box.width / 4.5, middle.y, { steps: 4 });
  await page.mouse.up();
  const moved = words('staff_from_to', { from: '11:30 am', to: '4:00 pm' });
  await expect(page.getByRole('button', { name: words('staff_open_shift_of', { name: yonas, times: moved }) })).toBeVisible();

  await panel.getByRole('button', { name: words('staff_publish', { count: '2' }) }).click();
  await expect(panel).toContainText(words('staff_all_known'));

  // What was planned once is kept, and planned from a week later as drafts.
  await page.getByRole('button', { name: words('staff_templates') }).click();
  const kept = page.getByRole('dialog');
  const name = `Two of the line ${Date.now()}`;
  await kept.getByLabel(words('staff_template_keep')).fill(name);
  await kept.getByRole('button', { name: words('staff_template_keep_it') }).click();
  await expect(kept.getByRole('button', { name: words('staff_template_use_of', { name }) })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/staff?day=${dayAfter(tuesday, 7)}`);
  await page.getByRole('button', { name: words('staff_templates') }).click();
  await kept.getByRole('button', { name: words('staff_template_use_of', { name }) }).click();
  await expect(kept).toHaveCount(0);
  await expect(page.getByRole('button', { name: words('staff_open_shift_of', { name: yonas, times: moved }) })).toBeVisible();
  await expect(panel.getByRole('button', { name: words('staff_publish', { count: '2' }) })).toBeVisible();

  for (const language of ['en', 'am'] as const) {
    const theirs = wordsIn(language);
    const context = await browser.newContext({
      baseURL: maed.url,
      viewport: { width: 360, height: 800 },
      storageState: browserStateOf(maed, await sessionOf('kitchen.london'), { language, theme }),
    });
    const phone = await context.newPage();
    await phone.goto(`/staff?day=${tuesday}`);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(theirs('staff_rota'));
    await expect(phone.getByText(theirs('staff_your_shift'))).toHaveCount(2);
    await expect(phone.getByRole('button', { name: theirs('staff_shift_add') })).toHaveCount(0);
    await expectAccessible(phone);
    await expectNarrow(phone);
    await context.close();
  }
});

kitchenTest(
  'the first rota begins with a kind of work, and a week is not copied in silence where it cannot be',
  async ({ page, context, words }) => {
    await page.goto('/staff');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('staff_rota'));
    await page.getByRole('button', { name: words('staff_role_add') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(words('staff_name'), { exact: true }).fill('Line cook');
    await sheet.getByRole('button', { name: words('staff_save_role') }).click();
    await page.getByRole('button', { name: words('staff_shift_add'), exact: true }).click();
    await sheet.getByLabel(words('staff_kind_of_work')).selectOption({ label: 'Line cook' });
    await sheet.getByLabel(words('staff_starts')).fill('09:00');
    await sheet.getByLabel(words('staff_ends')).fill('15:00');
    await sheet.getByRole('button', { name: words('staff_shift_save') }).click();
    await expect(sheet).toHaveCount(0);
    await context.setOffline(true);
    await page.getByRole('button', { name: words('staff_copy_week') }).click();
    await expect(page.getByText(words('staff_no_connection_text'))).toBeVisible();
    await context.setOffline(false);
  },
);
