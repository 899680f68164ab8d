import { formatQuantity, quantity, type Quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { itemsToOrder } from '../../inventory/server/public.ts';
import type { Orderable } from '../contract/offer.contract.ts';
import { orderedStates } from '../rules/order-state.ts';
import { shortOf } from '../rules/fill-to-par.ts';

/** What suppliers were told to bring of each item and has neither come nor been given up. */
const onOrder = async (tx: RestaurantTx): Promise<ReadonlyMap<string, bigint>> => {
  const { rows } = await tx.client.query<{ item_id: string; base: string }>(
    `select l.item_id, sum(greatest(l.base_quantity - l.received_base - l.cancelled_base, 0))::text as base
       from purchase_order o join purchase_order_line l on l.restaurant_id = o.restaurant_id and l.order_id = o.id
      where o.restaurant_id = $1 and o.state = any($2)
      group by l.item_id`,
    [tx.restaurantId, orderedStates],
  );
  const items = new Map(
    (
      await itemsToOrder(
        tx,
        rows.map(({ item_id }) => item_id),
      )
    ).map((item) => [item.id, item.currentId]),
  );
  const coming = new Map<string, bigint>();
  for (const { item_id, base } of rows) {
    // An item that was merged since waits under the one that stays.
    const current = items.get(item_id) ?? item_id;
    coming.set(current, (coming.get(current) ?? 0n) + quantity(base));
  }
  return coming;
};

/** Items in use with what is short of their par; what needs a person most, first. */
export const listOrderables = async (tx: RestaurantTx): Promise<{ items: Orderable[] }> => {
  const coming = await onOrder(tx);
  const items = (await itemsToOrder(tx, null)).map((item): Orderable => {
    const onOrderBase = (coming.get(item.id) ?? 0n) as Quantity;
    const levels = { onHand: quantity(item.onHand), onOrder: onOrderBase, par: item.par === null ? null : quantity(item.par) };
    return { ...item, onOrder: formatQuantity(onOrderBase), short: formatQuantity(shortOf(levels)) };
  });
  return { items: items.toSorted((left, right) => left.attention - right.attention) };
};
