import { and, desc, eq, gte, isNull, lte } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { GoalMetric, WeekFigures } from '../rules/goal.ts';
import { overGoalPercent } from '../rules/over-goal.ts';
import { dayAfter, mondayOf, weekDays } from '../rules/whole-weeks.ts';
import { wasteGoal } from './tables.ts';
import { weeklyFigures } from './weekly-figures.ts';

/** How far a week is over the goal that it was lived under. */
export type OverGoal = {
  readonly goalId: string;
  readonly monday: string;
  readonly metric: GoalMetric;
  /** @unit percent of the goal that it is over it */
  readonly over: number;
};

const goalOn = async (tx: RestaurantTx, day: string) => {
  const [goal] = await tx.db
    .select()
    .from(wasteGoal)
    .where(
      and(
        eq(wasteGoal.restaurantId, tx.restaurantId),
        isNull(wasteGoal.endedAt),
        lte(wasteGoal.startsOn, day),
        gte(wasteGoal.untilOn, day),
      ),
    )
    .orderBy(desc(wasteGoal.setAt))
    .limit(1);
  return goal;
};

/** How far the week of a trading day is over the goal that runs, so far; null without a goal, and while it is not over it. */
export const overGoal = async (tx: RestaurantTx, day: string): Promise<OverGoal | null> => {
  const goal = await goalOn(tx, day);
  if (!goal) return null;
  const monday = mondayOf(day);
  const weeks: readonly WeekFigures[] = await weeklyFigures(tx, { from: monday, to: dayAfter(monday, weekDays - 1) });
  const over = overGoalPercent(goal.metric, goal.targetValue, weeks[0]);
  return over === null ? null : { goalId: goal.id, monday, metric: goal.metric, over };
};
