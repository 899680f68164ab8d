import { and, asc, eq, gte, lte } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { dayAfter } from '../../../staff/rules/rota-week.ts';
import type { ForecastEvent, ForecastEventBody } from '../../contract/forecast-fields.ts';
import { forecastLimits } from '../../rules/forecast/forecast-limits.ts';
import { forecastEvent } from './tables.ts';

const columns = {
  id: forecastEvent.id,
  name: forecastEvent.name,
  fromDay: forecastEvent.fromDay,
  untilDay: forecastEvent.untilDay,
  effectBps: forecastEvent.effectBps,
} as const;

/** What somebody wrote down of days, both ends within. */
export const eventsOn = (tx: RestaurantTx, { from, to }: { readonly from: string; readonly to: string }): Promise<ForecastEvent[]> =>
  tx.db
    .select(columns)
    .from(forecastEvent)
    .where(and(eq(forecastEvent.restaurantId, tx.restaurantId), lte(forecastEvent.fromDay, to), gte(forecastEvent.untilDay, from)))
    .orderBy(asc(forecastEvent.fromDay), asc(forecastEvent.id));

/**
 * Writes down what happens nearby; the next forecast reckons with it.
 *
 * @refuses FORECAST_EVENT_DAYS where it ends before it begins, or lasts too long
 */
export const addForecastEvent = async (tx: RestaurantTx, { body }: CommandEnvelope<ForecastEventBody>): Promise<ForecastEvent> => {
  const { eventId: id, name, fromDay, untilDay, effectBps } = body;
  if (untilDay < fromDay || untilDay > dayAfter(fromDay, forecastLimits.eventDaysMax))
    throw refusal('FORECAST_EVENT_DAYS', { field: 'untilDay' });
  const [row] = await tx.db
    .insert(forecastEvent)
    .values({ restaurantId: tx.restaurantId, id, name, fromDay, untilDay, effectBps, madeBy: tx.userId ?? '' })
    .onConflictDoNothing()
    .returning(columns);
  if (!row) throw refusal('NOT_FOUND');
  return row;
};

/**
 * Takes an event off the calendar.
 *
 * @refuses NOT_FOUND for one that is not there
 */
export const dropForecastEvent = async (
  tx: RestaurantTx,
  { body: { eventId } }: CommandEnvelope<{ readonly eventId: string }>,
): Promise<{ eventId: string }> => {
  const gone = await tx.db
    .delete(forecastEvent)
    .where(and(eq(forecastEvent.restaurantId, tx.restaurantId), eq(forecastEvent.id, eventId)))
    .returning({ id: forecastEvent.id });
  if (gone.length === 0) throw refusal('NOT_FOUND');
  return { eventId };
};
