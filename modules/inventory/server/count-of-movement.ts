import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { namesOf } from '../../accounts/server/public.ts';

/** A count as a single row of the ledger is told by it. */
type CountOfMovement = { readonly id: string; readonly name: string; readonly counters: string[] };

/** The count that wrote a row of the ledger, and who counted that item in it; null where none did. */
export const countOfMovement = async (tx: RestaurantTx, movementId: string): Promise<CountOfMovement | null> => {
  const { rows } = await tx.client.query<{ readonly id: string; readonly name: string; readonly counters: string[] }>({
    name: 'inventory-count-of-movement',
    text: `select s.id, s.name, array(select distinct e.counter_id::text from count_entry e
                    where e.restaurant_id = $1 and e.session_id = s.id and e.item_id = l.item_id and e.quantity is not null) as counters
             from stock_movement m
             join count_session s on s.restaurant_id = $1 and s.id = m.source_id
             join count_line l on l.restaurant_id = $1 and l.session_id = s.id and l.item_id = m.item_id
            where m.restaurant_id = $1 and m.id = $2 and m.source_type = 'count'`,
    values: [tx.restaurantId, movementId],
  });
  const [count] = rows;
  if (!count) return null;
  const names = await namesOf(tx, count.counters);
  return { ...count, counters: count.counters.map((id) => names.get(id) ?? '') };
};
