import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { dayAfter } from '../rules/rota-week.ts';

/** @unit days that a pool may span */
const poolDaysMax = 62;

/** Tips are shared out of days that are over, and of two months at most. @refuses PERIOD_NOT_OVER */
export const requirePoolDays = (tx: RestaurantTx, { from, to }: { readonly from: string; readonly to: string }): void => {
  const isPossible = from <= to && to <= dayAfter(from, poolDaysMax - 1);
  if (!isPossible || to >= tradingDay(tx, new Date())) throw refusal('PERIOD_NOT_OVER', { field: 'toDay' });
};
