import type { Tx } from '../database/tx.ts';

/**
 * Asks for a run of a job as soon as this transaction has committed, and for none where it rolls back. Several that ask
 * before the run began share it. Where it is for later, those of the same key share the last moment. Where no server has opened the queue yet, the job's own schedule will find the work.
 */
export const wakeJob = async (tx: Tx, name: string, later?: { readonly key: string; readonly at: Date }): Promise<void> => {
  // The queue belongs to a role that the application steps into for these statements alone.
  await tx.client.query('set local role maed_worker');
  const { rows } = await tx.client.query<{ isOpen: boolean }>(
    `select exists (select from pg_proc p join pg_namespace n on n.oid = p.pronamespace
                     where n.nspname = 'graphile_worker' and p.proname = 'add_job') as "isOpen"`,
  );
  if (rows[0]?.isOpen)
    await tx.client.query('select graphile_worker.add_job($1, job_key => $2, run_at => $3)', [name, later?.key ?? name, later?.at ?? null]);
  await tx.client.query('reset role');
};
