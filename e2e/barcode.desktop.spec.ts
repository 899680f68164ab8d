import { findChromium, thisMachine } from '../tools/run/chromium.ts';
import { filmBarcode } from './world/fake-camera.ts';
import { chromiumArguments, expect, kitchenTest as test } from './world/journey.ts';

const code = '5000157024671';

test.use({
  launchOptions: { executablePath: findChromium(thisMachine()), args: [...chromiumArguments, ...filmBarcode(code)] },
  stocked: { items: [{ name: 'Salt', pack: [['bag', '1000']] }] },
});

test('a code that the camera reads becomes a new item’s, and then finds that item, where it is looked for or thrown away', async ({
  page,
  words,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const isReader = (path: string) => /\.wasm$|\.worker-/.test(path);
  await page.goto('/inventory');
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(fetched.filter(isReader), 'nobody who does not scan fetches what reads codes').toEqual([]);

  const scan = page.getByRole('button', { name: words('inventory_scan') });
  await scan.click();
  const sheet = page.getByRole('dialog', { name: words('inventory_scan') });
  await expect(sheet).toContainText(words('inventory_scan_unknown', { code }));
  expect(fetched.filter(isReader)).toHaveLength(2);

  await sheet.getByRole('link', { name: words('inventory_scan_new_item') }).click();
  await expect(page.getByLabel(words('inventory_editor_barcodes'))).toHaveValue(code);
  await page.getByLabel(words('inventory_column_name'), { exact: true }).fill('Baked beans');
  await page.getByRole('button', { name: words('inventory_editor_create', { name: 'Baked beans' }) }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Baked beans' })).toBeVisible();

  await page.goto('/inventory/record?kind=RECEIPT');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('inventory_scan') })
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2, name: 'Baked beans' })).toBeVisible();

  // What is thrown away is found the same way, with a hand that is wet.
  await page.goto('/waste/log');
  const what = page.getByRole('region', { name: words('waste_what') });
  await what.getByRole('button', { name: words('inventory_scan') }).click();
  await expect(what.getByRole('button', { name: /Baked beans/, pressed: true })).toBeVisible();
});
