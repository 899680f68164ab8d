import { publishShiro } from './world/publish-shiro.ts';
import { askForJob } from './world/run-job.ts';
import { expectAccessible } from './world/screen.ts';
import { expect } from './world/journey.ts';
import { sellingTest as test } from './world/selling-elsewhere.ts';

test.use({
  stocked: { items: [{ name: 'Chickpea flour', pack: [['bag', '1000']], isFree: true, opening: { quantity: '10', price: '2.00' } }] },
});

test('an owner connects Square, says what its Shiro is, sells two there and sees stock fall; a way back of nobody connects nothing', async ({
  page,
  kitchen,
  maed,
  square,
  words,
}) => {
  const itemId = kitchen.itemIds.get('Chickpea flour') ?? '';
  await publishShiro((path, body) => kitchen.tell(path, body), itemId);

  await page.goto('/admin/integrations/square/callback?code=sq0cgp-x&state=of-nobody');
  await expect(page.getByText(words('integrations_callback_state_unknown'))).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('link', { name: words('integrations_callback_back') }).click();

  const name = words('integrations_provider_square');
  await page.getByRole('button', { name: words('integrations_connect', { name }) }).click();
  await expect(page.getByText(words('integrations_callback_connected', { name }))).toBeVisible();
  await page.getByRole('link', { name: words('integrations_callback_back') }).click();
  await page.getByRole('button', { name: words('integrations_start') }).click();
  await askForJob(maed, 'integrations.pull-sales');
  await page.getByRole('button', { name: words('integrations_thing_suggested', { name: 'Shiro' }) }).click();
  await expect(page.getByText(words('integrations_state_live'), { exact: true })).toBeVisible();

  square.books.sell('S1', [
    { uid: 'a', thing: 'THING-SHIRO', quantity: 2, minor: 1200 },
    { uid: 'b', thing: 'THING-MEAD', quantity: 1, minor: 900 },
  ]);
  await page.getByRole('button', { name: words('integrations_sync_now') }).click();
  await askForJob(maed, 'integrations.pull-sales');
  await expect(page.getByText(words('integrations_unmapped', { amount: '£9.00' }))).toBeVisible();
  await expect(page.getByText(words('integrations_day_agrees'))).toBeVisible();
  await expectAccessible(page);
  const { onHand } = await kitchen.ask<{ onHand: string }>('explainLevel', { itemId });
  expect(Number(onHand)).toBe(9800);
});
