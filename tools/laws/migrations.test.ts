import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';

import { plantedFindings } from '../testing/planted-findings.ts';
import { plantTree, projectRoot } from '../testing/plant-tree.ts';
import { checkImmutableMigrations, checkSafeMigrations } from './migrations.ts';

// Real tools are started here, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const first = 'db/migrations/0001_first.sql';
const tree = plantTree({ [first]: 'create table a (id uuid primary key);\n' });
afterAll(tree.remove);

const record = (): void => {
  const { status, stderr } = spawnSync(process.execPath, [join(projectRoot, 'tools/laws/record-migrations.ts')], {
    cwd: tree.root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
};

describe('a migration that ran somewhere never changes', () => {
  test('a new one must be recorded, and then passes', () => {
    expect(checkImmutableMigrations(tree.root)).toEqual([{ path: first, message: expect.stringContaining('Not recorded') }]);
    record();
    expect(checkImmutableMigrations(tree.root)).toEqual([]);
  });

  test('a changed one is caught, also when it is recorded again', () => {
    const text = readFileSync(join(tree.root, first), 'utf8');
    writeFileSync(join(tree.root, first), `${text}-- Later.\n`);
    record();
    expect(checkImmutableMigrations(tree.root)).toEqual([{ path: first, message: expect.stringContaining('Changed') }]);
  });

  test('a missing one is caught', async () => {
    const files = { 'db/migrations/checksums.json': '{ "0001_first.sql": "00" }' };
    expect(await plantedFindings(checkImmutableMigrations, files)).toEqual([expect.stringContaining('no longer there')]);
  });
});

describe('a migration does not stop a working restaurant', () => {
  test.each([
    ['a table is dropped', 'drop table stock_item;', 'ban-drop-table'],
    ['a column changes its type', 'alter table stock_item alter column name type bigint;', 'changing-column-type'],
    ['a column becomes required at once', 'alter table stock_item alter column name set not null;', 'adding-not-nullable-field'],
    ['a row security policy names no such syntax', 'create policy on;', 'syntax-error'],
  ])('it is caught where %s', async (_what, sql, rule) => {
    const found = await plantedFindings(checkSafeMigrations, { [first]: `${sql}\n` }, ['.squawk.toml']);
    expect(found.join('\n')).toContain(rule);
  });

  test('a new table passes', async () => {
    const sql = 'create table stock_item (id uuid primary key, quantity numeric(18, 6) not null);\n';
    expect(await plantedFindings(checkSafeMigrations, { [first]: sql }, ['.squawk.toml'])).toEqual([]);
  });
});
