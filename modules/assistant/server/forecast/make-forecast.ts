import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { can } from '../../../restaurants/rules/capabilities.ts';
import { aiCosts } from '../../../subscription/rules/ai-operations.ts';
import { releaseOperation, reserveOperation, settleOperation } from '../../../subscription/server/public.ts';
import type { MadeForecast } from '../../contract/forecast-fields.ts';
import type { ForecastSubject } from '../../rules/forecast/forecast-limits.ts';
import { forecastRun, forecastSeries } from './tables.ts';
import { workOut, type Ask, type WorkedOut } from './work-out.ts';

const category = 'smart_forecasting';
const cost = aiCosts[category];

type Body = { readonly runId: string; readonly what: ForecastSubject; readonly days: number };

/**
 * Lets through who may see what is forecast: money is not everybody's.
 *
 * @refuses FORBIDDEN to whoever may not see sales
 */
export const requireSubject = (tx: RestaurantTx, what: ForecastSubject): void => {
  if (what === 'SALES' && !can(tx.role, 'reports.view')) throw refusal('FORBIDDEN', { capability: 'reports.view' });
};

const rowOf = ({ of, outcome, history }: WorkedOut) => {
  const named = { key: of.key, name: of.name, nameLocal: of.nameLocal, unit: of.unit, history };
  if (outcome.kind === 'REFUSED')
    return { ...named, refusedBecause: outcome.reason, knownDays: outcome.knownDays, days: [], models: [], comparedDays: 0 };
  const { forecast, naive } = outcome.backTest;
  return {
    ...named,
    knownDays: of.byDay.size,
    days: outcome.days,
    models: outcome.models,
    error: forecast.wape,
    naiveError: naive.wape,
    bias: forecast.bias,
    comparedDays: forecast.comparedDays,
  };
};

type Kept = Ask & { readonly id: string; readonly cost: number };

/** Keeps what was worked out, as the last word on these days. */
export const keepForecast = async (tx: RestaurantTx, worked: readonly WorkedOut[], { id, cost: counted, ...ask }: Kept): Promise<void> => {
  const { restaurantId } = tx;
  const currency = ask.what === 'SALES' ? tx.currency : null;
  await tx.db.insert(forecastRun).values({ restaurantId, id, ...ask, currency, madeBy: tx.userId, cost: counted, madeAt: new Date() });
  await tx.db.insert(forecastSeries).values(worked.map((one, rank) => ({ restaurantId, runId: id, rank, ...rowOf(one) })));
};

/** The most that is known of anything, and why that is not enough; null where something can be told. */
export const whyNone = (worked: readonly WorkedOut[]): NonNullable<MadeForecast['noForecast']> | null => {
  if (worked.some(({ outcome }) => outcome.kind === 'FORECAST')) return null;
  const refused = worked.flatMap(({ outcome }) => (outcome.kind === 'REFUSED' ? [outcome] : []));
  const [most] = refused.toSorted((one, other) => other.knownDays - one.knownDays);
  return { reason: most?.reason ?? 'TOO_FEW_DAYS', knownDays: most?.knownDays ?? 0 };
};

/**
 * Forecasts days when somebody asks for it. What it costs is set aside before anything is looked at, counts with a forecast, and is
 * given back without one.
 *
 * @refuses AI_LIMIT_REACHED before any work; FEATURE_NOT_IN_PLAN; FORBIDDEN where the subject is not theirs to see
 */
export const makeForecast = async (
  tx: RestaurantTx,
  { body: { runId, what, days: dayCount } }: CommandEnvelope<Body>,
): Promise<MadeForecast> => {
  requireSubject(tx, what);
  if ((await reserveOperation(tx, { id: runId, category })) === 'over-limit') throw refusal('AI_LIMIT_REACHED', { cost });
  const ask: Ask = { what, fromDay: tradingDay(tx, new Date()), dayCount };
  const worked = await workOut(tx, ask);
  const noForecast = whyNone(worked);
  if (noForecast) {
    await releaseOperation(tx, runId);
    return { runId: null, noForecast, cost: 0 };
  }
  await keepForecast(tx, worked, { ...ask, id: runId, cost });
  await settleOperation(tx, runId);
  return { runId, noForecast: null, cost };
};
