import type { Page } from '@playwright/test';

import { expect, kitchenTest as test } from './world/journey.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';
import type { Words } from './world/words.ts';

test.use({ stocked: { items: [{ name: 'Berbere', nameLocal: 'በርበሬ', pack: [['packet', '1000']] }] } });

type Asked = {
  readonly item: {
    readonly id: string;
    readonly name: string;
    readonly nameLocal: string | null;
    readonly sku: string;
    readonly barcodes: readonly string[];
    readonly par: string | null;
    readonly units: { readonly packChain: readonly object[]; readonly countUnits: readonly string[] };
    readonly allergens: Readonly<Record<string, string>>;
    readonly storageAreaIds: readonly string[];
  };
};

const editor = (page: Page, words: Words) => ({
  name: page.getByLabel(words('inventory_column_name'), { exact: true }),
  nameLocal: page.getByLabel(words('inventory_column_name_local')),
  par: page.getByLabel(words('inventory_column_par'), { exact: true }),
  barcodes: page.getByLabel(words('inventory_editor_barcodes')),
  sku: page.getByLabel(words('inventory_column_sku')),
  holds: page.getByLabel(words('inventory_editor_pack_holds')),
  save: page.getByRole('main').locator('button[type=submit]'),
});

test('a new item keeps its packs, names, codes, allergens and place, is seen, changed twice, and seen again', async ({
  page,
  kitchen,
  words,
}) => {
  await page.goto('/inventory/new');
  const form = editor(page, words);
  await form.name.fill('Chopped tomatoes');
  await form.nameLocal.fill('የተከተፈ ቲማቲም');
  for (const size of ['6', '2.5 kg']) {
    await page.getByRole('button', { name: words('inventory_editor_pack_add') }).click();
    await form.holds.last().fill(size);
  }
  await form.par.fill('2 case + 3');
  await form.barcodes.fill('5000157024671');
  await page.getByText(words('inventory_editor_more')).click();
  await page.getByLabel(words('inventory_allergen_celery')).selectOption('CONTAINS');
  await page.getByRole('button', { name: words('inventory_editor_new_area') }).click();
  await page.getByLabel(words('inventory_editor_area_kind')).selectOption('FREEZE');
  await page.getByRole('textbox', { name: words('inventory_editor_new_area') }).fill('Garage freezer');
  await page.getByRole('button', { name: words('inventory_editor_add'), exact: true }).click();
  await expect(page.getByRole('button', { name: 'Garage freezer', pressed: true })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await form.save.click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Chopped tomatoes');
  await expect(page.getByRole('main')).toContainText('የተከተፈ ቲማቲም');
  await expect(page.getByRole('main')).toContainText('Garage freezer');
  const itemId = new URL(page.url()).pathname.split('/').at(-1);
  const ask = () => kitchen.ask<Asked>('getItem', { itemId });
  await expect.poll(async () => (await ask().catch(() => undefined))?.item.name).toBe('Chopped tomatoes');
  const { item } = await ask();
  expect(item).toMatchObject({
    nameLocal: 'የተከተፈ ቲማቲም',
    barcodes: ['5000157024671'],
    par: '37500',
    allergens: { CELERY: 'CONTAINS' },
    units: {
      packChain: [
        { unit: 'case', per: '6' },
        { unit: 'tin', per: '2500' },
      ],
    },
  });
  expect(item.sku).toMatch(/^CHO-\d{6}$/);
  const { storageAreas } = await kitchen.ask<{ storageAreas: readonly object[] }>('listStorageAreas');
  expect(storageAreas).toEqual([expect.objectContaining({ id: item.storageAreaIds[0], name: 'Garage freezer', kind: 'FREEZE' })]);

  for (const [par, stored] of [
    ['4 case', '60000'],
    ['5 case', '75000'],
  ] as const) {
    await page
      .getByRole('main')
      .getByRole('link', { name: words('inventory_edit'), exact: true })
      .click();
    await expect(form.name).toHaveValue('Chopped tomatoes');
    await form.par.fill(par);
    await form.save.click();
    await expect(page.getByRole('region', { name: words('inventory_ledger') })).toBeVisible();
    await expect.poll(async () => (await ask()).item.par).toBe(stored);
    await expect(page.getByRole('main')).not.toContainText(words('inventory_clash_title'));
  }
});

test('what cannot be is said beside its field, and everything else stays as it was typed', async ({ page, kitchen, words }) => {
  const { item: berbere } = await kitchen.ask<Asked>('getItem', { itemId: kitchen.itemIds.get('Berbere') });
  await kitchen.tell('updateItem', {
    itemId: berbere.id,
    baseVersion: 1,
    item: {
      ...Object.fromEntries(Object.entries(berbere).filter(([name]) => !['id', 'isActive', 'version'].includes(name))),
      barcodes: ['5000000000017'],
    },
  });
  await page.goto('/inventory');
  await expect(page.getByRole('main')).toContainText('Berbere');
  await page.goto('/inventory/new');
  const form = editor(page, words);
  await form.nameLocal.fill('ሚጥሚጣ');
  await form.par.fill('-5 kg');
  await form.barcodes.fill('5000000000017');
  await form.sku.fill(berbere.sku);
  await page.getByRole('button', { name: words('inventory_editor_pack_add') }).click();
  await form.holds.fill('0');
  await form.save.click();

  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAccessibleDescription(words('inventory_refusal_name_empty'));
  await expect(form.par).toHaveAccessibleDescription(words('inventory_refusal_level_negative'));
  await expect(form.barcodes).toHaveAccessibleDescription(
    words('inventory_refusal_barcode_taken', { barcode: '5000000000017', itemName: 'Berbere' }),
  );
  await expect(form.sku).toHaveAccessibleDescription(words('inventory_refusal_sku_taken', { sku: berbere.sku }));
  await expect(page.getByText(words('inventory_refusal_pack_link_empty', { unit: 'case' }))).toBeVisible();
  await expect(form.holds).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await expectNarrow(page);
  // A pack within itself can't even be chosen.
  await page.getByRole('button', { name: words('inventory_editor_pack_add') }).click();
  const units = page.getByRole('group', { name: words('inventory_editor_pack') }).getByRole('combobox');
  await expect(units.nth(1).locator('option[value=case]')).toHaveCount(0);

  await page.reload();
  await expect(form.nameLocal).toHaveValue('ሚጥሚጣ');
  await expect(form.barcodes).toHaveValue('5000000000017');
  await form.name.fill('Mitmita');
  await form.par.fill('5 kg');
  await form.barcodes.fill('5000000000024');
  await form.sku.fill('MIT-1');
  await form.holds.first().fill('4');
  await form.holds.last().fill('500 g');
  await form.save.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mitmita');
  await expect
    .poll(async () => (await kitchen.ask<{ item: object | null }>('findByBarcode', { barcode: '5000000000024' })).item)
    .toMatchObject({
      name: 'Mitmita',
      nameLocal: 'ሚጥሚጣ',
      sku: 'MIT-1',
      par: '5000',
    });
});

test('an item is taken out of use, and brought back by the same toast', async ({ page, kitchen, words }) => {
  const isActive = async () =>
    (await kitchen.ask<{ item: { isActive: boolean } }>('getItem', { itemId: kitchen.itemIds.get('Berbere') })).item.isActive;
  const archive = async () => {
    await page.getByRole('button', { name: words('inventory_archive'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words('inventory_item_archived'));
    await expect.poll(isActive).toBe(false);
  };
  await page.goto(`/inventory/${kitchen.itemIds.get('Berbere')}`);
  await archive();
  await page.getByRole('button', { name: words('ui_undo') }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(words('inventory_item_archived'));
  await expect.poll(isActive).toBe(true);
  // Looking at the page may take longer than a toast stands.
  await archive();
  await expectAccessible(page);
});

test('two people change one item: both versions stand side by side, and nothing that was typed is lost', async ({
  page,
  kitchen,
  words,
}) => {
  const itemId = kitchen.itemIds.get('Berbere');
  const { item } = await kitchen.ask<Asked & { item: { version: number } }>('getItem', { itemId });
  const others = Object.fromEntries(Object.entries(item).filter(([name]) => !['id', 'isActive', 'version'].includes(name)));
  await page.goto(`/inventory/${itemId}/edit`);
  const form = editor(page, words);
  await form.name.fill('Berbere, hot');
  await form.par.fill('7 kg');
  await kitchen.tell('updateItem', {
    itemId,
    baseVersion: item.version,
    item: { ...others, name: 'Berbere, mild', nameLocal: 'ለስላሳ በርበሬ' },
  });
  // The draft outlives a reload, and goes on from the version that it was begun on; what only the other changed stands.
  await page.reload();
  await expect(form.name).toHaveValue('Berbere, hot');
  await form.save.click();
  await page.getByRole('link', { name: words('inventory_clash_look') }).click();

  const row = (field: string) => page.getByRole('row', { name: new RegExp(`^${words(field)}`) });
  await expect(row('inventory_column_name').getByRole('cell')).toHaveText(['Berbere, hot', 'Berbere, mild']);
  await expect(row('inventory_column_par').getByRole('cell').first()).toContainText('7');
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: words('inventory_clash_keep_mine') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Berbere, hot');
  await expect
    .poll(async () => (await kitchen.ask<Asked>('getItem', { itemId })).item)
    .toMatchObject({ name: 'Berbere, hot', nameLocal: 'ለስላሳ በርበሬ', par: '7000' });
  await expect(page.getByText(words('inventory_clash_title'))).toHaveCount(0);
});
