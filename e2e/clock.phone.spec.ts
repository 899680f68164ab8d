import { callMaed } from './world/call-maed.ts';
import { expect, test } from './world/journey.ts';
import { expectAccessible } from './world/screen.ts';

test.use({ serviceWorkers: 'allow', who: 'staff.london' });

const house = { latitude: 51.5136, longitude: -0.1365, accuracy: 10 };
const away = { ...house, latitude: 51.5236 };

test('who is out of the fence is told how far, comes within it, and goes without a line, once', async ({
  page,
  context,
  maed,
  signedIn,
  words,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(away);
  await page.goto('/staff/clock');
  const clockIn = page.getByRole('button', { name: words('staff_clock_in') });
  await clockIn.click();
  await expect(page.getByText(words('staff_refusal_out_of_fence', { distanceM: '1112', radiusM: '120' }))).toBeVisible();
  await expect(page.getByText(words('staff_clock_away', { distanceM: '1112', accuracyM: '10' }))).toBeVisible();
  await expectAccessible(page);

  await context.setGeolocation(house);
  await clockIn.click();
  const clockOut = page.getByRole('button', { name: words('staff_clock_out') });
  // A second tap of a nervous thumb falls on it, and says nothing.
  await expect(clockOut).toBeDisabled();
  await expect(clockOut).toBeEnabled();
  await expect(page.getByText(words('staff_clock_waits'))).toHaveCount(0);

  await context.setOffline(true);
  await clockOut.click();
  await expect(page.getByText(words('staff_clock_waits'))).toBeVisible();
  await expect(clockIn).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(words('staff_clock_waits'))).toHaveCount(0);
  await page.reload();
  await expect(clockIn).toBeVisible();
  const { restaurants } = await callMaed<{ restaurants: { id: string }[] }>(maed, signedIn, { path: 'restaurants/listMine', input: {} });
  const asked = { path: 'staff/readClock', input: { restaurantId: restaurants[0]?.id ?? '' } };
  const { marks } = await callMaed<{ marks: { kind: string }[] }>(maed, signedIn, asked);
  // The demo has said other things of the days before.
  expect(marks.slice(-2).map(({ kind }) => kind)).toEqual(['IN', 'OUT']);
});

test('shifts are read by a calendar that holds the link, until the link is taken away', async ({ page, request, words }) => {
  await page.goto('/staff/clock');
  await page.getByRole('button', { name: words('staff_calendar') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words('staff_calendar_open') }).click();
  const link = await dialog.getByLabel(words('ui_link'), { exact: true }).inputValue();
  await expectAccessible(page);
  const read = await request.get(link);
  expect(read.headers()['content-type']).toContain('text/calendar');
  const feed = await read.text();
  expect(feed).toContain('BEGIN:VEVENT');
  expect(feed).toContain('SUMMARY:Waiter\\, Selam Kitchen');
  expect(feed).not.toContain('Line cook');

  await dialog.getByRole('button', { name: words('staff_calendar_close') }).click();
  await expect(dialog.getByRole('button', { name: words('staff_calendar_open') })).toBeVisible();
  expect((await request.get(link)).status()).toBe(404);
});
