import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import type { OverrideBody } from '../../contract/forecast-fields.ts';
import { dayOf, lastRun, seriesOfRun } from './last-run.ts';
import { requireSubject } from './make-forecast.ts';
import { forecastOverride } from './tables.ts';

type Place = Pick<OverrideBody, 'what' | 'key' | 'day'>;

/** What the last run says of a thing on a day; null where it says nothing. */
const foretold = async (tx: RestaurantTx, { what, key, day }: Place): Promise<number | null> => {
  const run = await lastRun(tx, what);
  if (!run) return null;
  const series = (await seriesOfRun(tx, run.id)).find((one) => one.key === key);
  return series?.days.find((_, ahead) => dayOf(run.fromDay, ahead) === day)?.mean ?? null;
};

/**
 * Puts a figure in place of what is forecast for a day, with its reason, beside what the forecast said; without a figure the
 * forecast holds again.
 *
 * @refuses FORECAST_DAY_OVER for a day that has gone by; FORECAST_DAY_UNKNOWN where nothing is forecast for it
 */
export const overrideForecast = async (
  tx: RestaurantTx,
  { body: { what, key, day, amount, reason } }: CommandEnvelope<OverrideBody>,
): Promise<{ isOverridden: boolean }> => {
  requireSubject(tx, what);
  if (day < tradingDay(tx, new Date())) throw refusal('FORECAST_DAY_OVER', { field: 'day' });
  const { restaurantId } = tx;
  if (amount === null) {
    await tx.db
      .delete(forecastOverride)
      .where(
        and(
          eq(forecastOverride.restaurantId, restaurantId),
          eq(forecastOverride.what, what),
          eq(forecastOverride.key, key),
          eq(forecastOverride.day, day),
        ),
      );
    return { isOverridden: false };
  }
  const forecast = await foretold(tx, { what, key, day });
  if (forecast === null) throw refusal('FORECAST_DAY_UNKNOWN', { field: 'day' });
  const said = { amount, reason, forecast, madeBy: tx.userId ?? '', madeAt: new Date() };
  await tx.db
    .insert(forecastOverride)
    .values({ restaurantId, what, key, day, ...said })
    .onConflictDoUpdate({
      target: [forecastOverride.restaurantId, forecastOverride.what, forecastOverride.key, forecastOverride.day],
      set: said,
    });
  return { isOverridden: true };
};
