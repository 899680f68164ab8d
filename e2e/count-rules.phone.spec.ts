import type { Page } from '@playwright/test';

import { beginCount, countAndHandIn } from './world/counting.ts';
import { expect, kitchenTest as test } from './world/journey.ts';
import type { Kitchen } from './world/kitchen.ts';
import { browserStateOf, keepFromBefore, keptFromBefore } from './world/sign-in.ts';

const bag = [['bag', '1000']] as const;
const opening = { quantity: '10', price: '4' };
const names = ['Beans', 'Lentils', 'Rice'] as const;

test.use({ stocked: { items: names.map((name) => ({ name, pack: bag, opening })) } });

/** Everything was counted before, as the books have it. */
const countAll = async (kitchen: Kitchen): Promise<void> => {
  const countId = await beginCount(kitchen);
  await countAndHandIn(kitchen, countId, kitchen.itemIds.values(), '10');
  await kitchen.tell('approveCount', { countId });
};

const lineOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'What is to be counted' }).getByRole('button').filter({ hasText: name });

test('a blind count is the same as last for one, passed over for another, goes on on another device, and is taken back', async ({
  page,
  words,
  kitchen,
  browser,
  maed,
}) => {
  await countAll(kitchen);
  const countId = await beginCount(kitchen);
  await page.goto(`/inventory/counts/${countId}`);
  await lineOf(page, 'Beans').click();
  const pad = page.getByRole('dialog');
  await expect(pad).toContainText('bag of 1 kg');
  await expect(pad).not.toContainText('10 bag');
  await pad.getByRole('button', { name: words('inventory_counts_same_as_last') }).click();
  // The keys of the next place of the walk stand there at once.
  await expect(pad.getByRole('heading', { name: 'Lentils' })).toBeVisible();
  await pad.getByLabel(words('inventory_counts_skip')).selectOption('NOT_REACHABLE');
  await expect(pad.getByRole('heading', { name: 'Rice' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lineOf(page, 'Beans')).toContainText(words('inventory_counts_carried'));
  await expect(page.getByText(/^2 of 3 counted/)).toBeVisible();
  await expect(page.getByRole('button', { name: words('app_up_to_date'), exact: true })).toBeVisible();

  const taste = { language: 'en', theme: 'light' } as const;
  const context = await browser.newContext({
    baseURL: maed.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    storageState: { ...browserStateOf(maed, kitchen.owner, taste), origins: [] },
  });
  await context.addInitScript(keepFromBefore, keptFromBefore(maed, kitchen.owner, taste));
  const other = await context.newPage();
  await other.goto(`/inventory/counts/${countId}`);
  await expect(other.getByText(/^2 of 3 counted/)).toBeVisible();
  await lineOf(other, 'Rice').click();
  await other.getByRole('dialog').getByRole('textbox').fill('2 bag');
  await other
    .getByRole('dialog')
    .getByRole('button', { name: words('inventory_counts_write_down') })
    .click();
  await expect(other.getByText(/^3 of 3 counted/)).toBeVisible();
  await expect(other.getByRole('button', { name: words('app_up_to_date'), exact: true })).toBeVisible();
  await other.goto(`/inventory/counts/${countId}`);
  await other.getByRole('button', { name: /^Done in/ }).click();
  await other.getByRole('button', { name: words('inventory_counts_hand_in'), exact: true }).click();
  await other.getByRole('button', { name: words('inventory_counts_hand_in_now') }).click();

  // Eight bags are missing: nobody approves that without a word why.
  const approve = other.getByRole('button', { name: words('inventory_counts_approve'), exact: true });
  await approve.click();
  await expect(other.getByText(/has no reason yet/).first()).toBeVisible();
  await other
    .getByRole('list', { name: words('inventory_counts_lines') })
    .getByRole('combobox')
    .selectOption('THEFT');
  await approve.click();
  await expect(other.getByText(new RegExp(`^${words('inventory_count_status_approved')}`))).toBeVisible();
  const onHand = async (name: string) =>
    (await kitchen.ask<{ level: { onHand: string } }>('getItem', { itemId: kitchen.itemIds.get(name) })).level.onHand;
  expect([await onHand('Beans'), await onHand('Lentils'), await onHand('Rice')]).toEqual(['10000', '10000', '2000']);

  await other.getByRole('button', { name: words('inventory_counts_reverse'), exact: true }).click();
  const why = other.getByRole('dialog');
  await why.getByLabel(words('ui_why')).fill('The other shelf was forgotten');
  await why.getByRole('button', { name: words('inventory_counts_reverse'), exact: true }).click();
  await expect(other.getByText(new RegExp(`^${words('inventory_count_status_reversed')}`))).toBeVisible();
  expect(await onHand('Rice')).toBe('10000');
  await context.close();
});
