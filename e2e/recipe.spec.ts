import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { bothKitchenTest as test, expect } from './world/journey.ts';
import { root } from './world/maed-server.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';

test.use({
  stocked: {
    items: [
      { name: 'Red lentils', nameLocal: 'ምስር', pack: [['bag', '1000']], opening: { quantity: '10', price: '2' } },
      { name: 'Takeaway box', nameLocal: 'የመውሰጃ ሳጥን', pack: [['packet', '50']], opening: { quantity: '4', price: '5' } },
    ],
  },
});

const picture = { name: 'fold.png', mimeType: 'image/png', buffer: readFileSync(join(root, 'apps', 'web', 'public', 'icon-512.png')) };

type Listed = { readonly recipes: readonly { readonly id: string; readonly name: string }[] };
type Read = { readonly open: { readonly body: { readonly lines: readonly { readonly channels: readonly string[] | null }[] } } };

test('a recipe is written with what it is packed in, what nobody keeps in both languages and how a step looks, and its card shows all', async ({
  page,
  language,
  words,
  kitchen: { ask },
}) => {
  const [lentils, box] = language === 'am' ? ['ምስር', 'የመውሰጃ ሳጥን'] : ['Red lentils', 'Takeaway box'];
  await page.goto('/menu/recipes/new');
  const main = page.getByRole('main');
  await main.getByLabel(words('menu_name'), { exact: true }).fill('Misir wot');
  await main.getByLabel(words('menu_yield')).fill('4 kg');
  await main.getByLabel(words('menu_portions')).fill('8');
  for (const [name, amount] of [
    [lentils, '2 kg'],
    [box, '50 g'],
  ] as const) {
    await main.getByPlaceholder(words('menu_add_ingredient')).fill(name);
    await main.getByRole('option').filter({ hasText: name }).first().click();
    await main.getByRole('listitem', { name }).getByLabel(words('menu_amount')).fill(amount);
  }
  const packed = main.getByRole('listitem', { name: box });
  await packed.getByRole('checkbox', { name: words('menu_is_packaging') }).check();
  await expect(packed.getByLabel(words('menu_amount_each_portion'))).toHaveValue('50 g');
  await packed.getByRole('checkbox', { name: words('menu_channel_takeaway') }).uncheck();
  await packed.getByRole('checkbox', { name: words('menu_channel_delivery') }).uncheck();
  await main.getByRole('button', { name: words('menu_keep_draft') }).click();
  await expect(packed).toContainText(words('menu_packaging_when_missing'));
  await packed.getByRole('checkbox', { name: words('menu_channel_takeaway') }).check();
  // 2 kg of lentils at 2.00 a kilo make eight portions; a box weighs as much as a packet's fiftieth and costs 5.00.
  await expect(main.locator('output')).toContainText('0.50');
  await expect(main.locator('output')).toContainText('5.50');

  await main.getByPlaceholder(words('menu_add_ingredient')).fill('Water');
  await main
    .getByRole('option')
    .filter({ hasText: words('menu_uncosted') })
    .click();
  const water = main.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: words('menu_neutral') }) });
  await water.getByLabel(words('menu_amount')).fill('3 l');
  await water.getByLabel(words('menu_name'), { exact: true }).fill('');
  await main.getByRole('button', { name: words('menu_keep_draft') }).click();
  await expect(water).toContainText(words('menu_say_name'));
  await water.getByLabel(words('menu_name'), { exact: true }).fill('Water');
  await water.getByLabel(words('menu_name_local')).fill('ውሃ');
  await water.getByRole('checkbox', { name: words('menu_neutral') }).check();

  await main.getByRole('button', { name: words('menu_add_step') }).click();
  await main.getByLabel(words('menu_step', { number: 1 }), { exact: true }).fill('Fold it in');
  await main.getByLabel(words('ui_photo_add')).and(main.locator('input')).setInputFiles(picture);
  const shown = main.getByRole('img', { name: words('menu_step_picture', { number: 1 }) });
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await main.getByRole('button', { name: words('menu_keep_draft') }).click();

  await expect(main.getByRole('heading', { name: words('menu_packaging') })).toBeVisible();
  await expect(main).toContainText(words('menu_channel_takeaway'));
  await expect(main.getByRole('listitem').getByText(language === 'am' ? 'ውሃ' : 'Water', { exact: true })).toBeVisible();
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  // In the other language its amounts are too.
  const [other, threeLitres] = language === 'am' ? (['English', /Water.*3 l/] as const) : (['አማርኛ', /ውሃ.*3 ሊትር/] as const);
  await main.getByText(other, { exact: true }).click();
  await expect(main.getByRole('listitem').filter({ hasText: threeLitres })).toBeVisible();
  const { recipes } = await ask<Listed>('menu/listRecipes');
  const recipeId = recipes.find(({ name }) => name === 'Misir wot')?.id;
  const { open } = await ask<Read>('menu/readRecipe', { recipeId });
  expect(open.body.lines.map(({ channels }) => channels)).toEqual([null, ['TAKEAWAY'], null]);
});
