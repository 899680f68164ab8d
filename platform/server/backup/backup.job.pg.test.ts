import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { backupNightly, backupsKept } from './backup.job.ts';
import { readManifest } from './restore.ts';

const database = useTestDatabase();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maed-nightly-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Run = { readonly folder: string; readonly isFinished: boolean; readonly error: string | null };

const runsInto = (backupFolder: string): Promise<Run[]> =>
  queryAs<Run>(
    database().app,
    'select folder, finished_at is not null as "isFinished", error from operations.backup_run where folder = $1 order by started_at',
    [backupFolder],
  );

/** Lets the queue of a server run the job now, as the clock does at night, and waits until its outcome is noted. */
const runTonight = async (backupFolder: string, backup = database().backup): Promise<Run[]> => {
  const { app, pools, superuser } = database();
  const before = (await runsInto(backupFolder)).length;
  const server = await startJobs(app, [backupNightly], {
    pools,
    database: { app, backup, privileged: null, stop: () => Promise.resolve() },
    backupFolder,
    log: pino({ level: 'silent' }),
  });
  await queryAs(superuser, `select graphile_worker.add_job($1, max_attempts => 1)`, [backupNightly.name]);
  await vi.waitFor(
    async () => {
      const runs = await runsInto(backupFolder);
      expect(runs.filter((run) => run.isFinished)).toHaveLength(before + 1);
    },
    { timeout: 10_000, interval: 50 },
  );
  await server.stop();
  return runsInto(backupFolder);
};

const night = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().replaceAll(':', '-');

describe('the nightly backup', () => {
  it('writes a whole backup that nobody else may read, and its success is noted', async () => {
    const backups = join(folder, 'made', 'by-the-job');
    expect(await runTonight(backups)).toEqual([{ folder: backups, isFinished: true, error: null }]);
    const [made = '', ...others] = readdirSync(backups);
    expect(others).toEqual([]);
    const manifest = await readManifest(join(backups, made));
    expect(manifest.files.length).toBeGreaterThan(20);
    for (const file of [...readdirSync(join(backups, made)), '.']) {
      expect(statSync(join(backups, made, file)).mode & 0o077).toBe(0);
    }
  });

  it('keeps fourteen nights, and touches nothing that is not a backup', async () => {
    const nights = Array.from({ length: 16 }, (_, index) => night(index + 1));
    const cutShort = `${night(3)}.unfinished`;
    for (const name of [...nights, cutShort, '.copied-by-rsync', '0-notes']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, nights.at(0) ?? '', 'manifest.json'), '{}');
    await runTonight(folder);
    const left = readdirSync(folder).toSorted();
    const [made = ''] = left.filter((name) => name > (nights[0] ?? ''));
    expect(left).toEqual([...nights.slice(0, backupsKept - 1), made, '.copied-by-rsync', '0-notes'].toSorted());
    expect(existsSync(join(folder, made, 'manifest.json'))).toBe(true);
  });

  it('that finds no place to write says so, and is noted as failed', async () => {
    const inTheWay = join(folder, 'a-file');
    writeFileSync(inTheWay, '');
    const runs = await runTonight(join(inTheWay, 'backups'));
    expect(runs).toMatchObject([{ isFinished: true, error: expect.stringMatching(/^ENOTDIR: not a directory/) as string }]);
  });

  it('that is not let into the database leaves no half of itself, and no password in the reason', async () => {
    const runs = await runTonight(folder, { ...database().backup, password: 'a wrong one' });
    expect(runs).toMatchObject([{ isFinished: true, error: 'password authentication failed for user "maed_backup"' }]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that loses its connection in the middle is noted as failed, and the server lives on', async () => {
    const { superuser } = database();
    const inTheWay = new pg.Client(superuser);
    await inTheWay.connect();
    await inTheWay.query('begin; lock table public.restaurant in access exclusive mode');
    const tonight = runTonight(folder);
    await vi.waitFor(async () => expect(await queryAs(superuser, endWaiting)).toEqual([{ ended: true }]), { timeout: 10_000 });
    expect(await tonight).toMatchObject([{ isFinished: true, error: 'terminating connection due to administrator command' }]);
    await inTheWay.end();
    expect(readdirSync(folder)).toEqual([]);
  });
});

const endWaiting = `select pg_terminate_backend(pid) as ended from pg_stat_activity
                     where datname = current_database() and application_name = 'maed-backup' and wait_event_type = 'Lock'`;
