import type { Page } from '@playwright/test';

import { bothTest as test, expect } from './world/journey.ts';
import { keptOnDisk } from './world/kept-on-disk.ts';
import { expectAccessible } from './world/screen.ts';

/** Only the first restaurant of the demo has the one, and only the second the other. */
const stock = {
  en: { secret: 'Beef, for kitfo', search: 'kitfo', shared: 'Oat milk, barista' },
  am: { secret: 'ቀይ ሥር', search: 'ቀይ ሥር', shared: 'የአጃ ወተት' },
} as const;
const [addis, london] = ['Habesha House', 'Selam Kitchen'];

/** Everything that this browser keeps of what was answered. */
const keptAnswers = async (page: Page): Promise<string> => {
  await keptOnDisk(page);
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('keyval').objectStore('keyval').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          });
        });
      }),
  );
};

test.use({ serviceWorkers: 'allow', who: 'owner' });

test('an owner of two leaves one behind: nothing of it is on the screen, in the address or on the disk of either tab', async ({
  page,
  context,
  words,
  language,
  exactly,
}) => {
  const { secret, search, shared } = stock[language];
  const switcher = (on: Page, name: string) => on.getByRole('button', { name: words('restaurants_switch', { name }) });
  const choose = async (from: string, to: string) => {
    await switcher(page, from).click();
    await page.getByRole('menuitemradio', { name: to }).click();
  };
  const other = await context.newPage();
  await other.goto('/inventory');
  await expect(switcher(other, addis)).toBeVisible();
  await page.goto('/inventory');
  await page.getByRole('searchbox').fill(search);
  await page.getByRole('main').getByText(secret, { exact: true }).click();
  await expect(page.getByRole('region', { name: words('inventory_ledger') })).toBeVisible();
  expect(page.url()).not.toMatch(/\/inventory$/);
  await expect.poll(() => keptAnswers(page)).toContain(secret);

  // The code of the chart is the last that this screen fetches.
  await expect(page.getByRole('figure')).toBeVisible();
  await context.setOffline(true);
  await choose(addis, london);
  await expect(page.getByText(words('restaurants_switch_failed'))).toBeVisible();
  await expect(switcher(page, addis)).toBeVisible();
  await context.setOffline(false);
  // The banner pushes the bar down; it goes with the first answer.
  await expect(page.getByText(words('app_work_goes_on'))).toHaveCount(0);

  await choose(addis, london);
  await expect(page.getByText(exactly('restaurants_switched', 'Restaurant Switched'))).toBeVisible();
  await expect(page.getByText(words('restaurants_now_managing', { name: london }))).toBeVisible();
  await expect(page).toHaveURL(/\/inventory$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('main')).toContainText(shared);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const tab of [page, other]) {
    await expect(switcher(tab, london)).toBeVisible();
    await expect(tab.getByRole('main')).toContainText(shared);
    await expect(tab.getByText(secret)).toHaveCount(0);
    await expect.poll(() => keptAnswers(tab)).not.toContain(secret);
  }
  await expectAccessible(page);
  await other.close();

  await choose(london, addis);
  await expect(page.getByText(words('restaurants_now_managing', { name: addis }))).toBeVisible();
  // Only the switch itself may find out that the session has ended.
  await page.route('**/rpc/**', (call) => (call.request().url().endsWith('/switchRestaurant') ? call.continue() : call.abort()));
  await page.context().clearCookies();
  await choose(addis, london);
  await expect(page.getByText(exactly('restaurants_switch_not_signed_in', 'User not authenticated'))).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
});
