import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { Currency } from '../../../../kit/money.ts';
import { plannedDays } from '../../../kitchen/server/public.ts';
import { dayAfter } from '../../../staff/rules/rota-week.ts';
import { aiCosts } from '../../../subscription/rules/ai-operations.ts';
import type { ForetoldSeries, ToldForecast } from '../../contract/forecast-fields.ts';
import { forecastLimits, type ForecastSubject } from '../../rules/forecast/forecast-limits.ts';
import { horizonDaysMax } from '../../rules/forecast/forecast-series.ts';
import { scoreOverrides } from '../../rules/forecast/score-override.ts';
import { gatherAmounts } from './gather-amounts.ts';
import { dayOf, lastRun, overridesOn, seriesOfRun } from './last-run.ts';
import { requireSubject } from './make-forecast.ts';
import type { forecastOverride, forecastSeries } from './tables.ts';
import { houseDays } from './work-out.ts';

/** So many days that are over stand there with what came. */
const judgedMax = 14;

type Override = typeof forecastOverride.$inferSelect;

type Shown = { readonly fromDay: string; readonly today: string; readonly overrides: readonly Override[] };

const presentSeries = (row: typeof forecastSeries.$inferSelect, { fromDay, today, overrides }: Shown): ForetoldSeries => {
  const own = overrides.filter(({ key }) => key === row.key);
  const { key, name, nameLocal, unit, refusedBecause, knownDays, error, naiveError, bias, comparedDays } = row;
  return {
    key,
    name,
    nameLocal,
    unit,
    refusedBecause,
    knownDays,
    error,
    naiveError,
    bias,
    comparedDays,
    history: [...row.history],
    models: [...row.models],
    days: row.days
      .map(({ low, mean, high }, ahead) => {
        const day = dayOf(fromDay, ahead);
        const said = own.find((one) => one.day === day);
        return { day, low, mean, high, override: said ? { amount: said.amount, reason: said.reason } : null };
      })
      .filter(({ day }) => day >= today),
  };
};

type Judged = Pick<ToldForecast, 'score' | 'judged'>;

/** How people's own figures did on days that are over. */
const judge = async (tx: RestaurantTx, what: ForecastSubject, today: string): Promise<Judged> => {
  const range = { from: dayAfter(today, -forecastLimits.scoredDays), to: dayAfter(today, -1) };
  const overrides = await overridesOn(tx, what, range);
  if (overrides.length === 0) return { score: null, judged: [] };
  const { series, total } = await gatherAmounts(tx, what, range);
  const byKey = new Map([...(total ? [total] : []), ...series].map(({ key, byDay }) => [key, byDay]));
  const over = overrides.map((one) => ({ ...one, override: one.amount, came: byKey.get(one.key)?.get(one.day) ?? null }));
  const { forecast, override, betterDays, verdict } = scoreOverrides(over);
  const judged = over.flatMap(({ key, day, forecast: said, override: own, came, reason }) =>
    came === null ? [] : [{ key, day, forecast: said, override: own, came, reason }],
  );
  const score = { comparedDays: override.comparedDays, betterDays, forecastError: forecast.wape, overrideError: override.wape, verdict };
  return { score: judged.length === 0 ? null : score, judged: judged.slice(-judgedMax) };
};

/**
 * What was forecast last of guests, sales, dishes or items, without the days that have gone by, and how people did who knew better.
 *
 * @refuses FORBIDDEN where the subject is not theirs to see
 */
export const readForecast = async (tx: RestaurantTx, { what }: { readonly what: ForecastSubject }): Promise<ToldForecast> => {
  requireSubject(tx, what);
  const today: string = tradingDay(tx, new Date());
  const last = dayAfter(today, horizonDaysMax - 1);
  const run = await lastRun(tx, what);
  const { days, events } = await houseDays(tx, { from: today, to: last }, new Set());
  const shown = { fromDay: run?.fromDay ?? today, today, overrides: await overridesOn(tx, what, { from: today, to: last }) };
  return {
    today,
    run: run && {
      id: run.id,
      fromDay: run.fromDay,
      dayCount: run.dayCount,
      madeAt: run.madeAt.toISOString(),
      isNightly: run.madeBy === null,
      currency: run.currency as Currency | null,
    },
    series: run ? (await seriesOfRun(tx, run.id)).map((row) => presentSeries(row, shown)) : [],
    calendar: days.map(({ day, isClosed, holidays, fast, events: on }) => ({
      day,
      isClosed,
      holidays: [...holidays],
      fast,
      events: [...on],
    })),
    events: [...events],
    ...(await judge(tx, what, today)),
    plannedDays: [...(await plannedDays(tx, { from: today, to: last }))],
    cost: aiCosts.smart_forecasting,
  };
};
