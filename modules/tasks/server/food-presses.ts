import { and, asc, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { type Pressing, pressingMax, pressingOf, type PressingRow } from '../../../platform/server/pressing.ts';
import type { FoodKind } from '../rules/pressing-kinds.ts';
import { measureBy, processStanding } from '../rules/process-standing.ts';
import { foodProcess } from './process-tables.ts';
import { stepsOf } from './read-processes.ts';

const minuteMs = 60_000;

/**
 * How long before food must be measured its people are told: time to walk there with a probe.
 *
 * @unit minutes
 */
const toldBeforeMinutes = 15;

/** Food of the last two days that failed, until what became of it stands for two hours; once that was said, nothing burns any more. */
const failed = `
  select 'food-failed' as kind, id::text as subject,
         jsonb_build_object('food', food, 'batch', batch, 'process', kind, 'why', why, 'disposition', disposition) as words,
         '/tasks' as place, null::text as "impactMinor", case when disposition is not null then 'WARN' end as press
    from food_process
   where restaurant_id = $1 and state = 'FAILED' and started_at > now() - interval '2 days'
     and (disposed_at is null or disposed_at > now() - interval '2 hours')
   order by ended_at desc limit $2`;

type Running = typeof foodProcess.$inferSelect;
type Measured = Awaited<ReturnType<typeof stepsOf>>;

/**
 * What presses of food that is on its way by the books: it must be measured soon, which whoever began it or measured it last is
 * told, or its time ran out since the clock last looked.
 */
const pressingNow = (
  { id, food, batch, kind, rules, startedAt, startedBy }: Running,
  measured: Measured,
  now: Date,
): Pressing<FoodKind>[] => {
  const steps = measured.map(({ happenedAt, reading }) => ({ at: happenedAt, reading }));
  const standing = processStanding({ kind, rules, startedAt, steps }, now);
  const about = { subject: id, place: '/tasks', impactMinor: null };
  const words = { food, batch, process: kind };
  if (standing.state === 'FAILED') return [{ ...about, kind: 'food-failed', words: { ...words, why: standing.why, disposition: null } }];
  const by = measureBy(standing);
  if (by === null || by.getTime() - now.getTime() > toldBeforeMinutes * minuteMs) return [];
  const userIds = [...new Set([startedBy, measured.at(-1)?.recordedBy ?? startedBy])];
  return [{ ...about, kind: 'food-due', words: { ...words, at: by.toISOString() }, userIds }];
};

const onItsWay = async (tx: RestaurantTx, now: Date): Promise<Pressing<FoodKind>[]> => {
  const running = await tx.db
    .select()
    .from(foodProcess)
    .where(and(eq(foodProcess.restaurantId, tx.restaurantId), inArray(foodProcess.state, ['STARTED', 'STEP_OK'])))
    .orderBy(asc(foodProcess.startedAt), asc(foodProcess.id))
    .limit(pressingMax);
  if (running.length === 0) return [];
  const steps = await stepsOf(
    tx,
    running.map(({ id }) => id),
  );
  const stepsBy = Map.groupBy(steps, ({ processId }) => processId);
  return running.flatMap((row) => pressingNow(row, stepsBy.get(row.id) ?? [], now));
};

/** What of food on its way, by time and temperature, needs somebody now. */
export const foodPresses = async (tx: RestaurantTx, now: Date): Promise<Pressing<FoodKind>[]> => {
  const { rows } = await tx.client.query<PressingRow<FoodKind>>({
    name: 'tasks-press-food',
    text: failed,
    values: [tx.restaurantId, pressingMax],
  });
  return [...pressingOf(rows), ...(await onItsWay(tx, now))];
};
