import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';

import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { eachRestaurant } from '../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../platform/server/jobs/job.ts';
import { dayAfter, isDueOn, windowOf } from '../rules/schedule.ts';
import { announceTasks } from './announce-tasks.ts';
import { failProcesses } from './processes.ts';
import { checkRun, checkTemplate, checkTemplateVersion } from './tables.ts';

/** How far back a server that was away opens what it did not open then. @unit days */
const daysBack = 7;

/** The lists as they count now, and since when there was any version of them. */
const currentLists = (tx: RestaurantTx) => {
  const firstWritten = sql<Date>`(select first.written_at from check_template_version first
    where first.restaurant_id = ${checkTemplate.restaurantId} and first.template_id = ${checkTemplate.id} and first.version = 1)`;
  return tx.db
    .select({
      templateId: checkTemplate.id,
      templateVersion: checkTemplate.version,
      schedule: checkTemplateVersion.schedule,
      since: firstWritten.mapWith(checkTemplateVersion.writtenAt),
    })
    .from(checkTemplate)
    .innerJoin(
      checkTemplateVersion,
      and(
        eq(checkTemplateVersion.restaurantId, checkTemplate.restaurantId),
        eq(checkTemplateVersion.templateId, checkTemplate.id),
        eq(checkTemplateVersion.version, checkTemplate.version),
      ),
    )
    .where(and(eq(checkTemplate.restaurantId, tx.restaurantId), isNull(checkTemplate.archivedAt)));
};

/**
 * Opens what is due on some days, and calls missed what was not handed in in time, whether or not a device was ever on.
 *
 * @invariant a list has one run a day, and none that was due before the list was there.
 */
export const openRunsOf = async (tx: RestaurantTx, days: readonly string[]): Promise<void> => {
  const lists = await currentLists(tx);
  const runs = lists.flatMap(({ templateId, templateVersion, schedule, since }) =>
    days
      .filter((day) => isDueOn(schedule.rule, day))
      .map((day) => ({
        restaurantId: tx.restaurantId,
        templateId,
        templateVersion,
        businessDate: day,
        ...windowOf(schedule, day, tx.timeZone),
      }))
      .filter(({ dueAt }) => dueAt > since),
  );
  if (runs.length > 0) {
    const opened = await tx.db.insert(checkRun).values(runs).onConflictDoNothing().returning({ id: checkRun.id });
    if (opened.length > 0) announceTasks(tx, 'tasks.v1.run-changed', { runId: null });
  }
  await missRuns(tx);
};

/** Opens what is due from a week ago until tomorrow, which a device that goes out of reach tonight takes along. */
export const openRuns = (tx: RestaurantTx): Promise<void> => {
  const today = tradingDay(tx, new Date());
  return openRunsOf(
    tx,
    Array.from({ length: daysBack + 2 }, (_, index) => dayAfter(today, index - daysBack)),
  );
};

const missRuns = async (tx: RestaurantTx): Promise<void> => {
  const missed = await tx.db
    .update(checkRun)
    .set({ state: 'MISSED', missedAt: sql`${checkRun.expireAt}` })
    .where(
      and(eq(checkRun.restaurantId, tx.restaurantId), inArray(checkRun.state, ['OPEN', 'IN_PROGRESS']), lt(checkRun.expireAt, new Date())),
    )
    .returning({ id: checkRun.id });
  for (const { id } of missed) announceTasks(tx, 'tasks.v1.run-missed', { runId: id });
};

const keepTime = async (tx: RestaurantTx): Promise<void> => {
  await openRuns(tx);
  await failProcesses(tx);
};

/** Runs by the clock. */
export const openRunsOften: Job = {
  name: 'tasks.open-runs',
  schedule: '*/5 * * * *',
  run: ({ pools }) => eachRestaurant(pools.app, 'open and miss the lists of the day', keepTime),
};
