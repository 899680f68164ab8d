import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { addCategorySales, categorySales, type CategorySales } from '../rules/sold-sums.ts';
import { salesWritten } from './sales-of-days.ts';
import { keptOf } from './sold-days/kept-days.ts';
import { orderFacts } from './sold-days/order-facts.ts';

/** What was sold under each heading of the menu, day by day: the same sales as `salesOfDays` tells, and not a minor unit else. */
export const salesByCategory = async (
  tx: RestaurantTx,
  days: { readonly from: string; readonly to: string },
): Promise<readonly CategorySales[]> => {
  const { kept, missing } = await keptOf(tx, 'headings', days);
  const written = (await salesWritten(tx, days)).map(({ businessDate, grossMinor, vatMinor }) => ({
    businessDate,
    categoryId: null,
    netMinor: grossMinor - (vatMinor ?? 0n),
    coveredMinor: 0n,
  }));
  return addCategorySales([...kept, ...categorySales(await orderFacts(tx, missing)), ...written]);
};
