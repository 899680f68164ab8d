import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { dropPlanned, planPortions } from '../../../kitchen/server/public.ts';
import { can } from '../../../restaurants/rules/capabilities.ts';
import { expectSales } from '../../../staff/server/public.ts';
import { forecastLimits, type ForecastSubject } from '../../rules/forecast/forecast-limits.ts';
import { dayOf, lastRun, overridesOn, seriesOfRun } from './last-run.ts';

type Body = { readonly plan: 'KITCHEN' | 'ROTA'; readonly days: readonly string[]; readonly isUsed: boolean };

type Expected = { readonly key: string; readonly day: string; /** @unit of the series */ readonly amount: number };

/** What is expected of each thing on these days: as a person says, else as it was forecast. */
const expectedOf = async (tx: RestaurantTx, what: ForecastSubject, days: readonly string[]): Promise<readonly Expected[]> => {
  const run = await lastRun(tx, what);
  if (!run) return [];
  const sorted = days.toSorted();
  const overrides = await overridesOn(tx, what, { from: sorted[0] ?? '', to: sorted.at(-1) ?? '' });
  const instead = new Map(overrides.map(({ key, day, amount }) => [`${key} ${day}`, amount]));
  return (await seriesOfRun(tx, run.id)).flatMap(({ key, days: foretold }) =>
    foretold.flatMap(({ mean }, ahead) => {
      const day = dayOf(run.fromDay, ahead);
      return days.includes(day) ? [{ key, day, amount: instead.get(`${key} ${day}`) ?? mean }] : [];
    }),
  );
};

const planKitchen = async (tx: RestaurantTx, days: readonly string[]): Promise<number> => {
  const expected = await expectedOf(tx, 'DISHES', days);
  const portions = expected.map(({ key, day, amount }) => ({ dishId: key, day, portions: Math.round(amount * 10) / 10 }));
  await planPortions(tx, portions);
  return new Set(portions.map(({ day }) => day)).size;
};

const planRota = async (tx: RestaurantTx, days: readonly string[]): Promise<number> => {
  if (!can(tx.role, 'staff.plan') || !can(tx.role, 'members.view-pay')) throw refusal('FORBIDDEN', { capability: 'staff.plan' });
  const expected = await expectedOf(tx, 'SALES', days);
  const sales = expected.filter(({ key }) => key === forecastLimits.totalKey);
  await expectSales(
    tx,
    sales.map(({ day, amount }) => ({ day, salesMinor: BigInt(Math.round(amount)) })),
  );
  return sales.length;
};

/**
 * Plans days by what is forecast, as people changed it: the kitchen's prep and orders by the dishes, the rota by the sales.
 *
 * @refuses FORECAST_DAY_OVER for a day that has gone by; FORECAST_DAY_UNKNOWN where nothing is forecast for any of them; FORBIDDEN
 * where the rota is not theirs to plan
 */
export const useForecast = async (tx: RestaurantTx, { body: { plan, days, isUsed } }: CommandEnvelope<Body>): Promise<{ days: number }> => {
  const today: string = tradingDay(tx, new Date());
  if (days.some((day) => day < today)) throw refusal('FORECAST_DAY_OVER', { field: 'day' });
  if (plan === 'KITCHEN' && !isUsed) {
    await dropPlanned(tx, days);
    return { days: 0 };
  }
  const planned = plan === 'KITCHEN' ? await planKitchen(tx, days) : await planRota(tx, days);
  if (planned === 0) throw refusal('FORECAST_DAY_UNKNOWN', { field: 'day' });
  return { days: planned };
};
