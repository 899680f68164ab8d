import { and, asc, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { type Pressing, pressingMax, pressingOf, type PressingRow } from '../../../platform/server/pressing.ts';
import type { FoodKind } from '../rules/pressing-kinds.ts';
import { measureBy } from '../rules/process-standing.ts';
import { foodProcess } from './process-tables.ts';
import { stepsOf } from './read-processes.ts';

const minuteMs = 60_000;

/**
 * How long before food must be measured its people are told: time to walk there with a probe.
 *
 * @unit minutes
 */
const toldBeforeMinutes = 15;

/** Food of the last two days that failed, until what became of it stands for two hours. */
const failed = `
  select 'food-failed' as kind, id::text as subject,
         jsonb_build_object('food', food, 'batch', batch, 'process', kind, 'why', why, 'disposition', disposition) as words,
         '/tasks' as place, null::text as "impactMinor"
    from food_process
   where restaurant_id = $1 and state = 'FAILED' and started_at > now() - interval '2 days'
     and (disposed_at is null or disposed_at > now() - interval '2 hours')
   order by ended_at desc limit $2`;

/** Food on its way that must be measured soon, told to whoever began it or measured it last. */
const dueSoon = async (tx: RestaurantTx, now: Date): Promise<Pressing<FoodKind>[]> => {
  const running = await tx.db
    .select()
    .from(foodProcess)
    .where(and(eq(foodProcess.restaurantId, tx.restaurantId), inArray(foodProcess.state, ['STARTED', 'STEP_OK'])))
    .orderBy(asc(foodProcess.startedAt), asc(foodProcess.id))
    .limit(pressingMax);
  if (running.length === 0) return [];
  const ids = running.map(({ id }) => id);
  const stepsBy = Map.groupBy(await stepsOf(tx, ids), ({ processId }) => processId);
  return running.flatMap(({ id, kind, food, batch, rules, startedAt, startedBy }) => {
    const measured = stepsBy.get(id) ?? [];
    const steps = measured.map(({ happenedAt, reading }) => ({ at: happenedAt, reading }));
    const by = measureBy({ kind, rules, startedAt, steps }, now);
    if (by === null || by.getTime() - now.getTime() > toldBeforeMinutes * minuteMs) return [];
    const words = { food, batch, process: kind, at: by.toISOString() };
    const userIds = [...new Set([startedBy, measured.at(-1)?.recordedBy ?? startedBy])];
    return [{ kind: 'food-due', subject: id, words, place: '/tasks', impactMinor: null, userIds }];
  });
};

/** What of food on its way, by time and temperature, needs somebody now. */
export const foodPresses = async (tx: RestaurantTx, now: Date): Promise<Pressing<FoodKind>[]> => {
  const { rows } = await tx.client.query<PressingRow<FoodKind>>({
    name: 'tasks-press-food',
    text: failed,
    values: [tx.restaurantId, pressingMax],
  });
  return [...pressingOf(rows), ...(await dueSoon(tx, now))];
};
