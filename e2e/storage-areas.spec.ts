import { bothKitchenTest as test, expect } from './world/journey.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';

test.use({
  stocked: {
    items: [
      { name: 'Rice', nameLocal: 'ሩዝ', pack: [['bag', '1000']] },
      { name: 'Beans', nameLocal: 'ባቄላ', pack: [['bag', '1000']] },
    ],
  },
});

test('areas are made and put in walking order, their shelves too, and one that holds something is not given up', async ({
  page,
  words,
  language,
}) => {
  const [rice, beans] = language === 'am' ? ['ሩዝ', 'ባቄላ'] : ['Rice', 'Beans'];
  await page.goto('/inventory/areas');
  await expect(page.getByText(words('inventory_areas_none'))).toBeVisible();
  for (const name of ['Cellar', 'Larder']) {
    await page.getByRole('button', { name: words('inventory_areas_add') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: words('inventory_areas_save') }).click();
    await expect(sheet.getByRole('alert')).toHaveText(words('ui_fill_in'));
    await sheet.getByLabel(words('inventory_areas_name'), { exact: true }).fill(name);
    await sheet.getByRole('button', { name: words('inventory_areas_save') }).click();
    await expect(sheet).toHaveCount(0);
  }
  const areas = page.getByRole('list', { name: words('inventory_areas') }).getByRole('listitem');
  await expect(areas).toHaveText([/Cellar/, /Larder/]);
  await page.getByRole('button', { name: words('inventory_areas_up', { name: 'Larder' }) }).click();
  await expect(areas).toHaveText([/Larder/, /Cellar/]);
  await expectAccessible(page);
  await expectNarrow(page);

  await page.getByRole('link', { name: /Larder/ }).click();
  for (const name of [rice, beans]) {
    await page.getByRole('button', { name: words('inventory_areas_put') }).click();
    await page.getByRole('dialog').getByRole('combobox').fill(name);
    await page.getByRole('option').first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const shelf = page.getByRole('list', { name: 'Larder' }).getByRole('listitem');
  await expect(shelf).toHaveText([rice, beans]);
  await page.getByRole('button', { name: words('inventory_areas_up', { name: beans }) }).click();
  await expect(shelf).toHaveText([beans, rice]);
  await page.reload();
  await expect(shelf).toHaveText([beans, rice]);

  await page.goto('/inventory/areas');
  await expect(page.getByRole('button', { name: words('inventory_areas_archive', { name: 'Larder' }) })).toBeDisabled();
  await page.getByRole('button', { name: words('inventory_areas_archive', { name: 'Cellar' }) }).click();
  await expect(areas).toHaveText([/Larder/]);
});
