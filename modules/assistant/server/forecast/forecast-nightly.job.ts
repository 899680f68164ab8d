import { and, eq, lt } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { eachRestaurant } from '../../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../../platform/server/jobs/job.ts';
import { mayUse } from '../../../subscription/server/public.ts';
import { forecastLimits, forecastSubjects } from '../../rules/forecast/forecast-limits.ts';
import { keepForecast, whyNone } from './make-forecast.ts';
import { forecastRun } from './tables.ts';
import { workOut } from './work-out.ts';

/** What orders and rotas look ahead. @unit days */
const nightlyDays = 14;
const dayMs = 86_400_000;

/** Works the next days out anew where the plan has it; nothing is counted, and what cannot be told is left as it is. */
export const forecastHouse = async (tx: RestaurantTx, now: Date): Promise<void> => {
  const isOld = lt(forecastRun.madeAt, new Date(now.getTime() - forecastLimits.keptRunDays * dayMs));
  await tx.db.delete(forecastRun).where(and(eq(forecastRun.restaurantId, tx.restaurantId), isOld));
  if (!(await mayUse(tx, 'smart-forecasting'))) return;
  for (const what of forecastSubjects) {
    const ask = { what, fromDay: tradingDay(tx, now), dayCount: nightlyDays };
    const worked = await workOut(tx, ask);
    if (whyNone(worked) === null) await keepForecast(tx, worked, { ...ask, id: uuidv7(), cost: 0 });
  }
};

/** Forecasts every night, after the day has ended where restaurants are. */
export const forecastNightly: Job = {
  name: 'assistant.forecast-nightly',
  schedule: '20 2 * * *',
  run: ({ pools }) => eachRestaurant(pools.app, 'work out the days to come', (tx) => forecastHouse(tx, new Date())),
};
