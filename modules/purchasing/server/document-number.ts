import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { wallNow } from './wall-now.ts';

/** The next number of a series: "PO-2026-0001". Its row is held until the transaction ends, so that none is given twice and none is left out. */
export const nextDocumentNumber = async (tx: RestaurantTx, series: string): Promise<string> => {
  const year = Number(wallNow(tx).day.slice(0, 4));
  const { rows } = await tx.client.query<{ last_number: number }>(
    `insert into document_series (restaurant_id, series, year, last_number) values ($1, $2, $3, 1)
     on conflict (restaurant_id, series, year) do update set last_number = document_series.last_number + 1
     returning last_number`,
    [tx.restaurantId, series, year],
  );
  return `${series}-${year}-${String(rows[0]?.last_number ?? 0).padStart(4, '0')}`;
};
