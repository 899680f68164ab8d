import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { TipsOnBills } from '../rules/tips-on-bills.ts';
import { salesOfDays } from './sales-of-days.ts';
import { keptOf } from './sold-days/kept-days.ts';
import { tipFacts, tipsTogether } from './sold-days/tip-facts.ts';

type Asked = { readonly from: string; readonly to: string };

/** What guests left beyond the bills of some trading days. */
export const tipsOnBills = async (tx: RestaurantTx, days: Asked): Promise<TipsOnBills> => {
  const { kept, missing } = await keptOf(tx, 'tips', days);
  return tipsTogether([...kept, ...(await tipFacts(tx, missing))]);
};

/**
 * What bills of some trading days say was taken in for the staff: what was left beyond them, and the service charge within
 * them.
 *
 * @unit minor units
 */
export const tipsTakenOnDays = async (tx: RestaurantTx, days: Asked): Promise<TipsOnBills & { readonly serviceMinor: bigint }> => {
  const { orders } = await salesOfDays(tx, days);
  return { ...(await tipsOnBills(tx, days)), serviceMinor: orders.reduce((sum, { serviceMinor }) => sum + serviceMinor, 0n) };
};
