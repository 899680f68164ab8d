import type { Logger } from 'pino';

import type { OpenDatabase } from '../database/open-database.ts';
import type { Pools } from '../database/pool.ts';

/** What a job may use. */
export type JobContext = {
  readonly pools: Pools;
  readonly database: OpenDatabase;
  readonly backupFolder: string;
  readonly log: Logger;
};

/** Work that runs by the clock, on one server of a database at a time. */
export type Job = {
  /** `module.verb-object`; it is the job's name in the queue and in the log. */
  readonly name: string;
  /** Five fields of crontab, in UTC. */
  readonly schedule: string;
  readonly run: (context: JobContext) => Promise<void>;
};
