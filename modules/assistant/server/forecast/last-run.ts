import { and, asc, desc, eq, gte, lte } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { dayAfter } from '../../../staff/rules/rota-week.ts';
import type { ForecastSubject } from '../../rules/forecast/forecast-limits.ts';
import { forecastOverride, forecastRun, forecastSeries } from './tables.ts';

/** The last run of a subject; null where there is none. */
export const lastRun = async (tx: RestaurantTx, what: ForecastSubject): Promise<typeof forecastRun.$inferSelect | null> => {
  const [row] = await tx.db
    .select()
    .from(forecastRun)
    .where(and(eq(forecastRun.restaurantId, tx.restaurantId), eq(forecastRun.what, what)))
    .orderBy(desc(forecastRun.madeAt), desc(forecastRun.id))
    .limit(1);
  return row ?? null;
};

/** What a run says of each thing, in its order. */
export const seriesOfRun = (tx: RestaurantTx, runId: string): Promise<(typeof forecastSeries.$inferSelect)[]> =>
  tx.db
    .select()
    .from(forecastSeries)
    .where(and(eq(forecastSeries.restaurantId, tx.restaurantId), eq(forecastSeries.runId, runId)))
    .orderBy(asc(forecastSeries.rank));

/** What people put in place of forecasts on days, both ends within. */
export const overridesOn = (
  tx: RestaurantTx,
  what: ForecastSubject,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<(typeof forecastOverride.$inferSelect)[]> =>
  tx.db
    .select()
    .from(forecastOverride)
    .where(
      and(
        eq(forecastOverride.restaurantId, tx.restaurantId),
        eq(forecastOverride.what, what),
        gte(forecastOverride.day, from),
        lte(forecastOverride.day, to),
      ),
    )
    .orderBy(asc(forecastOverride.day), asc(forecastOverride.key));

/** The trading day that stands so far behind the first day of a run. */
export const dayOf = (fromDay: string, ahead: number): string => dayAfter(fromDay, ahead);
