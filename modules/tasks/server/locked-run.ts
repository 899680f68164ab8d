import { and, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { decideRunStep, type RunAttempt, type RunState } from '../rules/run-state.ts';
import { writtenOn } from './read-runs.ts';
import { checkRun, checkTemplateVersion } from './tables.ts';

/**
 * A list of a day that nobody else changes until this transaction ends, with what counts of its answers.
 *
 * @refuses NOT_FOUND
 */
export const lockRun = async (tx: RestaurantTx, runId: string) => {
  const own = and(eq(checkRun.restaurantId, tx.restaurantId), eq(checkRun.id, runId));
  const [run] = await tx.db.select().from(checkRun).where(own).for('update');
  if (!run) throw refusal('NOT_FOUND');
  const [list] = await tx.db
    .select({ items: checkTemplateVersion.items })
    .from(checkTemplateVersion)
    .where(
      and(
        eq(checkTemplateVersion.restaurantId, tx.restaurantId),
        eq(checkTemplateVersion.templateId, run.templateId),
        eq(checkTemplateVersion.version, run.templateVersion),
      ),
    );
  const items = list?.items ?? [];
  const { entries, actions } = await writtenOn(tx, [runId]);
  const lastOf = new Map(entries.map((entry) => [entry.itemKey, entry]));
  const corrected = new Set(actions.map(({ entryId }) => entryId));
  const answered = [...lastOf.values()].map(({ id, itemKey, outcome }) => ({ itemKey, outcome, isCorrected: corrected.has(id) }));
  const criticalBy = items.filter(({ isCritical }) => isCritical).flatMap(({ key }) => lastOf.get(key)?.recordedBy ?? []);
  return { ...run, own, items, answered, criticalBy };
};

/** A list of a day that is locked. */
export type LockedRun = Awaited<ReturnType<typeof lockRun>>;

/** Where a step of whoever acts leads; refused where it leads nowhere. */
export const stepRun = (tx: RestaurantTx, run: LockedRun, attempt: Pick<RunAttempt, 'step' | 'at' | 'reason'>): RunState =>
  orRefuse(decideRunStep(run, { ...attempt, role: tx.role, userId: tx.userId }), { field: 'runId' });
