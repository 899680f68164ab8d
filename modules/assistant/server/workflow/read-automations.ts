import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { namesOf } from '../../../accounts/server/public.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import type { Automation, AutomationRun } from '../../contract/workflow/automation-fields.ts';
import { workflowLimits } from '../../rules/workflow/automation.ts';
import { type AutomationRow, presentAutomations, presentRuns } from './present-automation.ts';
import { sayingCost } from './say-automation.ts';
import { automation, automationHouse, automationRun } from './tables.ts';

/** So much of the log is shown. @unit runs */
const logShown = 100;

const stands = (tx: RestaurantTx) => and(eq(automation.restaurantId, tx.restaurantId), isNull(automation.archivedAt));

const rowsWhere = async (tx: RestaurantTx, which?: SQL): Promise<AutomationRow[]> => {
  const rows = await tx.db
    .select()
    .from(automation)
    .where(and(stands(tx), which))
    .orderBy(automation.name, automation.id)
    .limit(workflowLimits.automationsMax);
  const latest = await tx.db
    .selectDistinctOn([automationRun.automationId], {
      id: automationRun.automationId,
      state: automationRun.state,
      happenedAt: automationRun.happenedAt,
    })
    .from(automationRun)
    .where(eq(automationRun.restaurantId, tx.restaurantId))
    .orderBy(automationRun.automationId, desc(automationRun.happenedAt));
  const lastOf = new Map(latest.map(({ id, state, happenedAt }) => [id, { state, happenedAt: happenedAt.toISOString() }]));
  return rows.map((row) => ({ ...row, lastRun: lastOf.get(row.id) ?? null }));
};

/**
 * One automation as it stands.
 *
 * @refuses NOT_FOUND
 */
export const readAutomation = async (tx: RestaurantTx, id: string): Promise<{ automation: Automation }> => {
  const [found] = await presentAutomations(tx, await rowsWhere(tx, eq(automation.id, id)));
  if (!found) throw refusal('NOT_FOUND');
  return { automation: found };
};

/** Runs of the restaurant, newest first. */
export const readRuns = async (tx: RestaurantTx, which?: SQL): Promise<AutomationRun[]> => {
  const rows = await tx.db
    .select({ run: automationRun, automation })
    .from(automationRun)
    .innerJoin(automation, and(eq(automation.restaurantId, automationRun.restaurantId), eq(automation.id, automationRun.automationId)))
    .where(and(eq(automationRun.restaurantId, tx.restaurantId), which))
    .orderBy(desc(automationRun.happenedAt), desc(automationRun.id))
    .limit(logShown);
  return presentRuns(tx, rows);
};

/** What the house lets happen by itself, what waits, and whether all of it is stopped. */
export const listAutomations = async (tx: RestaurantTx) => {
  const [house] = await tx.db.select().from(automationHouse).where(eq(automationHouse.restaurantId, tx.restaurantId));
  const stoppedBy = house?.isStopped ? house.stoppedBy : null;
  const names = await namesOf(tx, stoppedBy === null || stoppedBy === undefined ? [] : [stoppedBy]);
  return {
    automations: await presentAutomations(tx, await rowsWhere(tx)),
    waiting: await readRuns(tx, sql`${automationRun.state} in ('WAITING', 'READY')`),
    isStopped: house?.isStopped ?? false,
    stoppedBy: names.get(stoppedBy ?? '') ?? null,
    cost: sayingCost,
  };
};

/** The log, of one automation or of all. */
export const listAutomationRuns = async (tx: RestaurantTx, asked: { readonly automationId?: string | undefined }) => ({
  runs: await readRuns(tx, asked.automationId === undefined ? undefined : eq(automationRun.automationId, asked.automationId)),
});
