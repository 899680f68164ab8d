import { confirmAddress } from './world/confirm-address.ts';
import { expect, kitchenTest as test } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';
import { browserStateOf } from './world/sign-in.ts';

const person = { restaurants_first_name: 'Liya', restaurants_last_name: 'Alemu' } as const;
const password = 'Berbere-2026';

test.use({ stocked: { items: [] } });

test('a chef is invited by a link, joins on another device, is given pay and let go, and the trail tells of it', async ({
  page,
  words,
  maed,
  kitchen,
  browser,
  language,
  theme,
}, { project }) => {
  await confirmAddress(maed, kitchen.owner);
  await page.goto('/settings?tab=team');
  await expect(page.getByRole('list', { name: words('restaurants_members') })).toContainText('Hanna Tesfaye');
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: words('restaurants_invite_someone') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('restaurants_role')).selectOption('chef');
  await dialog.getByRole('button', { name: words('restaurants_make_invitation') }).click();
  const link = await dialog.getByLabel(words('ui_link'), { exact: true }).inputValue();
  await expect(dialog.getByRole('img', { name: words('ui_link_picture') })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('restaurants_done') }).click();

  const context = await browser.newContext({
    baseURL: maed.url,
    viewport: page.viewportSize(),
    storageState: browserStateOf(maed, null, { language, theme }),
  });
  const joining = await context.newPage();
  await joining.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);
  await expect(joining.getByText('Invalid Invitation:')).toBeVisible();
  await expect(joining.getByText('The invitation code is invalid or expired.')).toBeVisible();
  await joining.goto(link);
  await expect(joining.getByRole('heading', { name: words('restaurants_join_title', { restaurant: 'Enat Bet' }) })).toBeVisible();
  await expect(joining.getByLabel(words('restaurants_role'), { exact: true })).toHaveValue(words('restaurants_role_chef'));
  const join = joining.getByRole('button', { name: words('restaurants_join_restaurant', { restaurant: 'Enat Bet' }) });
  await expect(join).toBeDisabled();
  for (const [key, value] of Object.entries(person)) await joining.getByLabel(words(key), { exact: true }).fill(value);
  await joining.getByLabel(words('restaurants_email'), { exact: true }).fill(`liya.${project.name}.${Date.now()}@example.com`);
  await joining.getByLabel(words('restaurants_password'), { exact: true }).fill(password);
  await joining.getByLabel(words('restaurants_confirm_password'), { exact: true }).fill(password);
  await joining.getByRole('checkbox').check();
  await join.click();
  await expect(joining.getByLabel(words('restaurants_department'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await joining.getByLabel(words('restaurants_department'), { exact: true }).selectOption('Kitchen');
  await expectAccessible(joining);
  await expectFits(joining);
  await join.click();
  await expect(joining.getByText('Account created successfully! You can now start your 14-day free trial.')).toBeVisible();
  await expect(joining).toHaveURL(/\/home$/);
  await expect(joining.getByText('Enat Bet').first()).toBeVisible();

  await page.reload();
  const members = page.getByRole('list', { name: words('restaurants_members') });
  const change = members.getByRole('button', { name: new RegExp(`^${words('restaurants_change')}.*Liya Alemu`) });
  await change.click();
  await page.getByRole('dialog').getByLabel(words('restaurants_hourly_rate')).fill('12.50');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('restaurants_keep'), exact: true })
    .click();
  await expect(members).toContainText('£12.50');
  await joining.goto('/settings?tab=team');
  await expect(joining.getByRole('main')).toContainText('£12.50');
  await change.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('restaurants_remove_member', { name: 'Liya Alemu' }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('restaurants_remove'), exact: true })
    .click();
  await expect(members).not.toContainText('Liya Alemu');
  await joining.goto('/inventory');
  await expect(joining.getByText(words('restaurants_gate_none_title'))).toBeVisible();
  await context.close();

  await page.goto('/admin');
  const trail = page.getByRole('list', { name: words('restaurants_audit_title') });
  await expect(trail.getByRole('listitem').first()).toContainText(words('app_deed_restaurants_remove_member'));
  await expect(trail).toContainText('Liya Alemu');
  await page.getByLabel(words('restaurants_audit_action')).selectOption('restaurants.join@1');
  await expect(trail.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByLabel(words('restaurants_audit_person')).locator('option', { hasText: 'Liya Alemu' })).toHaveCount(1);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words('restaurants_audit_export') }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});
