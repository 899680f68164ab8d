import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { superuserOf } from '../apps/server/testing/real-server.ts';
import { queryAs } from '../db/testing/query-as.ts';
import { momentText } from '../kit/time/wall.ts';
import { expect, test } from './world/journey.ts';
import type { MaedServer } from './world/maed-server.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';

type Run = { readonly finishedAt: Date; readonly error: string | null };

const finished = 'select finished_at as "finishedAt", error from operations.backup_run where finished_at is not null order by started_at';

/** Has the server make its nightly backup now, and waits for how it went. */
const backUpNow = async (maed: MaedServer): Promise<Run> => {
  const database = superuserOf(maed.dataFolder);
  const before = (await queryAs<Run>(database, finished)).length;
  await queryAs(database, `select graphile_worker.add_job('platform.back-up', max_attempts => 1)`);
  await expect.poll(async () => (await queryAs<Run>(database, finished)).length, { timeout: 30_000 }).toBe(before + 1);
  const run = (await queryAs<Run>(database, finished)).at(-1);
  if (!run) throw new Error('The run that was just counted is gone.');
  return run;
};

const habeshaHouse = { timeZone: 'Africa/Addis_Ababa', useEthiopianTime: true, useEthiopianCalendar: true };

const timeOf = (instant: Date): string => momentText(instant, 'date', { wall: habeshaHouse, language: 'en' });

test.describe('an owner', () => {
  test.use({ who: 'owner' });

  test('sees when the last backup succeeded, and whether one failed since', async ({ page, maed, words }) => {
    const made = await backUpNow(maed);
    expect(made.error).toBeNull();
    await page.goto('/settings?tab=data');
    const last = page.getByRole('main').getByText(words('restaurants_backup_last', { when: timeOf(made.finishedAt) }));
    await expect(last).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).not.toContainText(words('restaurants_backup_failed', { error: '' }));

    const backups = join(maed.dataFolder, 'backups');
    renameSync(backups, `${backups}-aside`);
    writeFileSync(backups, 'in the way');
    const failed = await backUpNow(maed);
    rmSync(backups);
    renameSync(`${backups}-aside`, backups);
    await page.reload();
    expect(failed.error).toContain(maed.dataFolder);
    const reason = main.getByText(words('restaurants_backup_failed', { error: '' }).trim());
    await expect(reason).toContainText('ENOTDIR');
    await expect(reason).not.toContainText('/');
    await expect(last).toBeVisible();
    await expectAccessible(page);
    await expectNarrow(page);

    await backUpNow(maed);
    await page.reload();
    await expect(main).toContainText(words('restaurants_backup_last', { when: '' }));
    await expect(main).not.toContainText(words('restaurants_backup_failed', { error: '' }));
  });
});

test.describe('a chef', () => {
  test.use({ who: 'chef.addis' });

  test('is neither shown the backups nor answered when asking for them', async ({ page, words }) => {
    const roleIsKnown = page.waitForResponse('**/rpc/restaurants/listMine');
    await page.goto('/settings?tab=data');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('app_settings_title'));
    await roleIsKnown;
    const { json } = await (await page.request.post('/rpc/restaurants/listMine', { data: { json: {} } })).json();
    const restaurantId = (json as { restaurants: readonly { id: string }[] }).restaurants[0]?.id;
    const asked = await page.request.post('/rpc/restaurants/backupStatus', { data: { json: { restaurantId } } });
    expect(asked.status()).toBe(403);
    await expect(page.getByRole('heading', { name: words('restaurants_backup_title'), exact: true })).toHaveCount(0);
  });
});
