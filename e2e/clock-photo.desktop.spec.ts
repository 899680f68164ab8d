import { findChromium, thisMachine } from '../tools/run/chromium.ts';
import { dayAfter } from '../modules/staff/rules/rota-week.ts';
import { callMaed } from './world/call-maed.ts';
import { filmBarcode } from './world/fake-camera.ts';
import { chromiumArguments, expect, kitchenTest as test } from './world/journey.ts';
import { expectAccessible } from './world/screen.ts';

// Whatever the camera films will do: nobody looks for a face.
test.use({
  launchOptions: { executablePath: findChromium(thisMachine()), args: [...chromiumArguments, ...filmBarcode('5000157024671')] },
  stocked: { items: [] },
});

test('a house that asks for it photographs who comes at its tablet, and shows it to whoever approves hours', async ({
  page,
  context,
  words,
  maed,
  kitchen,
}) => {
  await page.goto('/staff/hours');
  await page.getByRole('button', { name: words('staff_setting_open') }).click();
  const setting = page.getByRole('dialog');
  await setting.getByRole('checkbox', { name: words('staff_setting_photo') }).check();
  await expect(setting.getByText(words('staff_setting_photo_hint', { days: '31' }))).toBeVisible();
  await setting.getByRole('button', { name: words('staff_setting_save') }).click();
  await expect(setting).toHaveCount(0);
  await page.goto('/settings?tab=team');
  await page.getByLabel(words('restaurants_pin'), { exact: true }).fill('2468');
  await page.getByRole('button', { name: words('restaurants_pin_keep') }).click();
  await expect(page.getByText(words('restaurants_pin_kept'))).toBeVisible();
  await page.getByLabel(words('restaurants_tablet_name')).fill('Door');
  await page.getByRole('button', { name: words('restaurants_tablet_register') }).click();
  await expect(page.getByText(words('restaurants_tablet_ready', { name: 'Door' }))).toBeVisible();

  const { cookie } = kitchen.owner;
  await context.clearCookies({ name: cookie.name });
  await page.goto('/tablet');
  await page.getByRole('button', { name: /Hanna Tesfaye/ }).click();
  for (const digit of '2468') await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: words('restaurants_tablet_enter'), exact: true }).click();
  await expect(page.getByText(words('restaurants_tablet_turn_of', { name: 'Hanna Tesfaye' }))).toBeVisible();
  await page.goto('/staff/clock');
  await page.getByRole('button', { name: words('staff_clock_in') }).click();
  const camera = page.getByRole('dialog', { name: words('staff_photo_title') });
  const take = camera.getByRole('button', { name: words('staff_photo_take') });
  await expect(take).toBeEnabled();
  await expectAccessible(page);
  await take.click();
  await expect(camera).toHaveCount(0);
  await expect(page.getByRole('button', { name: words('staff_clock_out') })).toBeVisible();
  await expect(page.getByText(words('staff_clock_waits'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: words('app_up_to_date') })).toBeVisible();
  await page.getByRole('button', { name: words('restaurants_done'), exact: true }).click();
  await expect(page).toHaveURL(/\/tablet$/);

  // The device is the tablet's now: whoever approves hours looks from another.
  const day = new Date().toISOString().slice(0, 10);
  const asked = { restaurantId: kitchen.restaurantId, from: dayAfter(day, -1), to: dayAfter(day, 1) };
  type Hours = { cards: { segments: { inPhotoUrl: string | null }[] }[] };
  const { cards } = await callMaed<Hours>(maed, kitchen.owner, { path: 'staff/readHours', input: asked });
  const url = `${maed.url}${cards[0]?.segments[0]?.inPhotoUrl ?? '/'}`;
  const seen = await fetch(url, { headers: { cookie: `${cookie.name}=${cookie.value}` } });
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await fetch(url)).status).toBe(404);
});
