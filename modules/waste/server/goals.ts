import { and, desc, eq, isNull } from 'drizzle-orm';

import { formatQuantity, type Quantity } from '../../../kit/quantity.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../accounts/server/public.ts';
import type { Goal, WeekRow } from '../contract/goal-fields.ts';
import { decideGoal, type GoalMetric, type WeekFigures } from '../rules/goal.ts';
import { wasteLimits } from '../rules/waste-limits.ts';
import { dayAfter, mondayOf, weekDays } from '../rules/whole-weeks.ts';
import { seesCost } from './present-entry.ts';
import { wasteGoal } from './tables.ts';
import { weeklyFigures } from './weekly-figures.ts';

type StoredGoal = typeof wasteGoal.$inferSelect;

const goalsListed = 12;

const present = async (tx: RestaurantTx, rows: readonly StoredGoal[]): Promise<Goal[]> => {
  const names = await namesOf(tx, [...new Set(rows.map(({ setBy }) => setBy))]);
  return rows.map((row) => {
    const isSeen = seesCost(tx) || row.metric === 'GRAMS_PER_COVER';
    return {
      id: row.id,
      metric: row.metric,
      baselineFrom: row.baselineFrom,
      baselineTo: row.baselineTo,
      baseline: isSeen ? row.baselineValue.toString() : null,
      target: isSeen ? row.targetValue.toString() : null,
      startsOn: row.startsOn,
      until: row.untilOn,
      version: row.version,
      setBy: names.get(row.setBy) ?? '',
      setAt: row.setAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    };
  });
};

const presentOne = async (tx: RestaurantTx, row: StoredGoal | undefined): Promise<Goal | null> =>
  row ? ((await present(tx, [row]))[0] ?? null) : null;

const presentWeek = (week: WeekFigures, isCostVisible: boolean): WeekRow => ({
  monday: week.monday,
  daysLogged: week.daysLogged,
  valueMinor: isCostVisible ? week.valueMinor.toString() : null,
  purchasesMinor: isCostVisible ? week.purchasesMinor.toString() : null,
  covered: week.covered && { covers: Number(week.covered.covers), weightG: formatQuantity(week.covered.weight as Quantity) },
});

/** The last day of the last week that is over. */
const lastSunday = (today: string): string => dayAfter(mondayOf(today), -1);

const usualWeeksShown = 13;

/**
 * The goal that runs, those before it, and the weeks to draw and judge them over: from the baseline of the one that runs
 * and the begin of those before it, and the last quarter at least.
 */
export const getGoals = async (tx: RestaurantTx) => {
  const rows = await tx.db
    .select()
    .from(wasteGoal)
    .where(eq(wasteGoal.restaurantId, tx.restaurantId))
    .orderBy(desc(wasteGoal.setAt))
    .limit(goalsListed);
  const [goals, running] = [await present(tx, rows), rows.find(({ endedAt }) => endedAt === null)];
  const today = tradingDay(tx, new Date());
  const to = lastSunday(today);
  const earliest = dayAfter(to, 1 - wasteLimits.weeksShownMax * weekDays);
  const usual = dayAfter(to, 1 - usualWeeksShown * weekDays);
  const begins = [usual, ...rows.map(({ startsOn }) => startsOn), ...(running ? [running.baselineFrom] : [])];
  const wanted = begins.reduce((first, day) => (day < first ? day : first));
  const isCostVisible = seesCost(tx);
  const weeks = await weeklyFigures(tx, { from: wanted < earliest ? earliest : wanted, to });
  return {
    goal: goals.find(({ endedAt }) => endedAt === null) ?? null,
    past: goals.filter(({ endedAt }) => endedAt !== null),
    weeks: weeks.map((week) => presentWeek(week, isCostVisible)),
    currency: tx.currency as 'GBP',
    today,
    isCostVisible,
  };
};

type SetBody = {
  readonly step: 'SET';
  readonly goalId: string;
  readonly metric: GoalMetric;
  readonly baselineFrom: string;
  readonly baselineTo: string;
  readonly target: string;
  readonly startsOn: string;
  readonly until: string;
};
type EndBody = { readonly step: 'END'; readonly goalId: string; readonly baseVersion: number };

const inRestaurant = (tx: RestaurantTx) => eq(wasteGoal.restaurantId, tx.restaurantId);

const answer = async (tx: RestaurantTx, row: StoredGoal | undefined): Promise<{ goal: Goal }> => {
  const goal = await presentOne(tx, row);
  if (!goal) throw new Error('A goal that was written is answered.');
  return { goal };
};

const endRunning = (tx: RestaurantTx, at: Date) =>
  tx.db
    .update(wasteGoal)
    .set({ endedAt: at, endedBy: tx.userId ?? tx.ownerId })
    .where(and(inRestaurant(tx), isNull(wasteGoal.endedAt)));

const setGoal = async (tx: RestaurantTx, body: SetBody, at: Date): Promise<{ goal: Goal }> => {
  const [taken] = await tx.db
    .select({ id: wasteGoal.id })
    .from(wasteGoal)
    .where(and(inRestaurant(tx), eq(wasteGoal.id, body.goalId)));
  if (taken) throw refusal('ID_TAKEN', { field: 'goal' });
  const { goalId, metric, baselineFrom, baselineTo, startsOn, until } = body;
  const target = BigInt(body.target);
  const known = baselineTo < mondayOf(tradingDay(tx, at)) ? await weeklyFigures(tx, { from: baselineFrom, to: baselineTo }) : [];
  const { baseline } = orRefuse(decideGoal({ metric, baselineFrom, baselineTo, target, startsOn, until }, known), { field: 'goal' });
  await endRunning(tx, at);
  const [row] = await tx.db
    .insert(wasteGoal)
    .values({
      restaurantId: tx.restaurantId,
      id: goalId,
      metric,
      baselineFrom,
      baselineTo,
      baselineValue: baseline,
      targetValue: target,
      currency: tx.currency,
      startsOn,
      untilOn: until,
      setBy: tx.userId ?? tx.ownerId,
      setAt: at,
    })
    .returning();
  return answer(tx, row);
};

const endGoal = async (tx: RestaurantTx, { goalId, baseVersion }: EndBody, at: Date): Promise<{ goal: Goal }> => {
  const of = and(inRestaurant(tx), eq(wasteGoal.id, goalId));
  const [current] = await tx.db.select().from(wasteGoal).where(of).for('update');
  if (!current) throw refusal('NOT_FOUND');
  if (current.version !== baseVersion || current.endedAt !== null)
    throw refusal('GOAL_CHANGED', { field: 'version', current: await presentOne(tx, current) });
  const [row] = await tx.db
    .update(wasteGoal)
    .set({ endedAt: at, endedBy: tx.userId ?? tx.ownerId, version: baseVersion + 1 })
    .where(of)
    .returning();
  return answer(tx, row);
};

/**
 * Sets a goal in the place of the one that runs, with its baseline worked out and frozen; or ends the one that runs.
 *
 * @refuses whatever decideGoal refuses; ID_TAKEN; NOT_FOUND; GOAL_CHANGED with the goal as it is
 */
export const changeGoal = (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<SetBody | EndBody>): Promise<{ goal: Goal }> =>
  body.step === 'SET' ? setGoal(tx, body, new Date(occurredAt)) : endGoal(tx, body, new Date(occurredAt));
