import { type BusinessDate, businessDateOf } from '../../../kit/time/business-date.ts';
import type { RestaurantTx } from './tx.ts';

/** The trading day of an instant in the restaurant entered: by its wall, until the hour at which its day ends. */
export const tradingDay = (tx: Pick<RestaurantTx, 'timeZone' | 'dayCutoffMinutes'>, instant: Date): BusinessDate =>
  businessDateOf(instant, { timeZone: tx.timeZone, cutOffMinutes: tx.dayCutoffMinutes });
