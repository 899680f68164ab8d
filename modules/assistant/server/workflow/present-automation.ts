import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { namesOf } from '../../../accounts/server/public.ts';
import type { Automation, AutomationRun } from '../../contract/workflow/automation-fields.ts';
import type { StoredAutomation } from './begin-run.ts';
import type { automationRun } from './tables.ts';

type StoredRun = typeof automationRun.$inferSelect;

/** A run beside the automation that it is of. */
export type RunRow = { readonly run: StoredRun; readonly automation: StoredAutomation };

/** An automation beside its last run. */
export type AutomationRow = StoredAutomation & { readonly lastRun: Automation['lastRun'] };

/** Automations as whoever may set them up sees them. */
export const presentAutomations = async (tx: RestaurantTx, rows: readonly AutomationRow[]): Promise<Automation[]> => {
  const names = await namesOf(tx, [...new Set(rows.map(({ ownerId }) => ownerId))]);
  return rows.map(({ id, name, trigger, conditions, actions, needsApproval, ...row }) => ({
    id,
    definition: { name, trigger, conditions: [...conditions], actions: [...actions], needsApproval },
    isOn: row.isOn,
    offBecause: row.offBecause,
    owner: names.get(row.ownerId) ?? '',
    isOwn: row.ownerId === tx.userId,
    version: row.version,
    lastRun: row.lastRun,
  }));
};

/** Runs as whoever may set automations up sees them. */
export const presentRuns = async (tx: RestaurantTx, rows: readonly RunRow[]): Promise<AutomationRun[]> => {
  const names = await namesOf(tx, [...new Set(rows.flatMap(({ run }) => run.decidedBy ?? []))]);
  return rows.map(({ run, automation }) => ({
    id: run.id,
    automationId: automation.id,
    automation: automation.name,
    trigger: automation.trigger,
    actions: automation.actions.map(({ kind }) => kind),
    facts: { ...run.facts },
    place: run.place,
    state: run.state,
    why: run.why,
    results: [...run.results],
    happenedAt: run.happenedAt.toISOString(),
    decidedBy: run.decidedBy === null ? null : (names.get(run.decidedBy) ?? ''),
    endedAt: run.endedAt?.toISOString() ?? null,
  }));
};
