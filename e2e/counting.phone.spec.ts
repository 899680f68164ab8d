import type { Browser, Page } from '@playwright/test';

import { expect, test } from './world/journey.ts';
import type { MaedServer } from './world/maed-server.ts';
import { visitKept } from './world/screen.ts';
import { browserStateOf, keepFromBefore, keptFromBefore, type SignedIn } from './world/sign-in.ts';

test.use({ serviceWorkers: 'allow', who: 'manager.addis' });

const taste = { language: 'en', theme: 'light' } as const;

/** A phone of somebody else's, beside the one of this journey. */
const phoneOf = async (browser: Browser, maed: MaedServer, who: SignedIn): Promise<Page> => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({
    baseURL: maed.url,
    viewport,
    hasTouch: true,
    storageState: { ...browserStateOf(maed, who, taste), origins: [] },
  });
  await context.addInitScript(keepFromBefore, keptFromBefore(maed, who, taste));
  return context.newPage();
};

const lineOf = (page: Page, place: number) => page.getByRole('list', { name: 'What is to be counted' }).getByRole('button').nth(place);

/** Writes a figure down at one place of the walk, and closes the keys of the next. */
const count = async (page: Page, place: number, figure: string) => {
  await lineOf(page, place).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill(figure);
  await sheet.getByRole('button', { name: 'Write down, next' }).click();
  // The keys of the next place stand there as soon as this one is on disk.
  await expect(sheet.locator(`input[value="${figure}"]`)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
};

/** Asks the server as the page does, with its own session. */
const ask = <Answer>(page: Page, name: string, input: object): Promise<Answer> =>
  page.evaluate(
    async ([path, json]) => {
      const response = await fetch(`/rpc/inventory/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ json }),
      });
      return ((await response.json()) as { json: Answer }).json;
    },
    [name, input] as const,
  );

type Reviewed = { readonly lines: readonly { readonly itemId: string; readonly counted: string | null }[] };
type Known = { readonly level: { readonly onHand: string } };

test('two people count at once, one of them without a line: handed in, counted again, refused to one, approved by the other', async ({
  page,
  browser,
  maed,
  sessionOf,
  words,
}) => {
  const cook = await phoneOf(browser, maed, await sessionOf('kitchen.addis'));
  const asked = page.waitForRequest(/\/rpc\/inventory\/listCounts/);
  await page.goto('/inventory/counts');
  const { restaurantId } = ((await asked).postDataJSON() as { json: { restaurantId: string } }).json;
  await page.getByRole('button', { name: words('inventory_counts_new') }).click();
  await page.getByRole('textbox', { name: words('inventory_counts_name') }).fill('Evening walk');
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: words('inventory_counts_start') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Evening walk' })).toBeVisible();
  await expect(lineOf(page, 1)).toBeVisible();

  await visitKept(cook, '/inventory/counts');
  await cook.getByRole('link', { name: words('inventory_counts_count') }).click();
  await expect(lineOf(cook, 0)).toBeVisible();
  await cook.context().setOffline(true);
  await count(cook, 0, '3');
  await expect(cook.getByText(/^1 of \d+ counted/)).toBeVisible();
  await count(page, 1, '5');
  await cook.context().setOffline(false);
  await expect(page.getByText(/^2 of \d+ counted/)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(/Evening walk|counted ·/).first()).toBeVisible();

  await page.getByRole('button', { name: words('inventory_counts_hand_in'), exact: true }).click();
  await page.getByRole('button', { name: words('inventory_counts_hand_in_now') }).click();
  await expect(page.getByText(/is still counting/)).toBeVisible();
  await cook.getByRole('button', { name: /^Done in/ }).click();
  await expect(cook.getByRole('button', { name: words('app_up_to_date'), exact: true })).toBeVisible();
  await page.getByRole('button', { name: words('inventory_counts_hand_in'), exact: true }).click();
  await page.getByRole('button', { name: words('inventory_counts_hand_in_now') }).click();

  const lines = page.getByRole('list', { name: words('inventory_counts_lines') });
  await expect(lines.getByText(/Expected .*, found/)).toHaveCount(2);
  await lines.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /Ask to count 1 line again/ }).click();
  await expect(page.getByText(words('inventory_count_status_recount'))).toBeVisible();
  const url = new URL(page.url());
  const [, , , countId = ''] = url.pathname.split('/');
  await cook.goto(`/inventory/counts/${countId}`);
  await expect(cook.getByText(words('inventory_counts_recount_asked'))).toBeVisible();
  await count(cook, 0, '4');
  await cook.getByRole('button', { name: words('inventory_counts_hand_in'), exact: true }).click();
  await expect(cook.getByText(words('inventory_counts_all_counted'))).toBeVisible();
  await cook.getByRole('button', { name: words('inventory_counts_hand_in_now') }).click();
  await expect(cook.getByText(words('inventory_refusal_count_approval_forbidden'))).toBeVisible();
  await expect(cook.getByRole('button', { name: words('inventory_counts_approve') })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button', { name: words('inventory_counts_approve') })).toBeVisible();
  for (const reason of await lines.getByRole('combobox').all()) await reason.selectOption('UNRECORDED_USE');
  await page.getByRole('button', { name: words('inventory_counts_approve') }).click();
  await expect(page.getByText(new RegExp(`^${words('inventory_count_status_approved')}`))).toBeVisible();

  const { lines: reviewed } = await ask<Reviewed>(page, 'reviewCount', { restaurantId, countId });
  const counted = reviewed.filter((line) => line.counted !== null);
  expect(counted).toHaveLength(2);
  for (const { itemId, counted: figure } of counted) {
    const { level } = await ask<Known>(page, 'getItem', { restaurantId, itemId });
    expect(level.onHand).toBe(figure);
  }
  await cook.context().close();
});
