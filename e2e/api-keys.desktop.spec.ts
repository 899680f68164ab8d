import { superuserOf } from '../apps/server/testing/real-server.ts';
import { runExample } from '../apps/server/testing/run-example.ts';
import { queryAs } from '../db/testing/query-as.ts';
import { expect, kitchenTest as test } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';

test.use({ stocked: { items: [{ name: 'Chickpea flour', pack: [['bag', '1000']], isFree: true, par: '20000' }] } });

test('an owner makes a key, a program works by it, and revoked it is refused; without the plan there is only the way to it', async ({
  page,
  kitchen,
  maed,
  words,
}) => {
  await page.goto('/admin/integrations');
  const section = page.getByRole('region', { name: words('restaurants_keys') });
  await expect(section.getByText(words('restaurants_keys_goes_on'))).toBeVisible();
  await expect(section.getByRole('button')).toHaveCount(0);
  await queryAs(superuserOf(maed.dataFolder), `update subscription set plan = 'enterprise', status = 'active' where owner_id = $1`, [
    kitchen.owner.session.user.id,
  ]);
  await page.reload();
  await section.getByRole('button', { name: words('restaurants_key_make') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(words('restaurants_key_name')).fill('Night order');
  const stock = words('restaurants_key_area_stock');
  await sheet.getByLabel(words('restaurants_key_may_do', { area: stock })).check();
  await expect(sheet.getByLabel(words('restaurants_key_may_look', { area: stock }), { exact: true })).toBeChecked();
  await expectAccessible(page);
  await expectFits(page);
  await sheet.getByRole('button', { name: words('restaurants_key_make') }).click();
  const ready = page.getByRole('dialog', { name: words('restaurants_key_ready', { name: 'Night order' }) });
  const key = await ready.getByLabel(words('restaurants_key_secret')).inputValue();
  expect(key).toMatch(/^maed_[0-9a-f]{32}_/);
  await expectAccessible(page);
  await ready.getByRole('button', { name: words('restaurants_done') }).click();

  const program = () => runExample({ address: maed.url, key }, ['--receive', '2 bag']);
  expect(await program()).toContain('Received 2 bag of Chickpea flour');
  await page.reload();
  await expect(page.getByText(key)).toHaveCount(0);
  await expect(section.getByText(words('restaurants_key_calls', { count: 3 }))).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByText(words('restaurants_audit_by_key', { name: 'Night order' })).first()).toBeVisible();

  await page.goto('/admin/integrations');
  await section.getByRole('button', { name: words('restaurants_key_revoke') }).click();
  const asked = page.getByRole('dialog', { name: words('restaurants_key_revoke_title', { name: 'Night order' }) });
  await expect(asked.getByText(words('restaurants_key_revoke_text'))).toBeVisible();
  await asked.getByRole('button', { name: words('restaurants_key_revoke') }).click();
  await expect(section.getByText(words('restaurants_keys_none'))).toBeVisible();
  await expect(program()).rejects.toThrow(/401.*UNAUTHENTICATED/s);
  await expectAccessible(page);
});
