import type { Browser, Page } from '@playwright/test';

import { expect, test } from './world/journey.ts';
import type { MaedServer } from './world/maed-server.ts';
import type { Words } from './world/words.ts';
import { browserStateOf, type SignedIn } from './world/sign-in.ts';

test.use({ who: 'manager.addis' });

test('what one restaurant sends another takes in short, and both put it to rest', async ({
  page,
  words,
  browser,
  maed,
  sessionOf,
  language,
  theme,
}) => {
  await page.goto('/inventory/transfers');
  await page.getByRole('button', { name: words('inventory_transfer_send_new') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('inventory_transfer_add_item') })
    .click();
  // By its name: the form behind has a choice of its own, which is there first.
  await page.getByRole('combobox', { name: words('inventory_record_search') }).fill('Berbere');
  await page.getByRole('option').first().click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /Berbere/ })
    .fill('2 kg');
  await page.getByRole('dialog').getByLabel(words('inventory_transfer_note')).fill('For Saturday');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const out = page
    .getByRole('list', { name: words('inventory_transfer_open') })
    .getByRole('listitem')
    .first();
  await expect(out).toContainText('Selam Kitchen');

  const context = await browser.newContext({
    baseURL: maed.url,
    viewport: page.viewportSize(),
    storageState: browserStateOf(maed, await sessionOf('manager.london'), { language, theme }),
  });
  const there = await context.newPage();
  // The other restaurant's side is carried there by a job of its own.
  await expect(async () => {
    await there.goto('/inventory/transfers');
    await expect(there.getByText('Habesha House').first()).toBeVisible({ timeout: 2_000 });
    await there
      .getByRole('link', { name: words('inventory_transfer_look') })
      .first()
      .click();
    await expect(there.getByText('For Saturday')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await there.getByRole('button', { name: words('inventory_transfer_step_receive') }).click();
  const taking = there.getByRole('dialog');
  const own = taking.getByLabel(words('inventory_transfer_item_here'));
  if ((await own.count()) > 0) await own.selectOption({ index: 1 });
  await taking.getByLabel(words('inventory_transfer_how_much_came')).fill('1.5 kg');
  await taking.getByLabel(words('inventory_transfer_loss_reason')).fill('A bag burst');
  await taking.locator('button[type=submit]').click();
  await there.getByRole('button', { name: words('inventory_transfer_step_close') }).click();
  await expect(there.getByText(words('inventory_transfer_close_here'))).toBeVisible();
  await context.close();

  await out.getByRole('link').click();
  await expect(async () => {
    await page.reload();
    await page.getByRole('button', { name: words('inventory_transfer_step_close') }).click({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  // To the letter: "Closed here" is what it says while it waits for the other side.
  await expect(page.getByText(words('inventory_transfer_status_closed'), { exact: true }).first()).toBeVisible();
});

type OtherSide = {
  readonly browser: Browser;
  readonly maed: MaedServer;
  readonly session: SignedIn;
  readonly language: 'en' | 'am';
  readonly theme: 'light' | 'dark';
};

const otherSide = async ({ browser, maed, session, language, theme }: OtherSide): Promise<Page> =>
  (await browser.newContext({ baseURL: maed.url, storageState: browserStateOf(maed, session, { language, theme }) })).newPage();

const askFor = async (page: Page, words: Words, note: string): Promise<void> => {
  await page.goto('/inventory/transfers');
  await page.getByRole('button', { name: words('inventory_transfer_new') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: words('inventory_transfer_add_item') }).click();
  await page.getByRole('combobox', { name: words('inventory_record_search') }).fill('Berbere');
  await page.getByRole('option').first().click();
  await sheet.getByRole('textbox', { name: /Berbere/ }).fill('1 kg');
  await sheet.getByLabel(words('inventory_transfer_note')).fill(note);
  await sheet.locator('button[type=submit]').click();
  await expect(sheet).toHaveCount(0);
};

/** Opens what the other restaurant asked for; a job of its own carries it there. */
const openAsked = async (page: Page, words: Words, note: string): Promise<void> => {
  const asked = page
    .getByRole('list', { name: words('inventory_transfer_open') })
    .getByRole('listitem')
    .filter({ hasText: words('inventory_transfer_status_requested') });
  await expect(async () => {
    await page.goto('/inventory/transfers');
    await asked.getByRole('link').click({ timeout: 2_000 });
    await expect(page.getByText(note)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
};

test('what is asked for is approved once and turned down once, and whoever asked hears either, and why', async ({
  page,
  words,
  browser,
  maed,
  sessionOf,
  language,
  theme,
}) => {
  const asking = await otherSide({ browser, maed, session: await sessionOf('manager.london'), language, theme });
  const heard = async (text: string) =>
    expect(async () => {
      await asking.reload();
      await expect(asking.getByRole('main')).toContainText(text, { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
  const look = () =>
    asking
      .getByRole('list', { name: words('inventory_transfer_open') })
      .getByRole('listitem')
      .filter({ hasText: words('inventory_transfer_status_requested') })
      .getByRole('link')
      .click();

  await askFor(asking, words, 'For the wedding');
  await look();
  await expect(asking.getByRole('button', { name: words('inventory_transfer_step_approve') })).toHaveCount(0);
  await openAsked(page, words, 'For the wedding');
  await page.getByRole('button', { name: words('inventory_transfer_step_approve') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words('inventory_transfer_status_approved'));
  await heard(words('inventory_transfer_status_approved'));

  await askFor(asking, words, 'For the funeral');
  await look();
  await openAsked(page, words, 'For the funeral');
  await page.getByRole('button', { name: words('inventory_transfer_step_reject') }).click();
  const why = page.getByRole('dialog');
  await why.locator('button[type=submit]').click();
  await expect(why).toContainText(words('inventory_lot_reason_missing'));
  await why.getByRole('textbox').fill('We have none to spare');
  await why.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words('inventory_transfer_status_rejected'));
  await heard(words('inventory_transfer_status_rejected'));
  await heard('We have none to spare');
  await asking.context().close();
});
