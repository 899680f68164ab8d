import { beforeAll, expect, test } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { createTestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let house: Household;

beforeAll(async () => {
  house = await createHousehold(createTestApp(database().pools), database());
});

const status = (areBackupsMade: boolean) =>
  createTestApp(database().pools, { areBackupsMade }).as(house.people.owner).restaurants.backupStatus({ restaurantId: house.restaurantId });

test('where nobody gave Maed a login to back up with, no backup is promised for tonight', async () => {
  expect(await status(false)).toMatchObject({ isMadeHere: false, lastSuccessAt: null });
  expect(await status(true)).toMatchObject({ isMadeHere: true, lastSuccessAt: null });
});

test('a failed backup tells an owner what happened, and nothing of where things lie on the server', async () => {
  const error = "EACCES: permission denied, mkdir '/var/lib/maed/backups'";
  await queryAs(database().superuser, 'insert into operations.backup_run (folder, finished_at, error) values ($1, now(), $2)', [
    '/x',
    error,
  ]);
  expect((await status(true)).lastError).toBe('EACCES: permission denied, mkdir …');
});
