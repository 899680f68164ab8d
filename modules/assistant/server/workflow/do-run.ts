import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';

import type { Currency } from '../../../../kit/money.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import { isEntryRefused, withRestaurant, withSystem } from '../../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { storeEvents } from '../../../../platform/server/database/store-events.ts';
import { can } from '../../../restaurants/rules/capabilities.ts';
import type { ActionResult } from '../../contract/workflow/automation-fields.ts';
import { actionLaw } from '../../rules/workflow/actions.ts';
import { workflowLimits } from '../../rules/workflow/automation.ts';
import { act } from './act.ts';
import { announceAutomations } from './announce-automations.ts';
import type { StoredAutomation } from './begin-run.ts';
import type { ReadyRun } from './hear-automations.ts';
import type { WorkflowWorld } from './house-client.ts';
import { stopForOwner } from './stop-run.ts';
import { automation, automationRun } from './tables.ts';

type StoredRun = typeof automationRun.$inferSelect;

/** What is to be done, with what was looked up when it was taken. */
type Taken = { readonly run: StoredRun; readonly automation: StoredAutomation; readonly today: string; readonly currency: Currency };

/** Another server takes a run over after so long. @unit milliseconds */
const claimMs = 120_000;

const thisRun = (tx: RestaurantTx, id: string) => and(eq(automationRun.restaurantId, tx.restaurantId), eq(automationRun.id, id));

/** Takes a run for this server; undefined where another has it, or it is done. */
const claim = async (tx: RestaurantTx, id: string): Promise<StoredRun | undefined> => {
  const now = new Date();
  const isFree = or(isNull(automationRun.claimedUntil), lt(automationRun.claimedUntil, now));
  const [run] = await tx.db
    .update(automationRun)
    .set({ attempts: sql`${automationRun.attempts} + 1`, claimedUntil: new Date(now.getTime() + claimMs) })
    .where(and(thisRun(tx, id), eq(automationRun.state, 'READY'), isFree))
    .returning();
  return run;
};

type Ending = Pick<StoredRun, 'state'> & Partial<Pick<StoredRun, 'why' | 'results'>>;

const end = async (tx: RestaurantTx, id: string, ending: Ending): Promise<void> => {
  await tx.db
    .update(automationRun)
    .set({ ...ending, endedAt: new Date(), claimedUntil: null })
    .where(thisRun(tx, id));
  announceAutomations(tx);
};

/** Takes a run as its owner; null where nothing is to be done any more. */
const take = async (tx: RestaurantTx, id: string): Promise<Taken | null> => {
  const run = await claim(tx, id);
  if (!run) return null;
  const [stored] = await tx.db
    .select()
    .from(automation)
    .where(and(eq(automation.restaurantId, tx.restaurantId), eq(automation.id, run.automationId)));
  if (!stored?.isOn || stored.archivedAt !== null) return leave(tx, id, { state: 'STOPPED', why: 'SWITCHED_OFF' });
  if (run.attempts > workflowLimits.attemptsMax) return leave(tx, id, { state: 'FAILED', why: 'FAULT' });
  const mayNot = stored.actions.some(({ kind }) => !can(tx.role, actionLaw(kind).capability));
  if (mayNot) return leave(tx, id, { state: 'STOPPED', why: 'MAY_NOT' });
  return { run, automation: stored, today: tradingDay(tx, new Date()), currency: tx.currency as Currency };
};

/** Ends a run that does nothing. */
const leave = async (tx: RestaurantTx, id: string, ending: Ending): Promise<null> => {
  await end(tx, id, ending);
  return null;
};

const doAll = async (world: WorkflowWorld, restaurantId: string, { run, automation: stored, ...day }: Taken): Promise<ActionResult[]> => {
  const client = world.speakAs(stored.ownerId);
  const { subject, facts, place, commandIds } = run;
  const results: ActionResult[] = [];
  for (const [at, action] of stored.actions.entries()) {
    const commandId = commandIds[at];
    if (commandId === undefined) break;
    const acted = await act({ client, restaurantId, commandId, action, automation: stored, subject, facts, place, ...day });
    const isDone = 'place' in acted;
    results.push({ kind: action.kind, isDone, why: isDone ? null : acted.why, place: isDone ? acted.place : null });
  }
  return results;
};

/** A run that was refused everything failed, by the first reason. */
const settle = (tx: RestaurantTx, id: string, results: readonly ActionResult[]): Promise<void> => {
  const didSomething = results.some(({ isDone }) => isDone);
  if (!didSomething) return end(tx, id, { state: 'FAILED', why: results[0]?.why ?? 'NOTHING_DONE', results });
  return end(tx, id, { state: 'DONE', why: null, results });
};

/**
 * Does a run as its owner, with the permissions that they have now, by the product's own commands; it takes no operations. Tried again
 * after a crash, its commands have the same keys.
 */
export const doRun = async (world: WorkflowWorld, restaurantId: string, { id, ownerId }: ReadyRun): Promise<void> => {
  const entry = { pool: world.pool, credential: { kind: 'person', userId: ownerId }, access: 'write' } as const;
  const asOwner = <Result>(work: (tx: RestaurantTx) => Promise<Result>) =>
    withRestaurant(entry, restaurantId, async (tx) => {
      const result = await work(tx);
      storeEvents(tx);
      return result;
    });
  const taken = await asOwner((tx) => take(tx, id));
  if (isEntryRefused(taken)) {
    await withSystem(world.pool, { restaurantId, reason: 'stop an automation whose owner is gone' }, (tx) => stopForOwner(tx, id));
    return;
  }
  if (taken === null) return;
  const results = await doAll(world, restaurantId, taken);
  await withSystem(world.pool, { restaurantId, reason: 'write down what an automation did' }, (tx) => settle(tx, id, results));
};
