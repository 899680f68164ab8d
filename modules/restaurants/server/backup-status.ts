import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { withoutPaths } from '../rules/without-paths.ts';

type Run = { readonly started_at: Date; readonly finished_at: Date | null; readonly error: string | null };

/** How the backups of an installation stand. */
export type BackupStatus = {
  /** False where the database is somebody else's, who did not give Maed a login that reads all of it. */
  readonly isMadeHere: boolean;
  readonly lastSuccessAt: string | null;
  readonly lastAttemptAt: string | null;
  readonly lastError: string | null;
};

/** When the whole installation was last backed up, and what went wrong since; never where anything lies on the server. */
export const backupStatus = async (tx: RestaurantTx, isMadeHere: boolean): Promise<BackupStatus> => {
  const { rows } = await tx.client.query<Run>(
    'select started_at, finished_at, error from operations.backup_run order by started_at desc limit 60',
  );
  const success = rows.find((run) => run.finished_at !== null && run.error === null);
  const lastError = rows[0]?.error ?? null;
  return {
    isMadeHere,
    lastSuccessAt: success?.finished_at?.toISOString() ?? null,
    lastAttemptAt: rows[0]?.started_at.toISOString() ?? null,
    lastError: lastError === null ? null : withoutPaths(lastError),
  };
};
