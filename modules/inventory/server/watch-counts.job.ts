import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { eachRestaurant } from '../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../platform/server/jobs/job.ts';
import { staleCount } from '../rules/count-rhythm.ts';
import { announceInventory } from './announce-inventory.ts';
import { isTemplateOverdue, loadTemplates } from './count-templates.ts';
import { loadCounts } from './load-count.ts';

/** Counts that nobody touches are announced, then called off; those that are due and were not made are announced. */
export const watchCounts = async (tx: RestaurantTx, now: Date): Promise<void> => {
  await endStaleCounts(tx, now);
  await tellOverdue(tx, now);
};

const endStaleCounts = async (tx: RestaurantTx, now: Date): Promise<void> => {
  const open = (await loadCounts(tx)).filter(({ status }) => ['DRAFT', 'COUNTING', 'SUBMITTED', 'RECOUNT'].includes(status));
  for (const { id: countId, name, last_active_at: lastActiveAt, stale_told_at: toldAt } of open) {
    const due = staleCount(lastActiveAt, now);
    if (due === 'FINE' || (due === 'WARN' && toldAt !== null)) continue;
    const isCancelled = due === 'CANCEL';
    announceInventory(tx, 'inventory.v1.count-stale', { countId, name, isCancelled });
    await tx.client.query(
      isCancelled
        ? `update count_session set status = 'CANCELLED', closed_at = now() where restaurant_id = $1 and id = $2`
        : `update count_session set stale_told_at = now() where restaurant_id = $1 and id = $2`,
      [tx.restaurantId, countId],
    );
  }
};

const tellOverdue = async (tx: RestaurantTx, now: Date): Promise<void> => {
  const today = tradingDay(tx, now);
  for (const template of await loadTemplates(tx)) {
    if (template.overdue_told_for === today || !isTemplateOverdue(tx, template, now)) continue;
    announceInventory(tx, 'inventory.v1.count-overdue', { templateId: template.id, name: template.name });
    await tx.client.query('update count_template set overdue_told_for = $3 where restaurant_id = $1 and id = $2', [
      tx.restaurantId,
      template.id,
      today,
    ]);
  }
};

/** Looks after the counts every night. */
export const watchCountsNightly: Job = {
  name: 'inventory.watch-counts',
  schedule: '20 2 * * *',
  run: ({ pools }) => eachRestaurant(pools.app, 'watch counts', (tx) => watchCounts(tx, new Date())),
};
