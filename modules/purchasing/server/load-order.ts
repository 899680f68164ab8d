import { and, asc, desc, eq } from 'drizzle-orm';

import { minorUnits } from '../../../kit/money.ts';
import { quantity } from '../../../kit/quantity.ts';
import { unitCost } from '../../../kit/unit-cost.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../accounts/server/public.ts';
import type { Order } from '../contract/order.contract.ts';
import { earliestDelivery, isDeliverable } from '../rules/delivery-day.ts';
import { alertsOf, isBelowMinimum, isOverLimit, type LineAlert } from '../rules/order-check.ts';
import { openStates } from '../rules/order-state.ts';
import { linesOf, presentLine, type StoredLine } from './order-lines.ts';
import { presentOrderRow, type StoredOrder } from './present-order.ts';
import { loadSupplier } from './suppliers.ts';
import { channelTo, sentViaOf } from './supplier-channel.ts';
import { purchaseOrder, purchaseOrderProposal, purchaseOrderStep, type supplier } from './tables.ts';
import { wallNow } from './wall-now.ts';

/** An order with its supplier and lines, as decisions look at it. */
export type LoadedOrder = {
  readonly order: StoredOrder;
  readonly seller: typeof supplier.$inferSelect;
  readonly lines: readonly StoredLine[];
};

/**
 * Reads an order for a decision, and holds it until the transaction ends.
 *
 * @refuses NOT_FOUND
 */
export const loadOrder = async (tx: RestaurantTx, orderId: string, hold: 'hold' | 'look'): Promise<LoadedOrder> => {
  const found = tx.db
    .select()
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.restaurantId, tx.restaurantId), eq(purchaseOrder.id, orderId)));
  const [order] = await (hold === 'hold' ? found.for('update') : found);
  const seller = order && (await loadSupplier(tx, order.supplierId, 'look'));
  if (!order || !seller) throw refusal('NOT_FOUND');
  return { order, seller, lines: await linesOf(tx, orderId) };
};

type LastLine = { readonly item_id: string; readonly base_quantity: string; readonly price_per_base: string | null };

/** What was ordered last of each item from the same supplier, before this order. */
const lastLines = async (tx: RestaurantTx, { order, lines }: LoadedOrder): Promise<ReadonlyMap<string, LastLine>> => {
  const { rows } = await tx.client.query<LastLine>(
    `select distinct on (l.item_id) l.item_id, l.base_quantity, l.price_per_base
       from purchase_order_line l join purchase_order o on o.restaurant_id = l.restaurant_id and o.id = l.order_id
      where l.restaurant_id = $1 and l.item_id = any($2) and o.supplier_id = $3 and o.id <> $4 and o.sent_at is not null
        and o.state <> 'CANCELLED' and o.created_at <= $5
      order by l.item_id, o.created_at desc, o.id desc`,
    [tx.restaurantId, lines.map(({ itemId }) => itemId), order.supplierId, order.id, order.createdAt],
  );
  return new Map(rows.map((row) => [row.item_id, row]));
};

const costOf = (stored: string | null) => (stored === null ? null : unitCost(stored));

/** What is odd about each line, by its id. */
export const alertsOfOrder = async (tx: RestaurantTx, loaded: LoadedOrder): Promise<ReadonlyMap<string, readonly LineAlert[]>> => {
  const last = await lastLines(tx, loaded);
  return new Map(
    loaded.lines.map((line) => {
      const before = last.get(line.itemId);
      const beside = {
        base: quantity(line.baseQuantity),
        pricePerBase: costOf(line.pricePerBase),
        lastBase: before ? quantity(before.base_quantity) : null,
        lastPricePerBase: costOf(before?.price_per_base ?? null),
      };
      return [line.id, alertsOf(beside)];
    }),
  );
};

/** What sending an order now would run into. */
export const checksOf = (tx: RestaurantTx, { order, seller }: LoadedOrder) => {
  const now = wallNow(tx);
  const total = { minor: minorUnits(String(order.totalMinor)), unpriced: order.unpricedLines };
  const minimum = seller.minimumMinor === null ? null : minorUnits(String(seller.minimumMinor));
  return {
    isOverLimit: isOverLimit(total, order.currency),
    isBelowMinimum: isBelowMinimum(total, minimum),
    isPastCutoff: order.expectedOn !== null && !isDeliverable(seller, order.expectedOn, now),
    minimumMinor: minimum === null ? null : String(minimum),
    earliestDelivery: earliestDelivery(seller, now),
  };
};

/** Other orders of the supplier for the same day, by number: the second one is often a slip. */
const sameDay = async (tx: RestaurantTx, { order }: LoadedOrder): Promise<string[]> => {
  if (order.expectedOn === null || !openStates.includes(order.state)) return [];
  const { rows } = await tx.client.query<{ number: string }>(
    `select number from purchase_order
      where restaurant_id = $1 and supplier_id = $2 and expected_on = $3 and id <> $4 and state = any($5) order by number limit 5`,
    [tx.restaurantId, order.supplierId, order.expectedOn, order.id, openStates],
  );
  return rows.map(({ number }) => number);
};

const stepsOf = (tx: RestaurantTx, orderId: string) =>
  tx.db
    .select()
    .from(purchaseOrderStep)
    .where(and(eq(purchaseOrderStep.restaurantId, tx.restaurantId), eq(purchaseOrderStep.orderId, orderId)))
    .orderBy(asc(purchaseOrderStep.takenAt), asc(purchaseOrderStep.id));

const proposalsOf = (tx: RestaurantTx, orderId: string) =>
  tx.db
    .select()
    .from(purchaseOrderProposal)
    .where(and(eq(purchaseOrderProposal.restaurantId, tx.restaurantId), eq(purchaseOrderProposal.orderId, orderId)))
    .orderBy(desc(purchaseOrderProposal.madeAt));

/**
 * An order with its lines, its history and what stands in its way.
 *
 * @refuses NOT_FOUND
 */
export const getOrder = async (tx: RestaurantTx, orderId: string): Promise<Order> => {
  const loaded = await loadOrder(tx, orderId, 'look');
  const { order, seller, lines } = loaded;
  const alerts = await alertsOfOrder(tx, loaded);
  const steps = await stepsOf(tx, orderId);
  const proposals = await proposalsOf(tx, orderId);
  const names = await namesOf(tx, [...new Set([order.createdBy, ...steps.flatMap(({ takenBy }) => takenBy ?? [])])]);
  const hasProposal = proposals.some(({ state }) => state === 'OPEN');
  return {
    ...presentOrderRow(order, { supplierName: seller.name, createdBy: names.get(order.createdBy) ?? '', hasProposal }),
    note: order.note,
    overrideReason: order.overrideReason,
    isAuthor: order.createdBy === tx.userId,
    supplierEmail: seller.email,
    sentVia: await sentViaOf(tx, orderId),
    sendsVia: await channelTo(tx, seller.email),
    lines: lines.map((line) => ({ ...presentLine(line), alerts: [...(alerts.get(line.id) ?? [])] })),
    steps: steps.map(({ step, toState, reason, takenBy, takenAt }) => ({
      step,
      toState,
      reason,
      takenBy: takenBy === null ? null : (names.get(takenBy) ?? null),
      takenAt: takenAt.toISOString(),
    })),
    proposals: proposals.map(({ id, revision, message, lines: proposed, state, madeAt }) => ({
      id,
      revision,
      message,
      lines: [...proposed],
      state,
      madeAt: madeAt.toISOString(),
    })),
    checks: { ...checksOf(tx, loaded), sameDay: await sameDay(tx, loaded) },
  };
};
