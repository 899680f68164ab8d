import { businessDateOf } from '../../../kit/time/business-date.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** The trading day of a moment here. */
export const dayOf = (tx: RestaurantTx, at: Date): string =>
  businessDateOf(at, { timeZone: tx.timeZone, cutOffMinutes: tx.dayCutoffMinutes });
