import { and, asc, eq, gte, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { namesOf } from '../../accounts/server/public.ts';
import type { FoodProcess } from '../contract/processes.contract.ts';
import type { FoodRules } from '../rules/food-process.ts';
import { houseRules } from './food-rules.ts';
import { foodProcess, foodProcessStep } from './process-tables.ts';

/** How long what is over stays in sight. @unit milliseconds */
const keptMs = 24 * 3_600_000;

/** What was measured of some processes, in the order in which it happened. */
export const stepsOf = async (tx: RestaurantTx, processIds: readonly string[]) =>
  tx.db
    .select()
    .from(foodProcessStep)
    .where(and(eq(foodProcessStep.restaurantId, tx.restaurantId), inArray(foodProcessStep.processId, [...processIds])))
    .orderBy(asc(foodProcessStep.happenedAt), asc(foodProcessStep.id));

const readWhere = async (tx: RestaurantTx, which: SQL | undefined): Promise<FoodProcess[]> => {
  const rows = await tx.db
    .select()
    .from(foodProcess)
    .where(and(eq(foodProcess.restaurantId, tx.restaurantId), which))
    .orderBy(asc(foodProcess.startedAt), asc(foodProcess.id))
    .limit(2000);
  if (rows.length === 0) return [];
  const steps = await stepsOf(
    tx,
    rows.map(({ id }) => id),
  );
  const people = rows.flatMap(({ startedBy, disposedBy }) => [startedBy, ...(disposedBy === null ? [] : [disposedBy])]);
  const names = await namesOf(tx, [...new Set([...people, ...steps.map(({ recordedBy }) => recordedBy)])]);
  const stepsBy = Map.groupBy(steps, ({ processId }) => processId);
  return rows.map(({ id, kind, food, batch, rules, state, why, disposition, dispositionNote, ...row }) => ({
    id,
    kind,
    food,
    batch,
    rules,
    state,
    why,
    startedAt: row.startedAt.toISOString(),
    startedBy: names.get(row.startedBy) ?? '',
    endedAt: row.endedAt?.toISOString() ?? null,
    steps: (stepsBy.get(id) ?? []).map((step) => ({
      id: step.id,
      reading: step.reading,
      happenedAt: step.happenedAt.toISOString(),
      by: names.get(step.recordedBy) ?? '',
    })),
    disposition,
    dispositionNote,
    disposedBy: row.disposedBy === null ? null : (names.get(row.disposedBy) ?? ''),
  }));
};

const waits = and(eq(foodProcess.state, 'FAILED'), isNull(foodProcess.disposition));

/** What failed, and nobody said what became of it. */
export const unsettledProcesses = (tx: RestaurantTx): Promise<FoodProcess[]> => readWhere(tx, waits);

/** What runs, what waits for somebody to say what became of it, and what began or came to an end in the last day. */
export const readProcesses = async (tx: RestaurantTx): Promise<{ rules: FoodRules; processes: FoodProcess[] }> => {
  const runs = inArray(foodProcess.state, ['STARTED', 'STEP_OK']);
  const since = new Date(Date.now() - keptMs);
  const lately = or(gte(foodProcess.startedAt, since), gte(foodProcess.endedAt, since));
  return { rules: (await houseRules(tx)).rules, processes: await readWhere(tx, or(waits, runs, lately)) };
};

/** What began between two moments. */
export const processesBetween = (tx: RestaurantTx, from: Date, to: Date): Promise<FoodProcess[]> =>
  readWhere(tx, and(gte(foodProcess.startedAt, from), lt(foodProcess.startedAt, to)));
