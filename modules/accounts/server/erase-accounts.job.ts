import type { Job } from '../../../platform/server/jobs/job.ts';

/** How many accounts are erased in one transaction. */
const erasedAtOnceMax = 50;

/**
 * Erases the accounts whose waiting period is over. PostgreSQL itself looks at the time again, and leaves whoever still
 * holds a restaurant; it runs after the restaurants of the same night are gone.
 */
export const eraseAccounts: Job = {
  name: 'accounts.erase-accounts',
  schedule: '10 3 * * *',
  run: async ({ pools }) => {
    for (let erased = erasedAtOnceMax; erased === erasedAtOnceMax;) {
      const { rows } = await pools.app.query<{ count: number }>('select app.erase_persons($1) as count', [erasedAtOnceMax]);
      erased = rows[0]?.count ?? 0;
    }
  },
};
