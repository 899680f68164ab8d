import { queryAs } from '../db/testing/query-as.ts';
import { superuserOf } from '../apps/server/testing/real-server.ts';
import { bothTest as test, expect } from './world/journey.ts';
import { signUpHands } from './world/sign-up.ts';

test.use({ serviceWorkers: 'allow' });

/** Troubles of the database, made with its own means: a table that refuses whatever is written to it. */
const troubles = (dataFolder: string) => {
  const ask = (text: string) => queryAs(superuserOf(dataFolder), text);
  return {
    begin: async (table: string, sqlState: string): Promise<void> => {
      await ask(`create or replace function trouble() returns trigger language plpgsql as $$
        begin raise exception 'trouble' using errcode = '${sqlState}'; end $$`);
      await ask(`create trigger trouble before insert on ${table} for each row execute function trouble()`);
    },
    end: (table: string) => ask(`drop trigger trouble on ${table}`),
    forgetLimits: () => ask(`delete from auth.rate_limit_counter where key like 'register%'`),
  };
};

test('each failure of a registration has its own title, keeps what was typed, and a second try goes through', async ({
  page,
  maed,
  words,
  exactly,
}) => {
  test.slow();
  const hands = signUpHands(page, words);
  const { begin, end, forgetLimits } = troubles(maed.dataFolder);
  const email = `failing.${Date.now()}@example.com`;
  const sendAndSee = async (title: string): Promise<void> => {
    await hands.send();
    await expect(hands.notice()).toContainText(title);
  };
  await hands.complete('owner@demo.maed.app');
  await sendAndSee(exactly('restaurants_email_taken', 'Email Already Registered'));
  expect(await hands.noteOf('restaurants_email')).toContain(words('restaurants_email_taken'));
  await hands.fill({ restaurants_email: email });
  for (let step = 0; step < 3; step += 1) await hands.next();

  for (const [table, sqlState, title] of [
    ['restaurant', '58030', exactly('restaurants_setup_failed', 'Restaurant Setup Failed')],
    ['profile', '58030', exactly('restaurants_profile_failed', 'Profile Creation Failed')],
    ['subscription_history', 'P0001', exactly('restaurants_registration_failed', 'Registration Failed')],
  ] as const) {
    await begin(table, sqlState);
    await sendAndSee(title);
    await end(table);
  }

  await page.context().setOffline(true);
  await sendAndSee(exactly('restaurants_connection_error', 'Connection Error'));
  await expect(hands.notice()).toContainText(
    exactly('restaurants_connection_error_text', 'Please check your internet connection and try again.'),
  );
  await page.context().setOffline(false);
  await maed.stop();
  await sendAndSee(exactly('restaurants_connection_error', 'Connection Error'));
  await maed.start();

  await begin('owner_metadata', '58030');
  await hands.send();
  await expect(page.getByText(exactly('restaurants_setup_warning', 'Restaurant Setup Warning'))).toBeVisible({ timeout: 15_000 });
  await end('owner_metadata');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Selam Corner')).toBeVisible();
  await forgetLimits();
});

test('whoever goes through a list of addresses is told to wait', async ({ page, maed, words, exactly }) => {
  const hands = signUpHands(page, words);
  const [taken, tooMany] = [
    exactly('restaurants_email_taken', 'Email Already Registered'),
    exactly('restaurants_too_many', 'Too Many Attempts'),
  ];
  const { forgetLimits } = troubles(maed.dataFolder);
  await hands.complete('owner@demo.maed.app');
  const titles: string[] = [];
  for (let guess = 0; guess < 11; guess += 1) {
    await hands.send();
    await expect(hands.notice()).toContainText(new RegExp(`${taken}|${tooMany}`));
    titles.push(await hands.notice().innerText());
    if (titles.at(-1)?.includes(tooMany)) break;
    for (let step = 0; step < 3; step += 1) await hands.next();
  }
  expect(titles).toHaveLength(11);
  expect(titles.at(-1)).toContain(tooMany);
  await forgetLimits();
});
