import { expect, test } from './world/journey.ts';
import { waitForKeptDay } from './world/kept-day.ts';

test.use({ who: 'manager.addis' });

/** What the first minutes of a day may cost somebody who pays for each of them. @unit bytes */
const bytesMax = 150_000;

test('the first sync of a day, what is kept ahead and seven screens, is at most 150 kB of answers', async ({ page, words }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const paths = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => paths.set(requestId, new URL(request.url).pathname));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId) ?? '';
    if (/^\/(rpc|files|live)\//.test(path)) bytes.set(path, (bytes.get(path) ?? 0) + encodedDataLength);
  });
  await page.goto('/home');
  await waitForKeptDay(page, words);
  for (const path of ['/inventory', '/waste/log', '/tasks', '/kitchen', '/staff', '/menu?tab=allergens']) {
    // Within the app, as somebody touches their way.
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Whatever is fetched ahead has come.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: words('app_up_to_date'), exact: true })).toBeVisible();
  }
  // Lists load text: no picture is among them.
  expect([...bytes.keys()].filter((path) => path.startsWith('/files/'))).toEqual([]);
  const heaviest = [...bytes].toSorted(([, one], [, other]) => other - one).slice(0, 5);
  const sum = [...bytes.values()].reduce((total, each) => total + each, 0);
  expect(sum, `the heaviest: ${JSON.stringify(heaviest)}`).toBeLessThanOrEqual(bytesMax);
  expect(sum).toBeGreaterThan(10_000);
});
