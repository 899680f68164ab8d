import { bothTest, expect, test } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';
import { signUpHands, typedAccount, typedRestaurant } from './world/sign-up.ts';
import { wordsIn } from './world/words.ts';

bothTest(
  'an owner of two restaurants is led through four steps, stopped where something is wrong, and is in',
  async ({ page, words, exactly, language }) => {
    const hands = signUpHands(page, words);
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/restaurants/register') && calls.push(request.url()));
    const email = `hanna.${language}.${Date.now()}@example.com`;

    await page.goto('/auth?view=sign_up&plan=premium');
    await hands.press('restaurants_start_registration');
    await hands.press('restaurants_staff_member');
    await expect(page.getByRole('dialog')).toContainText(
      exactly(
        'restaurants_staff_need_invitation',
        'To sign up as staff, you need an invitation link from your restaurant owner or manager. Please contact them to get started.',
      ),
    );
    await hands.press('restaurants_owner');

    await hands.next();
    await expect(hands.notice()).toContainText(exactly('restaurants_missing_information', 'Missing Information'));
    for (const field of ['first_name', 'last_name', 'email', 'password', 'confirm_password']) {
      await expect(hands.notice()).toContainText(words(`restaurants_${field}`));
    }
    await hands.fill(typedAccount('hanna@gmail.con'));
    await hands.next();
    await expect(hands.notice()).toContainText(exactly('restaurants_check_email', 'Check Your Email'));
    expect(await hands.noteOf('restaurants_email')).toContain('hanna@gmail.com');
    await hands.fill({ restaurants_email: email, restaurants_password: 'welcome123', restaurants_confirm_password: 'welcome' });
    await hands.next();
    await expect(hands.notice()).toContainText(exactly('restaurants_password_common', 'Password Too Common'));
    expect(await hands.noteOf('restaurants_confirm_password')).toContain(exactly('restaurants_passwords_differ', "Passwords Don't Match"));
    await hands.fill(typedAccount(email));
    await hands.next();

    await hands.next();
    await expect(hands.notice()).toContainText(exactly('restaurants_count_required', 'Restaurant Count Required'));
    await hands.choose('restaurants_multiple');
    await hands.next();

    await hands.fill({ ...typedRestaurant('Habesha House'), restaurants_phone: '207946081' });
    await expect(page.getByLabel(words('restaurants_phone'), { exact: true })).toHaveValue('(207) 946-081');
    await page.getByRole('button', { name: words('restaurants_nth', { number: 2 }) }).click();
    await hands.fill(typedRestaurant('Selam Corner'));
    await expect(page.getByLabel(words('restaurants_phone'), { exact: true })).toHaveValue('(207) 946-0812');
    await hands.next();
    await expect(hands.notice()).toContainText(exactly('restaurants_invalid_phone', 'Invalid Phone Number'));
    await page.getByRole('button', { name: words('restaurants_go_to_nth', { number: 1 }) }).click();
    expect(await hands.noteOf('restaurants_phone')).toContain(words('restaurants_invalid_phone_text', { count: 9, needed: 10 }));
    await hands.fill({ restaurants_phone: '2079460812' });
    await expectFits(page);
    await hands.next();

    await hands.send();
    await expect(hands.notice()).toContainText(exactly('restaurants_terms_required', 'Terms & Conditions Required'));
    await hands.press('restaurants_terms');
    await expect(page.getByRole('dialog')).toContainText(words('app_terms_trial_title'));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox').check();
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: words('restaurants_register_action') }).dblclick();
    await expect(
      page.getByText(exactly('restaurants_account_created', 'Account created successfully! You can now start your 14-day free trial.')),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await expect(
      page.getByText(exactly('restaurants_registered', 'Restaurant registered successfully! Your 2-week free trial has started.')),
    ).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('selectedPlan'))).toBeNull();
    await page.reload();
    await expect(page.getByRole('button', { name: words('restaurants_switch', { name: 'Habesha House' }) })).toBeVisible();
  },
);

test('what was typed outlives a reload and a change of language, but passwords a reload', async ({ page, words }) => {
  const hands = signUpHands(page, words);
  await hands.begin('/auth?view=sign_up&plan=business');
  await hands.fill(typedAccount('hanna@example.com'));
  await hands.next();
  await hands.choose('restaurants_multiple');
  await hands.next();
  await hands.fill({ restaurants_name: 'Habesha House' });
  await page.getByLabel(words('restaurants_country'), { exact: true }).selectOption('ET');
  await expect(page.getByLabel(words('restaurants_dial_code'), { exact: true })).toHaveValue('ET');
  await page.getByRole('button', { name: words('app_language_amharic') }).click();

  const amharic = wordsIn('am');
  await expect(page.getByLabel(amharic('restaurants_name'), { exact: true })).toHaveValue('Habesha House');
  await expect(page.getByLabel(amharic('restaurants_country'), { exact: true })).toHaveValue('ET');
  await page.getByRole('button', { name: amharic('restaurants_previous') }).click();
  await expect(page.getByRole('radio', { name: amharic('restaurants_multiple') })).toBeChecked();

  await page.reload();
  await expect(page.getByLabel(amharic('restaurants_email'), { exact: true })).toHaveValue('hanna@example.com');
  await expect(page.getByLabel(amharic('restaurants_password'), { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('selectedPlan'))).toBe('enterprise');
});
