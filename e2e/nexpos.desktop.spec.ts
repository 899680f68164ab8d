import { publishShiro } from './world/publish-shiro.ts';
import { askForJob } from './world/run-job.ts';
import { expectAccessible } from './world/screen.ts';
import { expect } from './world/journey.ts';
import { sellingTest as test } from './world/selling-elsewhere.ts';

test.use({
  stocked: { items: [{ name: 'Chickpea flour', pack: [['bag', '1000']], isFree: true, opening: { quantity: '10', price: '2.00' } }] },
});

test('an owner connects NexPOS, chooses where it sells, says what its Shiro is, sells two there and lets it go', async ({
  page,
  kitchen,
  maed,
  nexpos,
  words,
}) => {
  const itemId = kitchen.itemIds.get('Chickpea flour') ?? '';
  await publishShiro((path, body) => kitchen.tell(path, body), itemId);
  const name = words('integrations_provider_nexpos');

  // What a till says of its own sign-in is not taken for a reset link that has expired.
  await page.goto('/admin/integrations/nexpos/callback?error=invalid_request&error_description=It+has+expired&state=of-nobody');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('integrations_title'));
  await page.goto('/oauth/callback?code=a-code&state=of-nobody');
  await expect(page.getByText(words('integrations_callback_state_unknown'))).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('link', { name: words('integrations_callback_back') }).click();

  await page.getByRole('button', { name: words('integrations_connect', { name }) }).click();
  await expect(page.getByText(words('integrations_callback_connected', { name }))).toBeVisible();
  await page.getByRole('link', { name: words('integrations_callback_back') }).click();
  const section = page.getByRole('region', { name });
  await section.getByRole('button', { name: words('integrations_start') }).click();
  await askForJob(maed, 'integrations.pull-sales');
  await section.getByRole('button', { name: words('integrations_thing_suggested', { name: 'Shiro' }) }).click();
  await expect(section.getByText(words('integrations_state_live'), { exact: true })).toBeVisible();

  nexpos.books.sell('S1', [
    { uid: 'a', thing: 'THING-SHIRO', quantity: 2, minor: 1200 },
    { uid: 'b', thing: 'THING-MEAD', quantity: 1, minor: 900 },
  ]);
  await section.getByRole('button', { name: words('integrations_sync_now') }).click();
  await askForJob(maed, 'integrations.pull-sales');
  await expect(section.getByText(words('integrations_unmapped', { amount: '£9.00' }))).toBeVisible();
  await expect(section.getByText(words('integrations_day_agrees'))).toBeVisible();
  await expectAccessible(page);
  const { onHand } = await kitchen.ask<{ onHand: string }>('explainLevel', { itemId });
  expect(Number(onHand)).toBe(9800);

  await section.getByRole('button', { name: words('integrations_disconnect') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('integrations_disconnect') })
    .click();
  await expect(section.getByRole('button', { name: words('integrations_connect', { name }) })).toBeVisible();
  expect([nexpos.books.access.size, nexpos.books.refresh.size]).toEqual([0, 0]);
});
