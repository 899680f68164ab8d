import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

type Run = { readonly started_at: Date; readonly finished_at: Date | null; readonly error: string | null };

/** When the whole installation was last backed up, and what went wrong since. */
export const backupStatus = async (
  tx: RestaurantTx,
): Promise<{ lastSuccessAt: string | null; lastAttemptAt: string | null; lastError: string | null }> => {
  const { rows } = await tx.client.query<Run>(
    'select started_at, finished_at, error from operations.backup_run order by started_at desc limit 60',
  );
  const success = rows.find((run) => run.finished_at !== null && run.error === null);
  return {
    lastSuccessAt: success?.finished_at?.toISOString() ?? null,
    lastAttemptAt: rows[0]?.started_at.toISOString() ?? null,
    lastError: rows[0]?.error ?? null,
  };
};
