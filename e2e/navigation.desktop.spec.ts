import { expect, test } from './world/journey.ts';

test.use({ who: 'owner' });

const cookie = 'maed_sidebar';

test('the sidebar opens and closes by mouse and by Ctrl+b, and stays so for a week', async ({ page, words }) => {
  await page.goto('/home');
  const places = page.getByRole('navigation', { name: words('app_navigation') });
  const inventory = places.getByRole('link', { name: words('app_inventory_title') });
  const rail = places.locator('..');
  await expect(inventory).toBeVisible();
  await expect(inventory).toHaveText('');
  await expect(rail).toHaveCSS('width', '48px');

  await page.getByRole('button', { name: words('app_toggle_navigation') }).click();
  await expect(inventory).toHaveText(words('app_inventory_title'));
  await expect(rail).toHaveCSS('width', '256px');
  await page.keyboard.press('Control+b');
  await expect(inventory).toHaveText('');
  await page.keyboard.press('Control+b');
  await expect(inventory).toHaveText(words('app_inventory_title'));

  const [kept] = (await page.context().cookies()).filter(({ name }) => name === cookie);
  expect(kept).toMatchObject({ value: 'open', path: '/' });
  const days = ((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  await page.reload();
  await expect(inventory).toHaveText(words('app_inventory_title'));

  const drawerButton = page.getByRole('button', { name: words('app_open_navigation') });
  for (const [width, isPhone] of [
    [768, false],
    [767, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(drawerButton).toBeVisible({ visible: isPhone });
    await expect(rail).toBeVisible({ visible: !isPhone });
  }
});

test('every place of the sidebar leads where its name says, and the one that is open is marked', async ({ page, words }) => {
  await page.goto('/home');
  const places = page.getByRole('navigation', { name: words('app_navigation') });
  // Some places are headed by what they found: other journeys of this server may have changed what there is to find.
  const sentence = (text: string) => new RegExp(`^${text}$`);
  const wasted = { reason: '.+', percent: String.raw`\d+` };
  const findings: Readonly<Partial<Record<string, RegExp>>> = {
    waste: sentence(`(${['waste_headline', 'waste_headline_priced'].map((key) => words(key, wasted)).join('|')})`),
    staff: /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day (is \d+ short for .+, .+ to .+|is covered|has nobody yet)$/,
  };
  for (const place of ['purchase', 'waste', 'reports', 'menu', 'kitchen', 'tasks', 'staff', 'settings'] as const) {
    const link = places.getByRole('link', { name: words(`app_${place}_title`), exact: true });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/${place}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(findings[place] ?? words(`app_${place}_title`));
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

test('what is about oneself stands on the home screen alone, and every other place has the mark that leads there', async ({
  page,
  words,
}) => {
  const bar = page.getByRole('banner');
  const theme = bar.getByRole('button', { name: words('app_theme_to_dark') });
  const profile = bar.getByRole('button', { name: words('app_profile_of', { name: 'Hanna Bekele' }) });
  await page.goto('/home');
  await expect(theme).toBeVisible();
  await profile.click();
  await expect(page.getByRole('menuitem').last()).toHaveText(words('app_log_out_menu'));
  await page.getByRole('menuitem', { name: words('app_settings_title') }).click();
  await expect(page).toHaveURL(/\/settings/);
  await expect(profile).toHaveCount(0);
  await expect(theme).toHaveCount(0);
  await bar.getByRole('link', { name: words('app_to_home', { name: words('app_brand') }) }).click();
  await expect(profile).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
});

test.describe('staff', () => {
  test.use({ who: 'staff.addis' });

  test('see no place that is for managers alone', async ({ page, words }) => {
    await page.goto('/home');
    const places = page.getByRole('navigation', { name: words('app_navigation') });
    await expect(places.getByRole('link', { name: words('app_inventory_title') })).toBeVisible();
    await expect(places.getByRole('link', { name: words('app_purchase_title') })).toHaveCount(0);
    await expect(places.getByRole('link', { name: words('app_reports_title') })).toHaveCount(0);
  });
});

test('an address that leads nowhere is said once, within the bars where it begins like one of the app’s', async ({ page, words }) => {
  for (const path of ['/nowhere', '/purchase/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: words('app_not_found_title') }), path).toBeVisible();
    await expect(page.getByRole('main'), path).toHaveCount(1);
  }
});
