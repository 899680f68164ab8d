import { and, eq, inArray, isNull, lt } from 'drizzle-orm';

import { namedEventsBehind } from '../../../../platform/server/database/events-behind.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { workflowLimits } from '../../rules/workflow/automation.ts';
import { announceAutomations } from './announce-automations.ts';
import { beginRun, type StoredAutomation } from './begin-run.ts';
import { causesOf, heardNames } from './causes.ts';
import { automation, automationHouse, automationRun } from './tables.ts';

const dayMs = 86_400_000;

/** What a look of the runner finds to do. */
export type ReadyRun = { readonly id: string; readonly ownerId: string };

const ofHouse = (tx: RestaurantTx) => eq(automationRun.restaurantId, tx.restaurantId);

/** Those that are on, by the order in which they were saved. */
const switchedOn = (tx: RestaurantTx): Promise<StoredAutomation[]> =>
  tx.db
    .select()
    .from(automation)
    .where(and(eq(automation.restaurantId, tx.restaurantId), eq(automation.isOn, true), isNull(automation.archivedAt)))
    .orderBy(automation.savedAt, automation.id);

/** Nobody said yes or no in time: it did nothing and cost nothing. */
const endUnanswered = async (tx: RestaurantTx, now: Date): Promise<number> => {
  const since = new Date(now.getTime() - workflowLimits.approvalDays * dayMs);
  const ended = await tx.db
    .update(automationRun)
    .set({ state: 'UNANSWERED', endedAt: now })
    .where(and(ofHouse(tx), eq(automationRun.state, 'WAITING'), lt(automationRun.happenedAt, since)))
    .returning({ id: automationRun.id });
  return ended.length;
};

const readyRuns = (tx: RestaurantTx): Promise<ReadyRun[]> =>
  tx.db
    .select({ id: automationRun.id, ownerId: automation.ownerId })
    .from(automationRun)
    .innerJoin(automation, and(eq(automation.restaurantId, automationRun.restaurantId), eq(automation.id, automationRun.automationId)))
    .where(and(ofHouse(tx), eq(automationRun.state, 'READY')))
    .orderBy(automationRun.happenedAt, automationRun.id);

const hasOpen = async (tx: RestaurantTx): Promise<boolean> => {
  const rows = await tx.db
    .select({ id: automationRun.id })
    .from(automationRun)
    .where(and(ofHouse(tx), inArray(automationRun.state, ['WAITING', 'READY'])))
    .limit(1);
  return rows.length > 0;
};

/**
 * Begins what new events begin. One server at a time does it in a restaurant, and each event is looked at once: whoever finds another
 * at it waits, since that one may have begun before what is looked for happened.
 */
const hearNew = async (tx: RestaurantTx, known: readonly StoredAutomation[]): Promise<boolean> => {
  const here = eq(automationHouse.restaurantId, tx.restaurantId);
  const [house] = await tx.db.select().from(automationHouse).where(here).for('update');
  if (!house) return false;
  const { events, lastSequence } = await namedEventsBehind(tx, heardNames, house.lastSequence);
  if (lastSequence === house.lastSequence) return false;
  await tx.db.update(automationHouse).set({ lastSequence }).where(here);
  if (house.isStopped || events.length === 0) return false;
  const causes = await causesOf(tx, events);
  let isBegun = false;
  for (const cause of causes)
    for (const one of known)
      if (one.trigger === cause.trigger && (cause.sequence ?? 0n) > one.onAfterSequence) {
        await beginRun(tx, one, cause);
        isBegun = true;
      }
  return isBegun;
};

/**
 * Listens to what was announced since the last look, begins what it begins, ends what nobody answered, and gives what is to be done.
 * While everything is stopped, what happens is passed over, and what was begun waits.
 */
export const hearAutomations = async (tx: RestaurantTx, now: Date): Promise<readonly ReadyRun[]> => {
  const known = await switchedOn(tx);
  if (known.length === 0 && !(await hasOpen(tx))) return [];
  const isBegun = await hearNew(tx, known);
  const ended = await endUnanswered(tx, now);
  if (isBegun || ended > 0) announceAutomations(tx);
  const [house] = await tx.db.select().from(automationHouse).where(eq(automationHouse.restaurantId, tx.restaurantId));
  return house?.isStopped === true ? [] : readyRuns(tx);
};
