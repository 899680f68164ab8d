import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { dropNotes } from '../../../alerts/server/public.ts';
import type { AutomationRun } from '../../contract/workflow/automation-fields.ts';
import { announceAutomations } from './announce-automations.ts';
import { readRuns } from './read-automations.ts';
import { automationRun } from './tables.ts';

type Body = { readonly runId: string; readonly isApproved: boolean };

/**
 * Says yes or no to a run that waits. With a yes it is done at once by whoever runs them.
 *
 * @refuses NOT_FOUND; RUN_DECIDED
 */
export const decideAutomationRun = async (
  tx: RestaurantTx,
  { body: { runId, isApproved } }: CommandEnvelope<Body>,
): Promise<{ run: AutomationRun }> => {
  const isThis = and(eq(automationRun.restaurantId, tx.restaurantId), eq(automationRun.id, runId));
  const [held] = await tx.db.select({ state: automationRun.state }).from(automationRun).where(isThis).for('update');
  if (!held) throw refusal('NOT_FOUND');
  if (held.state !== 'WAITING') throw refusal('RUN_DECIDED');
  const now = new Date();
  await tx.db
    .update(automationRun)
    .set({ state: isApproved ? 'READY' : 'TURNED_DOWN', decidedBy: tx.userId, decidedAt: now, endedAt: isApproved ? null : now })
    .where(isThis);
  await dropNotes(tx, 'automation-waits', [runId]);
  announceAutomations(tx);
  const [run] = await readRuns(tx, isThis);
  if (!run) throw new Error('A run that was decided is read.');
  return { run };
};
