import type { Page } from '@playwright/test';
import { uuidv7 } from 'uuidv7';

import { beginCount, blindPlan } from './world/counting.ts';
import { expect, kitchenTest, test } from './world/journey.ts';
import { waitForKeptDay } from './world/kept-day.ts';
import { visitKept } from './world/screen.ts';
import type { Words } from './world/words.ts';

test.describe('a cook who has seen nothing but home', () => {
  test.use({ serviceWorkers: 'allow', who: 'kitchen.london' });

  test('finds every screen of a day without a line, and cooks from a recipe that was never opened here', async ({ page, maed, words }) => {
    await visitKept(page, '/home');
    await waitForKeptDay(page, words);
    await maed.kill();
    // What stands first in a list hangs on the hour; that something does is enough.
    const screens = [
      ['/inventory', /^\d+ items$/],
      ['/inventory/counts', 'Evening count'],
      ['/inventory/expiring', /^until \d/],
      ['/inventory/deliveries', 'Habesha Imports'],
      ['/waste/log', /\d .+ on hand$/],
      ['/tasks', 'Chicken stock, 8 l'],
      ['/tasks/food', 'Walk-in'],
      ['/menu', 'Shakshuka'],
      ['/menu?tab=allergens', 'Shakshuka'],
      ['/menu?tab=prep', words('menu_prep_print')],
      ['/kitchen', 'Hot line'],
      ['/kitchen/orders', 'Table 4'],
      ['/kitchen/orders/new', 'Halloumi and eggs'],
      ['/staff', words('staff_rota_mine')],
      ['/staff/clock', words('staff_clock_for', { name: 'Yonas Kebede' })],
      ['/menu?tab=recipes', 'Shakshuka'],
    ] as const;
    for (const [path, what] of screens) {
      await page.goto(path);
      await expect(page.locator('#screen').getByText(what).first(), path).toBeVisible();
    }
    await page.locator('#screen').getByRole('link', { name: 'Shakshuka' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shakshuka' })).toBeVisible();
    await expect(page.getByRole('heading', { name: words('menu_steps') })).toBeVisible();
  });
});

/** Writes down what lies there of the beans, all that is to be counted. */
const countNineBags = async (page: Page, words: Words) => {
  await page.getByRole('list', { name: 'What is to be counted' }).getByRole('button').filter({ hasText: 'Beans' }).click();
  const pad = page.getByRole('dialog');
  await pad.getByRole('textbox').fill('9 bag');
  await pad.getByRole('button', { name: words('inventory_counts_write_down') }).click();
  await expect(page.getByText(/^1 of 1 counted/)).toBeVisible();
};

kitchenTest.describe('a count on a device that never showed one', () => {
  kitchenTest.use({
    serviceWorkers: 'allow',
    stocked: { items: [{ name: 'Beans', pack: [['bag', '1000']], opening: { quantity: '10', price: '4' } }] },
  });

  kitchenTest('is counted without a line where it was begun on another, and arrives', async ({ page, context, words, kitchen }) => {
    const countId = await beginCount(kitchen);
    await visitKept(page, '/inventory');
    await waitForKeptDay(page, words);
    await context.setOffline(true);
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: words('home_guide') })).toBeVisible();
    await page.goto(`/inventory/counts/${countId}`);
    await countNineBags(page, words);
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: words('app_up_to_date'), exact: true })).toBeVisible();
    const { entries } = await kitchen.ask<{ entries: readonly { quantity: string }[] }>('countEntries', { countId, since: 0 });
    expect(entries.map(({ quantity }) => quantity)).toEqual(['9000']);
  });

  kitchenTest('is begun without a line, counted over a reload, and arrives as one', async ({ page, context, words, kitchen }) => {
    const rhythm = { templateId: uuidv7(), baseVersion: null, rhythm: 'DAILY', timing: 'END' };
    await kitchen.tell('saveCountTemplate', { ...blindPlan(), ...rhythm });
    await visitKept(page, '/inventory');
    await waitForKeptDay(page, words);
    await context.setOffline(true);
    await page.goto('/inventory/counts');
    await page.getByRole('button', { name: words('inventory_counts_start'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dry store' })).toBeVisible();
    await countNineBags(page, words);
    await page.reload();
    await expect(page.getByText(/^1 of 1 counted/)).toBeVisible();
    await page.goto('/inventory/counts');
    await expect(page.getByRole('listitem').filter({ hasText: words('ui_row_waiting') })).toContainText('Dry store');
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: words('app_up_to_date'), exact: true })).toBeVisible();
    const { counts } = await kitchen.ask<{ counts: readonly { id: string; status: string }[] }>('listCounts', {});
    expect(counts.map(({ status }) => status)).toEqual(['COUNTING']);
    const { entries } = await kitchen.ask<{ entries: readonly { quantity: string }[] }>('countEntries', {
      countId: counts[0]?.id,
      since: 0,
    });
    expect(entries.map(({ quantity }) => quantity)).toEqual(['9000']);
  });
});
