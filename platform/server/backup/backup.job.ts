import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Job, JobContext } from '../jobs/job.ts';
import { backUp } from './back-up.ts';

/** How many nights are kept. */
const backupsKept = 14;

const note = async ({ pools, backupFolder }: JobContext): Promise<string> => {
  const { rows } = await pools.app.query<{ id: string }>('insert into operations.backup_run (folder) values ($1) returning id', [
    backupFolder,
  ]);
  return rows[0]?.id ?? '';
};

const finish = async (context: JobContext, id: string, error: string | null): Promise<void> => {
  await context.pools.app.query('update operations.backup_run set finished_at = now(), error = $2 where id = $1', [id, error]);
};

const removeOld = async (folder: string): Promise<void> => {
  const backups = (await readdir(folder)).toSorted();
  for (const old of backups.slice(0, Math.max(0, backups.length - backupsKept))) {
    await rm(join(folder, old), { recursive: true });
  }
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
      await finish(context, id, String(fault instanceof Error ? fault.message : fault).split('\n')[0] ?? 'unknown');
      throw fault;
    }
  },
};
