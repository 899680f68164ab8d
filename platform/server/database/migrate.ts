import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import pg from 'pg';

/** One file of `db/migrations` or `db/policies`. */
export type SqlFile = { readonly name: string; readonly sql: string; readonly checksum: string };

/** What a run did. */
export type MigrationReport = { readonly applied: readonly string[] };

const lockKey = 7_210_118_032;
const lockTimeout = '5s';
const attemptsMax = 10;
const turnPollMs = 100;

/** Reads a folder of SQL in the order of the file names. */
export const readSqlFolder = (folder: string): SqlFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });

/**
 * Waits until no other runner is at work. It asks again and again, because a statement that waited inside the database
 * would hold up the building of an index, which waits for every statement that began before it.
 */
const takeTurn = async (client: pg.Client): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lockKey]);
    if (rows[0]?.mine === true) return;
    await setTimeout(turnPollMs);
  }
};

const prepareJournal = async (client: pg.Client): Promise<void> => {
  await client.query(`
    create schema if not exists migrations;
    create table if not exists migrations.applied (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    grant usage on schema migrations to maed_app, maed_backup;
    grant select on migrations.applied to maed_app, maed_backup`);
};

const readJournal = async (client: pg.Client): Promise<Map<string, string>> => {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations.applied');
  return new Map(rows.map((row) => [row.name, row.checksum]));
};

const isLockTimeout = (fault: unknown): boolean => fault instanceof pg.DatabaseError && fault.code === '55P03';

/** How a file begins whose statements cannot or should not share a transaction; each must bear being run twice. */
const loose = '-- outside a transaction';

const noteApplied = `insert into migrations.applied (name, checksum) values ($1, $2)
  on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`;

/** One after the other, so that an index can be built while others write; what a crash leaves is dropped by the next run. */
const runLoose = async (client: pg.Client, file: SqlFile): Promise<void> => {
  await client.query(`set lock_timeout = '${lockTimeout}'`);
  for (const statement of file.sql.split(/;\s*$/mu)) if (statement.trim() !== '') await client.query(statement);
  await client.query(noteApplied, [file.name, file.checksum]);
};

const runTogether = async (client: pg.Client, file: SqlFile): Promise<void> => {
  await client.query('begin');
  await client.query(`set local lock_timeout = '${lockTimeout}'`);
  await client.query(file.sql);
  await client.query(noteApplied, [file.name, file.checksum]);
  await client.query('commit');
};

/** Runs one file. Under load it gives way rather than queue every reader behind itself, and retries. */
const applyFile = async (client: pg.Client, file: SqlFile): Promise<void> => {
  const run = file.sql.startsWith(loose) ? runLoose : runTogether;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(client, file);
    } catch (fault) {
      await client.query('rollback');
      if (!isLockTimeout(fault) || attempt === attemptsMax) {
        throw new Error(`Migration ${file.name} failed: ${(fault as Error).message}`, { cause: fault });
      }
    }
  }
};

const refuseChanged = (files: readonly SqlFile[], journal: ReadonlyMap<string, string>): void => {
  for (const file of files) {
    const known = journal.get(file.name);
    if (known !== undefined && known !== file.checksum) {
      throw new Error(`Migration ${file.name} was changed after it was applied. Restore it and write a new one.`);
    }
  }
  const names = new Set(files.map((file) => file.name));
  for (const name of journal.keys()) {
    if (!name.startsWith('policy:') && !names.has(name)) {
      throw new Error(`The database has migration ${name}, which this version does not know. Run a newer version of Maed.`);
    }
  }
};

/**
 * Brings a database to the newest schema: pending migrations in order, then the row-security scripts when they or the
 * schema changed. One runner at a time, by an advisory lock; the others wait and find nothing to do.
 *
 * @throws when an applied migration was changed, or the database is newer than this code.
 */
export const migrate = async (owner: pg.ClientConfig, folders: { migrations: string; policies: string }): Promise<MigrationReport> => {
  const client = new pg.Client({ ...owner, application_name: 'maed-migrate' });
  await client.connect();
  try {
    await takeTurn(client);
    await prepareJournal(client);
    const journal = await readJournal(client);
    const migrations = readSqlFolder(folders.migrations);
    refuseChanged(migrations, journal);
    const pending = migrations.filter((file) => !journal.has(file.name));
    for (const file of pending) await applyFile(client, file);

    const policies = readSqlFolder(folders.policies).map((file) => ({ ...file, name: `policy:${file.name}` }));
    const stale = policies.filter((file) => pending.length > 0 || journal.get(file.name) !== file.checksum);
    for (const file of stale) await applyFile(client, file);
    return { applied: [...pending, ...stale].map((file) => file.name) };
  } finally {
    await client.end();
  }
};

/** The names of migrations that this code has and the database lacks; readable by the application's own login. */
export const pendingMigrations = async (app: pg.ClientConfig, folder: string): Promise<string[]> => {
  const client = new pg.Client({ ...app, application_name: 'maed-gate' });
  await client.connect();
  try {
    const { rows } = await client.query<{ present: boolean }>(`select to_regclass('migrations.applied') is not null as present`);
    const journal = rows[0]?.present === true ? await readJournal(client) : new Map<string, string>();
    return readSqlFolder(folder)
      .map((file) => file.name)
      .filter((name) => !journal.has(name));
  } finally {
    await client.end();
  }
};
