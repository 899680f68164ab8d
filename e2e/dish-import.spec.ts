import { readFileSync } from 'node:fs';

import { bothKitchenTest as test, expect } from './world/journey.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';

const files = {
  /** As a spreadsheet of Windows writes it: a byte a letter, semicolons, a comma for decimals. */
  en: Buffer.from(
    [
      'Dish;Category;Price;Takeaway price;VAT;Days;Hours;Fasting;Allergens',
      'Crème de lentilles;Soups;6,50;6,00;20;Mon-Fri;11:30-15:00;always;none',
      'Shiro;Stews;11,50;;20%;;;fasting days;none',
      ';Stews;9,00;;;;;;',
      'Tibs;Meat;cheap;;;;;;',
    ].join('\r\n'),
    'latin1',
  ),
  am: Buffer.from(
    [
      '\uFEFFየምግብ ስም,ምድብ,ዋጋ,የይዞ መሄድ ዋጋ,ተእታ,የሚቀርብባቸው ቀናት,ሰዓት,የጾም ቀናት,አለርጂ',
      'Crème de lentilles,Soups,6.50,6.00,20,ሰኞ-ዓርብ,11:30-15:00,ሁልጊዜ,የለም',
      'ሽሮ,Stews,11.50,,20%,,,በጾም ቀናት,የለም',
      ',Stews,9.00,,,,,,',
      'ጥብስ,Meat,cheap,,,,,,',
    ].join('\r\n'),
  ),
};

type Menu = { readonly dishes: readonly { readonly name: string; readonly prices: object; readonly availability: object }[] };

test('a menu comes in from a file in either language, hands back what is wrong, and is taken back whole', async ({
  page,
  kitchen: { restaurantId },
  language,
  words,
}) => {
  const main = page.getByRole('main');
  const readMenu = async (): Promise<Menu['dishes']> => {
    const response = await page.request.post('/rpc/menu/readMenu', { data: { json: { restaurantId } } });
    const { json }: { json: Menu } = await response.json();
    return json.dishes;
  };
  await page.goto('/menu');
  await main.getByRole('link', { name: words('menu_import_title') }).click();
  await main.locator('input[type=file]').setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: files[language] });
  await expect(main).toContainText(words('inventory_import_good', { count: 2 }));
  await expect(main).toContainText(words('menu_list_name_missing'));
  await expect(main).toContainText(words('menu_import_allergens_not'));
  await expect(main).toContainText(words('menu_import_new_headings', { names: ['Soups', 'Stews'].join(words('ui_comma')) }));
  await expectAccessible(page);
  await expectNarrow(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words('inventory_import_take_bad', { count: 2 }) }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('cheap');
  await page.getByRole('button', { name: words('menu_import_do', { count: 2 }) }).click();
  await expect(main).toContainText(words('menu_import_done', { count: 2 }));
  const soup = (await readMenu()).find(({ name }) => name === 'Crème de lentilles');
  expect(soup).toMatchObject({
    prices: { DINE_IN: '650', TAKEAWAY: '600' },
    availability: { days: [1, 2, 3, 4, 5], hours: { from: 690, to: 900 }, fasting: 'ALWAYS' },
  });

  await page.getByRole('button', { name: words('inventory_import_other_file') }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: words('menu_import_undo_named', { name: 'menu.csv' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('menu_import_undo'), exact: true })
    .click();
  await expect(main).toContainText(words('menu_import_undone'));
  await expectNarrow(page);
  expect(await readMenu()).toEqual([]);
});
