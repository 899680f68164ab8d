import type { Pools } from '../../../platform/server/database/pool.ts';
import type { Job } from '../../../platform/server/jobs/job.ts';

/** Erases scratch restaurants whose time is over: whoever opened them went away, or their server died. */
export const sweepScratch = async ({ app }: Pick<Pools, 'app'>): Promise<void> => {
  const { rows } = await app.query<{ id: string }>('select app.scratches_over() as id');
  for (const { id } of rows) await app.query('select app.erase_scratch($1)', [id]);
};

/** Sweeps every ten minutes. */
export const sweepScratchOften: Job = {
  name: 'restaurants.sweep-scratch',
  schedule: '*/10 * * * *',
  run: ({ pools }) => sweepScratch(pools),
};
