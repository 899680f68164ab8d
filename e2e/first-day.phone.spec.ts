import type { Page } from '@playwright/test';

import { expect as expectSoon, test } from './world/journey.ts';
import { latestLink } from './world/letters.ts';
import { expectFits } from './world/screen.ts';
import { browserStateOf } from './world/sign-in.ts';
import { goodPassword, signUpHands, typedAccount, typedRestaurant } from './world/sign-up.ts';
import { wordsIn, type Words } from './world/words.ts';

/** On this line every step fetches what it shows first: nothing here is judged by how quickly it came. */
const expect = expectSoon.configure({ timeout: 45_000 });

test.use({ viewport: { width: 360, height: 740 } });
test.describe.configure({ timeout: 240_000 });

/** A line as people have it at the edge of a town: 400 kbit/s, and 400 ms to anybody. */
const slowDown = async (page: Page): Promise<void> => {
  const devices = await page.context().newCDPSession(page);
  const bytesPerSecond = 400_000 / 8;
  await devices.send('Network.enable');
  await devices.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
};

/** By thumb: the drawer, then the place. */
const goTo = async (page: Page, words: Words, place: string): Promise<void> => {
  await page.getByRole('button', { name: words('app_open_navigation') }).tap();
  await page
    .getByRole('dialog', { name: words('app_navigation') })
    .getByText(words(place), { exact: true })
    .tap();
};

const tab = (page: Page, words: Words, key: string) =>
  page.getByRole('navigation', { name: words('app_settings_title') }).getByRole('link', { name: words(key), exact: true });

test('a first day, on a small phone and a slow line: two restaurants, a chef, a forgotten password, and one’s own language', async ({
  page,
  words,
  maed,
  browser,
  language,
  theme,
}) => {
  const hands = signUpHands(page, words);
  const email = `first.day.${Date.now()}@example.com`;
  await slowDown(page);

  await test.step('sign up as the owner of two', async () => {
    await page.goto('/auth');
    await page.getByRole('link', { name: words('accounts_register') }).tap();
    await hands.press('restaurants_start_registration');
    await hands.press('restaurants_owner');
    await hands.fill(typedAccount(email));
    await hands.next();
    await hands.choose('restaurants_multiple');
    await hands.next();
    await hands.fill(typedRestaurant('Habesha House'));
    await page.getByRole('button', { name: words('restaurants_nth', { number: 2 }) }).tap();
    await hands.fill(typedRestaurant('Selam Corner'));
    await expectFits(page);
    await hands.next();
    await page.getByRole('checkbox').check();
    await hands.send();
    await expect(page.getByText('Restaurant registered successfully! Your 2-week free trial has started.')).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
  });

  await test.step('follow the letter that confirms the address', async () => {
    await page.goto(await latestLink(maed, { to: email, subject: 'accounts_letter_verify_subject' }));
    await expect(page.getByText(words('accounts_email_confirmed'))).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
  });

  const link = await test.step('invite a chef', async () => {
    await goTo(page, words, 'app_settings_title');
    await tab(page, words, 'restaurants_team_tab').tap();
    await page.getByRole('button', { name: words('restaurants_invite_someone') }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words('restaurants_role')).selectOption('chef');
    await dialog.getByLabel(words('restaurants_department')).selectOption('Kitchen');
    await dialog.getByRole('button', { name: words('restaurants_make_invitation') }).tap();
    await expect(dialog.getByRole('img', { name: words('ui_link_picture') })).toBeVisible();
    await expectFits(page);
    const made = await dialog.getByLabel(words('ui_link'), { exact: true }).inputValue();
    await dialog.getByRole('button', { name: words('restaurants_done') }).tap();
    return made;
  });

  await test.step('the chef joins on another phone', async () => {
    const context = await browser.newContext({
      baseURL: maed.url,
      viewport: page.viewportSize(),
      hasTouch: true,
      isMobile: true,
      storageState: browserStateOf(maed, null, { language, theme }),
    });
    const chef = await context.newPage();
    await slowDown(chef);
    await chef.goto(link);
    const field = (key: string) => chef.getByLabel(words(key), { exact: true });
    await expect(field('restaurants_role')).toHaveValue(words('restaurants_role_chef'));
    await expect(field('restaurants_department')).toHaveValue('Kitchen');
    await field('restaurants_first_name').fill('Liya');
    await field('restaurants_last_name').fill('Alemu');
    await field('restaurants_email').fill(`liya.${email}`);
    await field('restaurants_password').fill(goodPassword);
    await field('restaurants_confirm_password').fill(goodPassword);
    await chef.getByRole('checkbox').check();
    await expectFits(chef);
    await chef.getByRole('button', { name: words('restaurants_join_restaurant', { restaurant: 'Habesha House' }) }).tap();
    await expect(chef.getByText('Account created successfully! You can now start your 14-day free trial.')).toBeVisible();
    await expect(chef).toHaveURL(/\/home$/);
    await context.close();
  });

  await test.step('switch to the other restaurant', async () => {
    await page.getByRole('button', { name: words('restaurants_switch', { name: 'Habesha House' }) }).tap();
    await page.getByRole('menuitemradio', { name: 'Selam Corner' }).tap();
    await expect(page.getByText('Now managing Selam Corner')).toBeVisible();
    await expect(page.getByRole('list', { name: words('restaurants_members') })).not.toContainText('Liya Alemu');
  });

  await test.step('forget the password, and choose another', async () => {
    await goTo(page, words, 'app_log_out');
    await page.getByRole('link', { name: words('accounts_forgot_password') }).tap();
    // The sign-in that is left has such a field too.
    await expect(page.getByRole('button', { name: words('accounts_recovery_send') })).toBeVisible();
    await page.getByLabel(words('accounts_email')).fill(email);
    await page.getByRole('button', { name: words('accounts_recovery_send') }).tap();
    await expect(page.getByText('Reset Link Sent').first()).toBeVisible();
    await page.goto(await latestLink(maed, { to: email, subject: 'accounts_letter_reset_subject' }));
    await page.getByLabel('New Password', { exact: true }).fill('Berbere-77!');
    await page.getByLabel('Confirm Password', { exact: true }).fill('Berbere-77!');
    await expectFits(page);
    await page.getByRole('button', { name: words('accounts_password_save') }).tap();
    await expect(page).toHaveURL(/\/auth$/);
    await page.getByLabel(words('accounts_email')).fill(email);
    await page.getByLabel(words('accounts_password'), { exact: true }).fill('Berbere-77!');
    await page.getByRole('button', { name: words('accounts_sign_in'), exact: true }).tap();
    await expect(page).toHaveURL(/\/home$/);
  });

  await test.step('read it in Amharic, by the Ethiopian calendar', async () => {
    const amharic = wordsIn('am');
    await goTo(page, words, 'app_settings_title');
    await tab(page, words, 'app_settings_preferences').tap();
    await page.getByRole('radio', { name: words('app_language_amharic') }).check({ force: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(amharic('app_settings_title'));
    await page
      .getByRole('radiogroup', { name: amharic('app_calendar') })
      .getByRole('radio', { name: amharic('app_calendar_ethiopian') })
      .check({ force: true });
    await expect(page.getByRole('main').locator('time')).toContainText(/መስከረም|ጥቅምት|ኅዳር|ታኅሣሥ|ጥር|የካቲት|መጋቢት|ሚያዝያ|ግንቦት|ሰኔ|ሐምሌ|ነሐሴ|ጳጉሜ/);
    await expectFits(page);
    await expect(page.getByRole('button', { name: amharic('app_up_to_date') })).toBeVisible();
  });
});
