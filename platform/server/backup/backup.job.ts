import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Job, JobContext } from '../jobs/job.ts';
import { backUp } from './back-up.ts';

/** How many backups are kept; one is made a night. */
export const backupsKept = 14;

const note = async ({ pools, backupFolder }: JobContext): Promise<string> => {
  const { rows } = await pools.app.query<{ id: string }>('insert into operations.backup_run (folder) values ($1) returning id', [
    backupFolder,
  ]);
  return rows[0]?.id ?? '';
};

const finish = async (context: JobContext, id: string, error: string | null): Promise<void> => {
  await context.pools.app.query('update operations.backup_run set finished_at = now(), error = $2 where id = $1', [id, error]);
};

/** The name that a backup's folder gets, from the instant it was taken; whatever else lies there is somebody's own. */
const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z(\.unfinished)?$/;

/** Keeps the newest whole backups; of the ones that were cut short, none is older than the one just made. */
const removeOld = async (folder: string): Promise<void> => {
  const ours = (await readdir(folder)).filter((name) => backupName.test(name)).toSorted();
  const whole = ours.filter((name) => !name.endsWith('.unfinished'));
  const newest = whole.at(-1) ?? '';
  const cutShort = ours.filter((name) => name.endsWith('.unfinished') && name < newest);
  for (const name of [...whole.slice(0, -backupsKept), ...cutShort]) await rm(join(folder, name), { recursive: true });
};

/** The first line of what went wrong; a connection that was refused at several addresses says so by its code alone. */
const reasonOf = (fault: unknown): string => {
  const { message = '', code = '' } = fault instanceof Error ? (fault as NodeJS.ErrnoException) : { message: String(fault) };
  return message.split('\n')[0] || code || 'unknown';
};

/** Backs up every night, keeps two weeks of nights, and notes how it went for the owner to see. */
export const backupNightly: Job = {
  name: 'platform.back-up',
  schedule: '40 1 * * *',
  run: async (context) => {
    if (context.database.backup === null) return;
    const id = await note(context);
    try {
      await backUp(context.database.backup, context.backupFolder);
      await removeOld(context.backupFolder);
      await finish(context, id, null);
    } catch (fault) {
      await finish(context, id, reasonOf(fault));
      throw fault;
    }
  },
};
