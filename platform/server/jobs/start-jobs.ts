import { Logger as WorkerLogger, parseCronItems, run, type TaskList } from 'graphile-worker';
import pg from 'pg';

import type { Job, JobContext } from './job.ts';

/** The queue's own connections; jobs are few and short, and never compete with a call for the application's pool. */
const connectionsMax = 4;
const concurrentJobsMax = 2;

const dayMs = 24 * 60 * 60 * 1000;

/** How long ago a run may have fallen due and is still made good; what runs every hour or oftener finds all of it in its next run. */
const madeGoodMs = ({ schedule }: Job): number => (schedule.split(' ')[1] === '*' ? 0 : dayMs);

const logThrough = (context: JobContext, isStopping: () => boolean): WorkerLogger =>
  new WorkerLogger(() => (level, message, meta) => {
    const err = meta?.['error'];
    if (level === 'error' && !isStopping()) context.log.error({ err }, message);
    else if (level === 'warning') context.log.warn({ err }, message);
    else context.log.debug(message);
  });

/**
 * Runs the schedule on the queue of this database. Any number of servers may call it: the queue gives each run to one.
 * A nightly run that fell due while no server was up is made good when one comes back within a day.
 */
export const startJobs = async (
  app: pg.ClientConfig,
  jobs: readonly Job[],
  context: JobContext,
): Promise<{ readonly stop: () => Promise<void> }> => {
  const pool = new pg.Pool({ ...app, max: connectionsMax, options: '-c role=maed_worker', application_name: 'maed-jobs' });
  let isStopping = false;
  /** Connections end when the database stops under them; while we stop ourselves that is no news. */
  const note = (err: Error): void => {
    if (!isStopping) context.log.warn({ err }, 'a connection of the queue ended');
  };
  pool.on('error', note);
  pool.on('connect', (client) => client.on('error', note));
  const taskList: TaskList = Object.fromEntries(jobs.map((job) => [job.name, () => job.run(context)]));
  const parsedCronItems = parseCronItems(
    jobs.map((job) => ({ task: job.name, match: job.schedule, options: { backfillPeriod: madeGoodMs(job), maxAttempts: 5 } })),
  );
  const runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems,
    concurrency: concurrentJobsMax,
    noHandleSignals: true,
    logger: logThrough(context, () => isStopping),
  });
  return {
    stop: async () => {
      isStopping = true;
      await runner.stop();
      await pool.end();
    },
  };
};
