import { and, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { wakeJob } from '../../../../platform/server/jobs/wake-job.ts';
import { namesOf } from '../../../accounts/server/public.ts';
import type { CheckResult, CheckRuns } from '../../contract/self-checks.contract.ts';
import { checkCodes, type CheckRunStatus } from '../../rules/self-check.ts';
import { selfCheckName } from './self-check-name.ts';
import { stockCheckRun } from './tables.ts';

/** So many runs are kept. */
const runsKept = 10;

/** The last runs of the restaurant entered, newest first. */
export const listSelfChecks = async (tx: RestaurantTx): Promise<CheckRuns> => {
  const rows = await tx.db
    .select()
    .from(stockCheckRun)
    .where(eq(stockCheckRun.restaurantId, tx.restaurantId))
    .orderBy(desc(stockCheckRun.askedAt), desc(stockCheckRun.id))
    .limit(runsKept);
  const names = await namesOf(tx, [...new Set(rows.map(({ askedBy }) => askedBy))]);
  return {
    runs: rows.map(({ id, askedBy, askedAt, endedAt, status, results }) => ({
      id,
      status,
      askedBy: names.get(askedBy) ?? null,
      askedAt: askedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      results: [...results],
    })),
    checksInRun: checkCodes.length,
    currency: tx.currency as 'GBP',
  };
};

/** Notes that checks are asked for, and wakes who makes them; while a run goes on, it stays the only one. */
export const startSelfCheck = async (tx: RestaurantTx, runId: string): Promise<CheckRuns> => {
  const open = and(eq(stockCheckRun.restaurantId, tx.restaurantId), isNull(stockCheckRun.endedAt));
  const going = await tx.db.select({ id: stockCheckRun.id }).from(stockCheckRun).where(open);
  if (going.length === 0) {
    const asked = { restaurantId: tx.restaurantId, id: runId, askedBy: tx.userId ?? tx.ownerId };
    await tx.db.insert(stockCheckRun).values(asked).onConflictDoNothing();
    await forgetOld(tx);
  }
  await wakeJob(tx, selfCheckName);
  return listSelfChecks(tx);
};

const forgetOld = async (tx: RestaurantTx): Promise<void> => {
  const { runs } = await listSelfChecks(tx);
  const kept = runs.map(({ id }) => id);
  await tx.db.delete(stockCheckRun).where(and(eq(stockCheckRun.restaurantId, tx.restaurantId), notInArray(stockCheckRun.id, kept)));
};

/** Ends whatever goes on; who makes the checks finds out after the one that they are at. */
export const cancelSelfCheck = async (tx: RestaurantTx): Promise<CheckRuns> => {
  await tx.db
    .update(stockCheckRun)
    .set({ status: 'CANCELLED', endedAt: new Date() })
    .where(and(eq(stockCheckRun.restaurantId, tx.restaurantId), isNull(stockCheckRun.endedAt)));
  return listSelfChecks(tx);
};

type Moved = { readonly from: readonly CheckRunStatus[]; readonly to: CheckRunStatus; readonly results?: readonly CheckResult[] };

/** Moves a run on from where it must stand, and says who asked for it; null where somebody ended it meanwhile. */
export const moveRun = async (tx: RestaurantTx, runId: string, { from, to, results }: Moved): Promise<string | null> => {
  const isOver = to !== 'RUNNING';
  const now = new Date();
  const rows = await tx.db
    .update(stockCheckRun)
    .set({ status: to, beatAt: now, ...(results && { results }), ...(isOver && { endedAt: now }) })
    .where(and(eq(stockCheckRun.restaurantId, tx.restaurantId), eq(stockCheckRun.id, runId), inArray(stockCheckRun.status, [...from])))
    .returning({ askedBy: stockCheckRun.askedBy });
  return rows[0]?.askedBy ?? null;
};
