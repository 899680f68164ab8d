import { expect, test } from './world/journey.ts';
import { atLeastOneOnHand } from './world/waste-tiles.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('kitchen staff on a phone', () => {
  test.use({ who: 'kitchen.addis' });

  test('log without a line in three touches, take it back, and find both in the log when the line is there again', async ({
    page,
    context,
    words,
  }) => {
    await page.goto('/waste/log');
    const what = page.getByRole('region', { name: words('waste_what') });
    const tile = what.locator('button[aria-pressed]').filter({ hasText: atLeastOneOnHand }).first();
    await expect(tile).toBeVisible();
    const name = (await tile.locator('span').first().textContent()) ?? '';
    await context.setOffline(true);
    const amounts = page.getByRole('region', { name: words('waste_how_much') });
    const log = async (): Promise<void> => {
      await what.getByRole('button').filter({ hasText: name }).first().click();
      await page.getByRole('button', { name: words('inventory_reason_burnt') }).click();
      await amounts.getByRole('button').filter({ hasText: /^1\D/ }).first().click();
    };
    await log();
    await expect(page.getByRole('main')).toContainText(name);
    await page.getByRole('button', { name: words('waste_undo') }).click();
    await expect(page.getByRole('button', { name: words('waste_undo') })).toHaveCount(0);
    await log();
    await expect(page.getByRole('button', { name: words('waste_undo') })).toBeVisible();
    await context.setOffline(false);
    await page.goto('/waste/entries?reason=BURNT');
    const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(lines.filter({ hasText: words('waste_status_voided') }).first()).toBeVisible();
    await expect(lines.filter({ hasNotText: words('waste_status_voided') }).first()).toBeVisible();
  });
});

test.describe('a tablet that is held upright, in Amharic', () => {
  test.use({ who: 'kitchen.addis', viewport: { width: 820, height: 1180 }, language: 'am' });

  test('shows every reason and every unit whole', async ({ page, words }) => {
    await page.goto('/waste/log');
    const what = page.getByRole('region', { name: words('waste_what') });
    // Looked for by name: which tiles are there at once depends on the hour.
    await what.getByRole('searchbox').fill('ነጭ ሽንኩርት');
    await what.getByRole('button').filter({ hasText: 'ነጭ ሽንኩርት' }).click();
    const unit = page.getByRole('button', { name: 'ከረጢት', exact: true });
    await expect(unit).toBeVisible();
    expect(await unit.evaluate((key) => key.scrollWidth - key.clientWidth)).toBeLessThanOrEqual(0);
    const reason = await page.getByRole('button', { name: words('inventory_reason_spoiled') }).boundingBox();
    expect(reason?.height).toBeLessThan(80);
  });
});

test.describe('a chef on a slow line', () => {
  test.use({ who: 'chef.addis' });

  test('finds every tile where it was when it was first seen, whatever arrives or is logged later', async ({ page, words }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/rpc/waste/logHelp', async (call) => {
      await held;
      await call.continue();
    });
    let helps = 0;
    page.on('response', (response) => (helps += response.url().endsWith('/waste/logHelp') ? 1 : 0));
    const shelf = page.waitForResponse('**/rpc/inventory/syncItems');
    await page.goto('/waste/log');
    const what = page.getByRole('region', { name: words('waste_what') });
    const tiles = what.locator('button[aria-pressed]');
    await shelf;
    await expect(page.getByRole('status', { name: words('ui_unread_loading') })).toBeVisible();
    await expect(tiles).toHaveCount(0);
    release();
    await expect(tiles.first()).toBeVisible();
    const names = () => tiles.locator('span:first-child').allTextContents();
    const seen = await names();
    for (let time = 0; time < 2; time += 1) {
      await tiles.nth(5).click();
      await page.getByRole('button', { name: words('inventory_reason_burnt') }).click();
      await page.getByLabel(words('waste_another_amount')).fill('1');
      await page.getByRole('button', { name: words('waste_log_amount', { amount: '1' }) }).click();
      await expect(tiles.first()).toBeVisible();
    }
    await expect.poll(() => helps).toBeGreaterThan(1);
    expect(await names()).toEqual(seen);
  });
});

test.describe('an owner', () => {
  test.use({ who: 'owner' });

  test('sees what was lost and why, and every cause leads to its entries', async ({ page, words }) => {
    await page.goto('/waste');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('%');
    const causes = page.getByRole('region', { name: words('waste_causes') });
    await causes.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/waste\/entries\?.*reason=/);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
});
