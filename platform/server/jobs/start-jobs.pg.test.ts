import pg from 'pg';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';

import { useTestDatabase } from '../../../db/testing/test-database.ts';
import type { JobContext } from './job.ts';
import { startJobs } from './start-jobs.ts';

const database = useTestDatabase();

it('a job that is due runs once, however many servers are up', async () => {
  const { app, pools, owner, backup } = database();
  const context: JobContext = {
    pools,
    database: { app, backup, privileged: null, stop: () => Promise.resolve() },
    backupFolder: '/nowhere',
    log: pino({ level: 'silent' }),
  };
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
