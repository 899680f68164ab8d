import { expect, test } from './world/journey.ts';
import { browserStateOf } from './world/sign-in.ts';

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
