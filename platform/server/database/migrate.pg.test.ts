import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { sqlFolders } from '../../../db/folders.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { migrate, pendingMigrations } from './migrate.ts';

const database = useTestDatabase();
let copy: string;
let folders: typeof sqlFolders;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'maed-sql-'));
  cpSync(sqlFolders.migrations, join(copy, 'migrations'), { recursive: true });
  cpSync(sqlFolders.policies, join(copy, 'policies'), { recursive: true });
  folders = { migrations: join(copy, 'migrations'), policies: join(copy, 'policies') };
});

afterEach(() => rmSync(copy, { recursive: true, force: true }));

const add = (name: string, sql: string): void => writeFileSync(join(folders.migrations, name), sql);

describe('migrations', () => {
  it('an up-to-date database is left alone', async () => {
    expect(await migrate(database().owner, folders)).toEqual({ applied: [] });
    expect(await pendingMigrations(database().app, folders.migrations)).toEqual([]);
  });

  it('two servers that start at once apply a migration once', async () => {
    add(
      '9001_once.sql',
      `create table once (restaurant_id uuid, id uuid, primary key (restaurant_id, id)); comment on table once is 'tenant: x'`,
    );
    const reports = await Promise.all([migrate(database().owner, folders), migrate(database().owner, folders)]);
    expect(reports.flatMap((report) => report.applied).filter((name) => name === '9001_once.sql')).toHaveLength(1);
    expect(await pendingMigrations(database().app, sqlFolders.migrations)).toEqual([]);
    rmSync(join(folders.migrations, '9001_once.sql'));
    await expect(migrate(database().owner, folders)).rejects.toThrow(/does not know/);
    const owner = new pg.Client(database().owner);
    await owner.connect();
    await owner.query(`drop table once; delete from migrations.applied where name = '9001_once.sql'`);
    await owner.end();
  });

  it('an index is built beside the traffic, and again after a crash left it half-made', async () => {
    const name = '9003_beside.sql';
    const owner = new pg.Client(database().owner);
    await owner.connect();
    await owner.query('create index event_beside on event (restaurant_id)');
    add(
      name,
      `-- outside a transaction\ndrop index concurrently if exists event_beside;\ncreate index concurrently event_beside on event (name);\n`,
    );
    const reports = await Promise.all([migrate(database().owner, folders), migrate(database().owner, folders)]);
    expect(reports.flatMap(({ applied }) => applied).filter((applied) => applied === name)).toHaveLength(1);
    const { rows } = await owner.query(`select indexdef from pg_indexes where indexname = 'event_beside'`);
    expect(rows).toMatchObject([{ indexdef: expect.stringContaining('(name)') }]);
    await owner.query(`drop index event_beside; delete from migrations.applied where name = '${name}'`);
    await owner.end();
  });

  it('a table in no class of row security is refused', async () => {
    add('9002_bare.sql', 'create table bare (restaurant_id uuid, id uuid, primary key (restaurant_id, id))');
    await expect(migrate(database().owner, folders)).rejects.toThrow(/bare is in no class of row security/);
    const owner = new pg.Client(database().owner);
    await owner.connect();
    await owner.query(`drop table bare; delete from migrations.applied where name = '9002_bare.sql'`);
    await owner.end();
  });

  it('a migration that was changed after it was applied is refused', async () => {
    add('0001_context.sql', 'select 1');
    await expect(migrate(database().owner, folders)).rejects.toThrow(/0001_context.sql was changed/);
  });

  it('a migration that fails leaves nothing of itself', async () => {
    add('9003_half.sql', `create table half (id uuid); select 1 / 0`);
    await expect(migrate(database().owner, folders)).rejects.toThrow(/9003_half.sql failed: division by zero/);
    const owner = new pg.Client(database().owner);
    await owner.connect();
    const { rows } = await owner.query(`select to_regclass('half') as found`);
    await owner.end();
    expect(rows).toEqual([{ found: null }]);
  });
});
