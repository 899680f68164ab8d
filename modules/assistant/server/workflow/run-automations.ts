import { and, eq, lt } from 'drizzle-orm';

import { withSystem } from '../../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { workflowLimits } from '../../rules/workflow/automation.ts';
import { doRun } from './do-run.ts';
import { hearAutomations } from './hear-automations.ts';
import type { WorkflowWorld } from './house-client.ts';
import { automationRun } from './tables.ts';

const dayMs = 86_400_000;

/** What one run finds broken keeps none of the others waiting. */
export const runAutomations = async (world: WorkflowWorld, restaurantId: string, now: Date): Promise<void> => {
  const ready = await withSystem(world.pool, { restaurantId, reason: 'hear what begins automations' }, (tx) => hearAutomations(tx, now));
  const faults: unknown[] = [];
  for (const run of ready) {
    const [outcome] = await Promise.allSettled([doRun(world, restaurantId, run)]);
    if (outcome.status === 'rejected') faults.push(outcome.reason);
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} automation run(s) met a fault.`);
};

/** Forgets what was logged long ago. */
export const forgetRuns = async (tx: RestaurantTx, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - workflowLimits.logDays * dayMs);
  await tx.db.delete(automationRun).where(and(eq(automationRun.restaurantId, tx.restaurantId), lt(automationRun.happenedAt, before)));
};
