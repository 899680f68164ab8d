import { uuidv7 } from 'uuidv7';

import { superuserOf } from '../apps/server/testing/real-server.ts';
import { queryAs } from '../db/testing/query-as.ts';
import { expectAccessible } from './world/screen.ts';
import { expect } from './world/journey.ts';
import { tellingTest as test } from './world/telling-programs.ts';

test.use({
  stocked: { items: [{ name: 'Berbere', pack: [['bag', '1000']], opening: { quantity: '8', price: '3' } }] },
});

test('an owner has another program told of stock, tries it, sees what arrived, and lets it go; a smaller plan tells nobody', async ({
  page,
  kitchen,
  maed,
  receiver,
  words,
}) => {
  const onPlan = (plan: string) =>
    queryAs(superuserOf(maed.dataFolder), `update subscription set plan = $2, status = 'active', trial_end_at = null where owner_id = $1`, [
      kitchen.owner.session.user.id,
      plan,
    ]);
  const section = page.getByRole('region', { name: words('integrations_hooks'), exact: true });
  await onPlan('growth');
  await page.goto('/admin/integrations');
  await expect(section.getByRole('link', { name: words('subscription_see_plans') })).toBeVisible();
  await expect(section.getByRole('button', { name: words('integrations_hooks_add') })).toBeHidden();

  await onPlan('enterprise');
  await page.reload();
  await section.getByRole('button', { name: words('integrations_hooks_add') }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: words('integrations_hook_address') }).fill('books.example');
  await form.getByRole('button', { name: words('integrations_hook_keep') }).click();
  await expect(form.getByText(words('integrations_hook_address_wrong'))).toBeVisible();
  await expect(form.getByText(words('integrations_hook_kinds_missing'))).toBeVisible();
  await form.getByRole('textbox', { name: words('integrations_hook_address') }).fill(receiver.url);
  await form.getByRole('checkbox', { name: words('integrations_hook_area_stock'), exact: true }).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: words('integrations_hook_keep') }).click();

  const shown = page.getByRole('dialog', { name: words('integrations_hook_secret_title') });
  await expect(shown.getByRole('textbox', { name: words('integrations_hook_secret') })).toHaveValue(/^whsec_[A-Za-z0-9+/=]{40,}$/);
  await shown.getByRole('button', { name: words('integrations_hook_kept') }).click();
  await expect(section.getByText(receiver.url)).toBeVisible();
  await section.getByRole('button', { name: words('integrations_hook_test') }).click();
  const answered = words('integrations_hook_answered', { code: 204 });
  await expect(section.getByText(words('integrations_hook_test_arrived', { why: answered }))).toBeVisible();

  await kitchen.tell('recordMovement', {
    movementId: uuidv7(),
    itemId: kitchen.itemIds.get('Berbere'),
    kind: 'WASTE',
    entry: { text: '1 bag', parts: [{ quantity: '1', unit: 'bag' }] },
    price: null,
    reason: 'SPOILED',
    note: null,
  });
  await expect.poll(() => receiver.received.map(({ said }) => said.type)).toContain('inventory.v1.movement-recorded');
  await section.getByRole('button', { name: words('integrations_hook_recent') }).click();
  const recent = page.getByRole('dialog');
  const line = recent.getByRole('listitem').filter({ hasText: words('integrations_hook_kind_movement_recorded') });
  await expect(line.getByText(words('integrations_hook_delivered'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  const count = receiver.received.length;
  await line.getByRole('button').click();
  await expect.poll(() => receiver.received.length).toBe(count + 1);
  expect(new Set(receiver.received.slice(-1).map(({ id }) => id)).has(receiver.received.at(-2)?.id ?? '')).toBe(true);
  await page.keyboard.press('Escape');

  await section.getByRole('button', { name: words('integrations_hook_pause') }).click();
  await expect(section.getByText(words('integrations_hook_state_paused'), { exact: true })).toBeVisible();
  await section.getByRole('button', { name: words('integrations_hook_remove') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('integrations_hook_remove'), exact: true })
    .click();
  await expect(section.getByText(words('integrations_hooks_none'))).toBeVisible();
});
