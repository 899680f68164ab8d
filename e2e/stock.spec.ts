import type { Page } from '@playwright/test';

import { bothKitchenTest as test, expect } from './world/journey.ts';
import type { Kitchen } from './world/kitchen.ts';
import type { Language } from './world/words.ts';

const packets = [
  ['case', '6'],
  ['packet', '1000'],
] as const;

test.use({
  serviceWorkers: 'allow',
  stocked: {
    items: [
      { name: 'Berbere', nameLocal: 'በርበሬ', pack: packets, par: '12000', opening: { quantity: '1', price: '54' } },
      { name: 'Shiro flour', nameLocal: 'ሽሮ', pack: packets, par: '3000', opening: { quantity: '2', price: '30' } },
      { name: 'Teff flour', nameLocal: 'ጤፍ', pack: packets, opening: { quantity: '3', price: '20' } },
    ],
  },
});

type Rows = {
  readonly rows: readonly {
    readonly kind: string;
    readonly quantity: string;
    readonly correctsId: string | null;
    readonly entry: { readonly text: string } | null;
  }[];
};
type Level = { readonly level: { readonly onHand: string; readonly averageCost: string; readonly valueMinor: string } };

const ledgerOf = (kitchen: Kitchen, item: string) => kitchen.ask<Rows>('listMovements', { itemId: kitchen.itemIds.get(item) });
const levelOf = async (kitchen: Kitchen, item: string) =>
  (await kitchen.ask<Level>('getItem', { itemId: kitchen.itemIds.get(item) })).level;

/** The list as a table on a desk, as cards in a hand: a button that bears the item's name. */
const itemButton = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}|(^|\\W)${name}\\b`) })
    .first();

/** What these items are called, as a browser shows them. */
const itemNames: Readonly<Record<Language, Readonly<Record<'berbere' | 'shiro' | 'teff', string>>>> = {
  en: { berbere: 'Berbere', shiro: 'Shiro flour', teff: 'Teff flour' },
  am: { berbere: 'በርበሬ', shiro: 'ሽሮ', teff: 'ጤፍ' },
};

test('berbere is found by a slip, "2 case + 3" received, seen, taken back, and all of it is still there after a restart', async ({
  page,
  maed,
  kitchen,
  words,
  language,
}) => {
  const { berbere: name, shiro: other } = itemNames[language];
  await page.goto('/inventory');
  await expect(itemButton(page, other)).toBeVisible();
  await page.getByRole('searchbox', { name: words('inventory_search') }).fill('berbre');
  await expect(page).toHaveURL(/q=berbre/);
  await expect(itemButton(page, other)).toHaveCount(0);
  await page.getByRole('main').getByText(name, { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const fact = page.getByRole('definition').filter({ hasText: '£' });
  await expect(fact).toContainText('9');

  await page
    .getByRole('main')
    .getByRole('link', { name: words('inventory_record_movement') })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(words('inventory_record_quantity'), { exact: true }).fill('2 case + 3');
  await expect(sheet.getByRole('status')).toContainText(words('inventory_record_from_to', { before: 6, after: 21 }));
  await sheet.getByLabel(new RegExp(`^${words('inventory_record_price')}`)).fill('60');
  await sheet.locator('button[type=submit]').click();
  await expect(sheet).toHaveCount(0);

  const ledger = page.getByRole('region', { name: words('inventory_ledger') });
  await expect(ledger).toContainText('2 case + 3');
  await expect(ledger).toContainText('+15');
  await expect(fact).toContainText('9.71');
  await expect.poll(() => levelOf(kitchen, 'Berbere')).toEqual({ onHand: '21000', averageCost: '0.009714', valueMinor: '20400' });

  await ledger
    .getByRole('button', { name: words('inventory_correct') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('inventory_correct') })
    .click();
  await expect(ledger).toContainText(words('inventory_ledger_undone'));
  await expect(ledger).toContainText(words('inventory_ledger_undoes'));
  await expect(fact).toContainText('9.00');
  await expect.poll(async () => (await levelOf(kitchen, 'Berbere')).onHand).toBe('6000');

  await page.reload();
  await expect(ledger).toContainText('2 case + 3');
  await maed.stop();
  await maed.start();
  await page.reload();
  await expect(ledger).toContainText('2 case + 3');
  await expect(ledger).toContainText(words('inventory_ledger_undone'));
  const { rows } = await ledgerOf(kitchen, 'Berbere');
  expect(rows.map(({ kind, quantity }) => `${kind} ${quantity}`)).toEqual(
    expect.arrayContaining(['OPENING 6000', 'RECEIPT 15000', 'RECEIPT -15000']),
  );
});

test('what cannot be recorded is said beside its field, and what was typed survives a reload', async ({ page, kitchen, words }) => {
  await page.goto(`/inventory/record?item=${kitchen.itemIds.get('Teff flour')}`);
  const sheet = page.getByRole('dialog');
  const entry = sheet.getByLabel(words('inventory_record_quantity'), { exact: true });
  await entry.fill('3 bottle');
  await expect(entry).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByLabel(words('inventory_record_kind')).selectOption('MANUAL_ADJUST');
  await entry.fill('3');
  await sheet.getByLabel(words('inventory_record_note')).fill('the lid was open');
  await page.reload();
  await expect(entry).toHaveValue('3');
  await expect(sheet.getByLabel(words('inventory_record_note'))).toHaveValue('the lid was open');
  await sheet.locator('button[type=submit]').click();
  await expect(sheet.getByText(words('inventory_refusal_reason_required'))).toBeVisible();
  await sheet.getByLabel(words('inventory_record_reason')).selectOption('MISSING');
  await sheet.locator('button[type=submit]').click();
  await expect(sheet).toHaveCount(0);
  await expect.poll(async () => (await levelOf(kitchen, 'Teff flour')).onHand).toBe('15000');
});

test("filters stand in the address, and the way back through them is the browser's", async ({ page, words, language }) => {
  const { berbere, teff } = itemNames[language];
  await page.goto('/inventory');
  await page.getByRole('button', { name: new RegExp(`^${words('inventory_filter_below_par')} \\d`) }).click();
  await expect(page).toHaveURL(/filter=below-par/);
  await expect(itemButton(page, berbere)).toBeVisible();
  await expect(itemButton(page, teff)).toHaveCount(0);
  await itemButton(page, berbere).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(berbere);
  await page.goBack();
  await expect(page).toHaveURL(/filter=below-par/);
  await expect(itemButton(page, teff)).toHaveCount(0);
  await page.reload();
  await expect(itemButton(page, berbere)).toBeVisible();
  await expect(itemButton(page, teff)).toHaveCount(0);
});

test('an item of nobody here is said not to be here', async ({ page, words }) => {
  await page.goto('/inventory/01900000-0000-7000-8000-000000000000');
  await expect(page.getByRole('main')).toContainText(words('inventory_item_not_found_title'));
});
