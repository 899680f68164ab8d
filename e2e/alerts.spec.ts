import { uuidv7 } from 'uuidv7';

import { bothKitchenTest as test, expect } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';

const oats = { name: 'Oats', nameLocal: 'አጃ', pack: [['bag', '1000']] as const, par: '5000', opening: { quantity: '8', price: '3' } };

test.use({ stocked: { items: [oats] } });

/** How high the list around an alert grows before it scrolls. */
const heightMaxOfList = (alert: Element): string | undefined => {
  const list = alert.closest('section')?.parentElement;
  return list ? getComputedStyle(list).maxHeight : undefined;
};

test('what runs out is said at once, read by opening the bell, leads to its item, and is over when there is some again', async ({
  page,
  kitchen,
  words,
  language,
}) => {
  const itemId = kitchen.itemIds.get(oats.name) ?? '';
  const move = (kind: 'WASTE' | 'RECEIPT', quantity: string) =>
    kitchen.tell('recordMovement', {
      movementId: uuidv7(),
      itemId,
      kind,
      entry: { text: `${quantity} bag`, parts: [{ quantity, unit: 'bag' }] },
      price: null,
      reason: kind === 'WASTE' ? 'SPOILED' : null,
      note: null,
    });
  const title = words('alerts_title_stock_out', { name: language === 'am' ? oats.nameLocal : oats.name });
  const bell = (unread: number) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: unread === 0 ? words('alerts_bell') : /1/, exact: unread === 0, expanded: false })
      .and(page.locator('[aria-haspopup="dialog"]'));
  await page.goto('/inventory');
  await expect(bell(0)).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(language === 'am' ? oats.nameLocal : oats.name, { exact: true })
      .first(),
  ).toBeVisible();

  await move('WASTE', '8');
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: title })).toBeVisible();
  await bell(1).click();
  const panel = page.getByRole('dialog', { name: words('alerts_bell') });
  const alert = panel.getByRole('link', { name: title });
  await expect(alert).toBeVisible();
  expect(await alert.evaluate(heightMaxOfList)).toBe('400px');
  await expectAccessible(page);
  await expectFits(page);
  await panel.getByRole('button', { name: words('alerts_category_staff') }).click();
  await expect(panel.getByText(words('alerts_none_of_category'))).toBeVisible();
  await panel.getByRole('button', { name: words('alerts_all'), exact: true }).click();
  await alert.click();
  await expect(page).toHaveURL(new RegExp(`/inventory/${itemId}$`));
  await expect(panel).toHaveCount(0);
  await expect(bell(0)).toBeVisible();

  await move('RECEIPT', '9');
  await bell(0).click();
  await expect(alert).toContainText(words('alerts_over'));
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('where no stream comes through, what runs out is counted soon, and stands in the panel that was opened before', async ({
  page,
  context,
  kitchen,
  words,
  language,
}) => {
  await context.route('**/live/**', (route) => route.abort());
  const bell = page
    .getByRole('banner')
    .locator('[aria-haspopup="dialog"][aria-expanded="false"]')
    .filter({ has: page.locator('.lucide-bell') });
  const panel = page.getByRole('dialog', { name: words('alerts_bell') });
  await page.goto('/inventory');
  await bell.click();
  await expect(panel.getByText(words('alerts_none_title'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await kitchen.tell('recordMovement', {
    movementId: uuidv7(),
    itemId: kitchen.itemIds.get(oats.name) ?? '',
    kind: 'WASTE',
    entry: { text: '8 bag', parts: [{ quantity: '8', unit: 'bag' }] },
    price: null,
    reason: 'SPOILED',
    note: null,
  });
  await expect(bell).toHaveAccessibleName(/1/);
  await bell.click();
  const title = words('alerts_title_stock_out', { name: language === 'am' ? oats.nameLocal : oats.name });
  await expect(panel.getByRole('link', { name: title })).toBeVisible({ timeout: 10_000 });
});

test('how one is told is chosen by what it is about and kind by kind, is kept as it is chosen, and what was sent can be looked up', async ({
  page,
  words,
}) => {
  await page.goto('/home');
  await page.getByRole('banner').locator('[aria-haspopup="dialog"]').last().click();
  await page
    .getByRole('dialog', { name: words('alerts_bell') })
    .getByRole('link', { name: words('alerts_settings') })
    .click();
  await expect(page).toHaveURL(/tab=alerts/);
  const cell = (what: string, way: string) => page.getByRole('checkbox', { name: words('alerts_told_by', { what, way }), exact: true });
  const [stock, low] = [words('alerts_category_inventory'), words('alerts_kind_stock_low')];
  const [inApp, letter] = [words('alerts_way_app'), words('alerts_way_mail')];
  await page.getByRole('button', { name: stock }).click();
  await expect(cell(words('alerts_kind_lot_recalled'), inApp)).toBeDisabled();
  await cell(low, letter).check();
  await cell(low, inApp).uncheck();
  await expect(cell(low, letter)).not.toBeChecked();
  await cell(low, letter).check();
  await expect(cell(low, inApp)).toBeChecked();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('checkbox', { name: words('alerts_digest_on') }).uncheck();
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('button', { name: stock }).click();
      return page.getByRole('checkbox', { name: words('alerts_digest_on') }).isChecked();
    })
    .toBe(false);
  await expect(cell(low, letter)).toBeChecked();
  await page.getByRole('link', { name: words('alerts_deliveries_open'), exact: true }).click();
  await expect(page.getByRole('heading', { name: words('alerts_deliveries_tab') })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
});
