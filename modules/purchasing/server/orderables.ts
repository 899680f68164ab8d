import { formatQuantity, noQuantity, quantity, type Quantity } from '../../../kit/quantity.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { itemsToOrder } from '../../inventory/server/public.ts';
import type { Orderable, PlannedItem, PurchasePlan } from '../contract/offer.contract.ts';
import { orderedStates } from '../rules/order-state.ts';
import { shortOf } from '../rules/fill-to-par.ts';
import { purchasingLimits } from '../rules/limits.ts';
import type { PlannedUse, UseOfDish } from './planned-use.ts';

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

type Levels = { readonly item: Awaited<ReturnType<typeof itemsToOrder>>[number]; readonly onOrder: Quantity };

const levelsToOrder = async (tx: RestaurantTx): Promise<Levels[]> => {
  const coming = await onOrder(tx);
  const items = await itemsToOrder(tx, null);
  return items
    .map((item) => ({ item, onOrder: (coming.get(item.id) ?? 0n) as Quantity }))
    .toSorted((left, right) => left.item.attention - right.item.attention);
};

const orderableOf = ({ item, onOrder: base }: Levels, use: Quantity): Orderable => {
  const levels = { onHand: quantity(item.onHand), onOrder: base, par: item.par === null ? null : quantity(item.par), use };
  return { ...item, onOrder: formatQuantity(base), short: formatQuantity(shortOf(levels)) };
};

/** Items in use with what is short of their par; what needs a person most, first. */
export const listOrderables = async (tx: RestaurantTx): Promise<{ items: Orderable[] }> => ({
  items: (await levelsToOrder(tx)).map((levels) => orderableOf(levels, noQuantity)),
});

/**
 * Items in use with what is missing for what will be sold until a day, and for their par after it; each says which dishes
 * take how much of it.
 *
 * @refuses PLAN_DAY_OUT_OF_RANGE for a day that is over, or too far away for anybody to know
 */
export const planPurchases = async (tx: RestaurantTx, plannedUse: PlannedUse, until: string): Promise<PurchasePlan> => {
  const from = tradingDay(tx, new Date());
  const { planDaysMax } = purchasingLimits;
  const days = Math.round((Date.parse(until) - Date.parse(from)) / dayMs) + 1;
  if (days < 1 || days > planDaysMax) throw refusal('PLAN_DAY_OUT_OF_RANGE', { field: 'until', planDaysMax });
  const { items: used, ...unsaid } = await plannedUse(tx, { from, until });
  const current = await currentIds(
    tx,
    used.map(({ itemId }) => itemId),
  );
  const byItem = Map.groupBy(used, ({ itemId }) => current.get(itemId) ?? itemId);
  const items = (await levelsToOrder(tx)).map((levels): PlannedItem => {
    const parts = byItem.get(levels.item.id) ?? [];
    const use = parts.reduce((sum, one) => sum + one.quantity, 0n) as Quantity;
    return { ...orderableOf(levels, use), use: formatQuantity(use), dishes: parts.flatMap(({ dishes }) => dishes.map(dishOf)) };
  });
  return { from, until, items, ...unsaid };
};

const dayMs = 86_400_000;

const dishOf = ({ quantity: size, ...dish }: UseOfDish): PlannedItem['dishes'][number] => ({ ...dish, quantity: formatQuantity(size) });

/** A recipe may still name an item that was merged since. */
const currentIds = async (tx: RestaurantTx, itemIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await itemsToOrder(tx, itemIds)).map(({ id, currentId }) => [id, currentId]));
