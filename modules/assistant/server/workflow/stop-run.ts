import { and, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { pressNote } from '../../../alerts/server/public.ts';
import { announceAutomations } from './announce-automations.ts';
import { automation, automationRun } from './tables.ts';

const dayMs = 86_400_000;

/** How long it is said that something stopped. @unit milliseconds */
const saidForMs = 30 * dayMs;

/** Whoever lent an automation their permissions works here no more: it goes off, with everything that it had begun, and says so. */
export const stopForOwner = async (tx: RestaurantTx, runId: string): Promise<void> => {
  const here = eq(automationRun.restaurantId, tx.restaurantId);
  const [run] = await tx.db
    .select({ automationId: automationRun.automationId })
    .from(automationRun)
    .where(and(here, eq(automationRun.id, runId)));
  if (!run) return;
  const [stopped] = await tx.db
    .update(automation)
    .set({ isOn: false, offBecause: 'OWNER_GONE' })
    .where(and(eq(automation.restaurantId, tx.restaurantId), eq(automation.id, run.automationId)))
    .returning();
  await tx.db
    .update(automationRun)
    .set({ state: 'STOPPED', why: 'OWNER_GONE', endedAt: new Date() })
    .where(and(here, eq(automationRun.automationId, run.automationId), inArray(automationRun.state, ['READY', 'WAITING'])));
  announceAutomations(tx);
  if (!stopped) return;
  await pressNote(tx, {
    kind: 'automation-stopped',
    subject: stopped.id,
    words: { automation: stopped.name, why: 'OWNER_GONE' },
    place: '/assistant/automation',
    userIds: null,
    until: new Date(Date.now() + saidForMs),
  });
};
