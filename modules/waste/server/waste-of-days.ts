import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { looseWaste, type DayRange } from '../../inventory/server/public.ts';

/** What was thrown away on some trading days. */
export type WasteOfDays = {
  readonly entries: number;
  /** Of what has a price. @unit minor units */
  readonly valueMinor: bigint;
  /** @unit entries whose worth nobody knows */
  readonly unpriced: number;
};

/** What was thrown away on some trading days, as the log and the ledger have it; other currencies are left out. */
export const wasteOfDays = async (tx: RestaurantTx, days: DayRange): Promise<WasteOfDays> => {
  const { rows } = await tx.client.query<{ entries: number; value: string; unpriced: number }>({
    name: 'waste-of-days',
    text: `select count(*)::int as entries, coalesce(sum(value_minor), 0)::text as value,
                  (count(*) filter (where value_minor is null))::int as unpriced
             from waste_entry
            where restaurant_id = $1 and business_date between $2 and $3 and currency = $4 and status <> 'VOIDED'`,
    values: [tx.restaurantId, days.from, days.to, tx.currency],
  });
  const [logged, loose] = [rows[0] ?? { entries: 0, value: '0', unpriced: 0 }, await looseWaste(tx, days)];
  return {
    entries: logged.entries + loose.length,
    valueMinor: loose.reduce((sum, { valueMinor }) => sum + BigInt(valueMinor ?? 0), BigInt(logged.value)),
    unpriced: logged.unpriced + loose.filter(({ valueMinor }) => valueMinor === null).length,
  };
};
