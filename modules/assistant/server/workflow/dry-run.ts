import { and, eq, isNull } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import type { DryRun } from '../../contract/workflow/automation-fields.ts';
import { workflowLimits } from '../../rules/workflow/automation.ts';
import { allHold } from '../../rules/workflow/conditions.ts';
import { loopGuard } from '../../rules/workflow/loop-guard.ts';
import { type Cause, causesSince } from './causes.ts';
import { automation } from './tables.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** So many of what would have begun it are shown. @unit times */
const shownMax = 20;

/** Which of them the guard against loops would have let run, in the order in which they happened. */
const letThrough = (met: readonly Cause[]): ReadonlySet<Cause> => {
  const run: Cause[] = [];
  for (const cause of met) {
    const lately = run.filter(({ at }) => at.getTime() > cause.at.getTime() - hourMs);
    const isSameLately = cause.subject !== null && lately.some(({ subject }) => subject === cause.subject);
    if (loopGuard({ isOwnDoing: false, depth: 0, runsLately: lately.length, isSameLately }) === null) run.push(cause);
  }
  return new Set(run);
};

/**
 * What an automation would have done in the last thirty days, by what is kept of them.
 *
 * @refuses NOT_FOUND
 */
export const dryRunAutomation = async (tx: RestaurantTx, { automationId }: { readonly automationId: string }): Promise<DryRun> => {
  const [stored] = await tx.db
    .select()
    .from(automation)
    .where(and(eq(automation.restaurantId, tx.restaurantId), eq(automation.id, automationId), isNull(automation.archivedAt)));
  if (!stored) throw refusal('NOT_FOUND');
  const from = new Date(Date.now() - workflowLimits.dryRunDays * dayMs);
  const causes = await causesSince(tx, stored.trigger, from);
  const met = causes.filter(({ facts }) => allHold(facts, stored.conditions));
  const run = letThrough(met);
  const latest = causes.slice(-shownMax).toReversed();
  return {
    from: from.toISOString(),
    happened: causes.length,
    met: run.size,
    guarded: met.length - run.size,
    latest: latest.map((cause) => ({ at: cause.at.toISOString(), facts: { ...cause.facts }, place: cause.place, isMet: run.has(cause) })),
  };
};
