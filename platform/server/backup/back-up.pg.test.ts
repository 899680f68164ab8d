import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { insertRow } from '../../../db/testing/insert-row.ts';
import { newHousehold } from '../../../db/testing/household.ts';
import { queryAs } from '../../../db/testing/query-as.ts';
import { tenantRows } from '../../../db/testing/tenant-rows.ts';
import { cloneDatabase, useTestDatabase } from '../../../db/testing/test-database.ts';
import { backUp } from './back-up.ts';
import { readManifest, restore } from './restore.ts';

const database = useTestDatabase();
let root: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'maed-backup-'));
  const owner = new pg.Client(database().owner);
  await owner.connect();
  for (const household of [newHousehold(), newHousehold()]) {
    for (const [table, row] of tenantRows(household)) await insertRow(owner, table, row);
  }
  await owner.query(`update profile set first_name = E'ሐና\\t"\\\\N'`);
  await owner.end();
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a backup', () => {
  it('brings every row of every table back as it was', async () => {
    const folder = await backUp(database().backup, root);
    const taken = await readManifest(folder);
    expect(taken.files.filter((file) => file.schema === 'public' && file.rows === 0)).toEqual([]);
    const empty = await cloneDatabase();
    await restore(empty.superuser, folder);
    // What days come to is no table of a backup: what is restored adds it up again.
    const days = 'select business_date::text, item_id, kind, quantity::text, value_minor from derived.stock_day order by item_id';
    const addedUp = await queryAs(empty.superuser, days);
    expect(addedUp).toHaveLength(2);
    expect(addedUp).toEqual(await queryAs(database().superuser, days));
    const again = await readManifest(await backUp(empty.backup, join(root, 'again')));
    await empty.drop();
    expect(again.files).toEqual(taken.files);
  });

  it('is never poured over a restaurant that exists', async () => {
    const folder = await backUp(database().backup, root);
    await expect(restore(database().superuser, folder)).rejects.toThrow(/holds restaurants already/);
  });

  it('of a newer version is refused before anything is written', async () => {
    const folder = await backUp(database().backup, root);
    const manifest = join(folder, 'manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('0001_context.sql', '9999_future.sql'));
    await expect(restore(database().superuser, folder)).rejects.toThrow(/newer than this version: it has 9999_future/);
  });
});
