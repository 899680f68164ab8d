import { formatQuantity, quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { itemsToOrder } from '../../inventory/server/public.ts';
import type { Orderable } from '../contract/offer.contract.ts';
import { orderedStates } from '../rules/order-state.ts';
import { shortOf } from '../rules/fill-to-par.ts';
import { quantityText } from './stored-number.ts';

/** What suppliers were told to bring of each item and has neither come nor been given up. */
const onOrder = async (tx: RestaurantTx): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await tx.client.query<{ item_id: string; base: string }>(
    `select l.item_id, sum(greatest(l.base_quantity - l.received_base - l.cancelled_base, 0))::text as base
       from purchase_order o join purchase_order_line l on l.restaurant_id = o.restaurant_id and l.order_id = o.id
      where o.restaurant_id = $1 and o.state = any($2)
      group by l.item_id`,
    [tx.restaurantId, orderedStates],
  );
  return new Map(rows.map(({ item_id, base }) => [item_id, base]));
};

/** Items in use with what is short of their par; what needs a person most, first. */
export const listOrderables = async (tx: RestaurantTx): Promise<{ items: Orderable[] }> => {
  const coming = await onOrder(tx);
  const items = (await itemsToOrder(tx, null)).map((item): Orderable => {
    const ordered = quantityText(coming.get(item.id) ?? '0');
    const levels = { onHand: quantity(item.onHand), onOrder: quantity(ordered), par: item.par === null ? null : quantity(item.par) };
    return { ...item, onOrder: ordered, short: formatQuantity(shortOf(levels)) };
  });
  return { items: items.toSorted((left, right) => left.attention - right.attention) };
};
