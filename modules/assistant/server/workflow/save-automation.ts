import { and, count, eq, isNull } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { dropNotes } from '../../../alerts/server/public.ts';
import type { Automation } from '../../contract/workflow/automation-fields.ts';
import { type Definition, workflowLimits } from '../../rules/workflow/automation.ts';
import { checkAutomation } from '../../rules/workflow/check-automation.ts';
import { announceAutomations } from './announce-automations.ts';
import { readAutomation } from './read-automations.ts';
import { endWaiting } from './switch-automation.ts';
import { automation } from './tables.ts';

type Body = { readonly automationId: string; readonly baseVersion: number | null; readonly definition: Definition };

const requireRoom = async (tx: RestaurantTx): Promise<void> => {
  const [kept] = await tx.db
    .select({ automations: count() })
    .from(automation)
    .where(and(eq(automation.restaurantId, tx.restaurantId), isNull(automation.archivedAt)));
  const { automationsMax: max } = workflowLimits;
  if ((kept?.automations ?? 0) >= max) throw refusal('AUTOMATIONS_FULL', { max });
};

/**
 * Writes an automation, or changes one over the version that was looked at. It is off until somebody switches it on: what it would do
 * is looked at first. What waited of the one before it is ended.
 *
 * @refuses AUTOMATION_FAULTY with everything that is wrong; AUTOMATION_CHANGED; AUTOMATIONS_FULL
 */
export const saveAutomation = async (
  tx: RestaurantTx,
  { body: { automationId: id, baseVersion, definition } }: CommandEnvelope<Body>,
): Promise<{ automation: Automation }> => {
  const faults = checkAutomation(definition, tx.role);
  if (faults.length > 0) throw refusal('AUTOMATION_FAULTY', { faults });
  const said = { ...definition, ownerId: tx.userId ?? tx.ownerId, savedAt: new Date(), isOn: false, offBecause: null };
  if (baseVersion === null) {
    await requireRoom(tx);
    const made = await tx.db
      .insert(automation)
      .values({ restaurantId: tx.restaurantId, id, ...said })
      .onConflictDoNothing()
      .returning({ id: automation.id });
    if (made.length === 0) throw refusal('AUTOMATION_CHANGED');
  } else {
    const isThis = and(eq(automation.restaurantId, tx.restaurantId), eq(automation.id, id), isNull(automation.archivedAt));
    const changed = await tx.db
      .update(automation)
      .set({ ...said, version: baseVersion + 1 })
      .where(and(isThis, eq(automation.version, baseVersion)))
      .returning({ id: automation.id });
    if (changed.length === 0)
      throw refusal((await tx.db.select().from(automation).where(isThis)).length === 0 ? 'NOT_FOUND' : 'AUTOMATION_CHANGED');
    await endWaiting(tx, id);
    await dropNotes(tx, 'automation-stopped', [id]);
  }
  announceAutomations(tx);
  return readAutomation(tx, id);
};
