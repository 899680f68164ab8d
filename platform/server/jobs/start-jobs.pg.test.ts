import pg from 'pg';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';

import { useTestDatabase } from '../../../db/testing/test-database.ts';
import type { JobContext } from './job.ts';
import { startJobs } from './start-jobs.ts';

const database = useTestDatabase();

const contextOf = ({ pools, app, backup }: ReturnType<typeof database>): JobContext => ({
  pools,
  database: { app, backup, privileged: null, stop: () => Promise.resolve() },
  backupFolder: '/nowhere',
  log: pino({ level: 'silent' }),
});

it('a job that is due runs once, however many servers are up', async () => {
  const { app, owner } = database();
  const context = contextOf(database());
  let runs = 0;
  const job = { name: 'tests.count-up', schedule: '0 0 1 1 *', run: () => Promise.resolve(void (runs += 1)) };
  const servers = [await startJobs(app, [job], context), await startJobs(app, [job], context)];
  const client = new pg.Client(owner);
  await client.connect();
  await client.query('set role maed_worker');
  await client.query(`select graphile_worker.add_job('tests.count-up')`);
  await vi.waitFor(async () => {
    const { rows } = await client.query<{ left: number }>('select count(*)::int as left from graphile_worker.jobs');
    expect(rows[0]?.left).toBe(0);
  });
  await client.end();
  for (const server of servers) await server.stop();
  expect(runs).toBe(1);
});

it('after hours without a server the nightly run is made good, and what runs every minute is not run for each of them', async () => {
  const { app, owner } = database();
  const runs = { nightly: 0, minutely: 0 };
  const anHourAgo = new Date(Date.now() - 3_600_000);
  const jobs = [
    {
      name: 'tests.nightly',
      schedule: `${anHourAgo.getUTCMinutes()} ${anHourAgo.getUTCHours()} * * *`,
      run: () => Promise.resolve(void (runs.nightly += 1)),
    },
    { name: 'tests.minutely', schedule: '* * * * *', run: () => Promise.resolve(void (runs.minutely += 1)) },
  ];
  const context = contextOf(database());
  await (await startJobs(app, jobs, context)).stop();
  const client = new pg.Client(owner);
  await client.connect();
  await client.query('set role maed_worker');
  await client.query(
    `update graphile_worker._private_known_crontabs set known_since = now() - interval '1 day', last_execution = now() - interval '3 hours'
      where identifier like 'tests.%'`,
  );
  await client.end();
  runs.minutely = 0;
  const server = await startJobs(app, jobs, context);
  await vi.waitFor(() => expect(runs.nightly).toBe(1));
  await server.stop();
  expect(runs.minutely).toBeLessThanOrEqual(2);
});
