import { and, eq, lt } from 'drizzle-orm';

import { eachRestaurant } from '../../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../../platform/server/jobs/job.ts';
import { hookLimits } from '../../rules/hooks/hook-limits.ts';
import type { HookSender } from './hook-sender.ts';
import { hookDelivery } from './tables.ts';

const dayMs = 86_400_000;

/** Looks every minute for what is to be sent again, and for what the server that hears of it at once does not hear. */
export const tellProgramsOften = (sender: HookSender): Job => ({
  name: 'integrations.tell-programs',
  schedule: '* * * * *',
  run: async ({ pools, log }) => {
    const { rows } = await pools.app.query<{ id: string }>('select app.hook_houses() as id');
    for (const { id: restaurantId } of rows) {
      const [looked] = await Promise.allSettled([sender.look(restaurantId)]);
      if (looked.status === 'rejected')
        log.error({ err: looked.reason as unknown, restaurantId }, 'what other programs are to be told could not be read');
    }
  },
});

/** Forgets at night what was told long ago. */
export const forgetToldNightly: Job = {
  name: 'integrations.forget-told',
  schedule: '50 2 * * *',
  run: ({ pools }) =>
    eachRestaurant(pools.app, 'forget what other programs were told', async (tx) => {
      const before = new Date(Date.now() - hookLimits.keptDays * dayMs);
      await tx.db.delete(hookDelivery).where(and(eq(hookDelivery.restaurantId, tx.restaurantId), lt(hookDelivery.madeAt, before)));
    }),
};
