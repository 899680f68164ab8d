import { dayAfter } from '../modules/staff/rules/rota-week.ts';
import { expect, test } from './world/journey.ts';
import { expectAccessible, expectNarrow, visitKept } from './world/screen.ts';
import { browserStateOf } from './world/sign-in.ts';
import { wordsIn } from './world/words.ts';

test.use({ serviceWorkers: 'allow', who: 'manager.london' });

test('a shift leaves word without a line, the next one reads it, and what the house tells is known to be read', async ({
  page,
  words,
  browser,
  maed,
  sessionOf,
  theme,
}) => {
  const amharic = wordsIn('am');
  const left = `Fryer 2 trips the fuse ${Date.now()}`;
  const told = `Deep clean on Monday ${Date.now()}`;
  const context = await browser.newContext({
    baseURL: maed.url,
    viewport: { width: 360, height: 800 },
    storageState: browserStateOf(maed, await sessionOf('kitchen.london'), { language: 'am', theme }),
  });
  const phone = await context.newPage();

  await test.step('word is left on a phone in Amharic while the line is cut', async () => {
    await visitKept(phone, '/staff/notes');
    await expect(phone.getByRole('button', { name: amharic('staff_note_hand_over') })).toBeVisible();
    await expectNarrow(phone);
    await context.setOffline(true);
    await phone.getByRole('button', { name: amharic('staff_note_hand_over') }).click();
    const sheet = phone.getByRole('dialog');
    await sheet.getByRole('button', { name: amharic('staff_note_leave') }).click();
    await expect(sheet.getByText(amharic('staff_note_missing'))).toBeVisible();
    await sheet.getByLabel(amharic('staff_note_text')).fill(left);
    await sheet.getByRole('button', { name: amharic('staff_note_leave') }).click();
    await expect(phone.getByRole('status').filter({ hasText: left })).toContainText(amharic('staff_note_waits'));
    await context.setOffline(false);
    await expect(phone.getByRole('listitem').filter({ hasText: left })).toBeVisible();
    await expect(phone.getByText(amharic('staff_note_waits'))).toHaveCount(0);
  });

  await test.step('the manager reads it, and tells everybody something', async () => {
    await page.goto('/staff/notes');
    const note = page.getByRole('listitem').filter({ hasText: left });
    await note.getByRole('button', { name: words('staff_note_read') }).click();
    await expect(note.getByRole('button', { name: words('staff_note_read') })).toHaveCount(0);
    await page.getByRole('button', { name: words('staff_note_announce') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(words('staff_note_text')).fill(told);
    await sheet.getByLabel(words('staff_note_urgent')).check();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: words('staff_note_send') }).click();
    await expect(page.getByRole('listitem').filter({ hasText: told })).toBeVisible();
  });

  await test.step('whoever clocks in is told first, reads it, and the manager sees that they have', async () => {
    await phone.goto('/staff/clock');
    await phone.getByRole('link', { name: amharic('staff_notes_go') }).click();
    const note = phone.getByRole('listitem').filter({ hasText: told });
    await note.getByRole('button', { name: amharic('staff_note_read') }).click();
    await expect(note.getByRole('button', { name: amharic('staff_note_read') })).toHaveCount(0);
    const seen = page.getByRole('listitem').filter({ hasText: told });
    await seen.getByText(/ have read it$/).click();
    await expect(seen.getByRole('listitem').filter({ hasText: 'Yonas Kebede' }).first()).toBeVisible();
    await expect(seen.getByText(/^1 of \d+ have read it$/)).toBeVisible();
  });

  await test.step('it is taken back, and is gone for everybody', async () => {
    const note = page.getByRole('listitem').filter({ hasText: told }).first();
    await note.getByRole('button', { name: /^Take back/ }).click();
    await expect(page.getByText(told)).toHaveCount(0);
    await expect(phone.getByText(told)).toHaveCount(0);
  });
  await context.close();
});

test('a certificate is said to run out before it does, then to have run out, and is gone when it is taken off the file', async ({
  page,
  words,
}) => {
  const [name, paper] = ['Emma Clarke', words('staff_topic_first_aid')];
  const today = new Date().toISOString().slice(0, 10);
  await page.goto('/staff/people');
  await page.getByRole('button', { name: words('staff_paper_add') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(words('staff_hours_who'), { exact: true }).selectOption({ label: name });
  await sheet.getByLabel(words('staff_paper_topic')).selectOption({ label: paper });
  await sheet.getByLabel(words('staff_paper_gained_on')).fill(dayAfter(today, -700));
  await sheet.getByLabel(words('staff_paper_expires_on')).fill(dayAfter(today, -710));
  await sheet.getByRole('button', { name: words('staff_paper_save') }).click();
  await expect(sheet.getByText(words('staff_refusal_expires_before_gained'))).toBeVisible();
  await sheet.getByLabel(words('staff_paper_expires_on')).fill(dayAfter(today, 5));
  await expectAccessible(page);
  await sheet.getByRole('button', { name: words('staff_paper_save') }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(words('staff_paper_runs_out', { name, paper, day: '' }).trim())).toBeVisible();

  await page.getByRole('button', { name: words('staff_paper_change_of', { name, paper }) }).click();
  await sheet.getByLabel(words('staff_paper_expires_on')).fill(dayAfter(today, -2));
  await sheet.getByRole('button', { name: words('staff_paper_save') }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(words('staff_paper_ran_out', { name, paper, day: '' }).trim())).toBeVisible();

  await page.getByRole('button', { name: words('staff_paper_change_of', { name, paper }) }).click();
  await sheet.getByRole('button', { name: words('staff_paper_remove') }).click();
  await expect(page.getByText(words('staff_paper_ran_out', { name, paper, day: '' }).trim())).toHaveCount(0);
});
