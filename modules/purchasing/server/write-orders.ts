import { and, count, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Order, OrderLineBody } from '../contract/order.contract.ts';
import { purchasingLimits } from '../rules/limits.ts';
import { openStates } from '../rules/order-state.ts';
import { announcePurchasing } from './announce-purchasing.ts';
import { nextDocumentNumber } from './document-number.ts';
import { getOrder, loadOrder } from './load-order.ts';
import { noteStep } from './note-step.ts';
import { writeLines } from './order-lines.ts';
import { loadSupplier } from './suppliers.ts';
import { purchaseOrder, purchaseRequest } from './tables.ts';

type NewOrder = {
  readonly orderId: string;
  readonly supplierId: string;
  readonly expectedOn: string | null;
  readonly note: string | null;
  readonly lines: readonly OrderLineBody[];
};

const noAgreed: ReadonlyMap<string, string> = new Map();

/**
 * Drafts orders, each under the next number of the restaurant's series, and marks the wishes that they fulfil.
 *
 * @refuses NOT_FOUND, SUPPLIER_ARCHIVED, ORDER_LIMIT_REACHED; what writing lines refuses
 */
export const createOrders = async (
  tx: RestaurantTx,
  { orders, requestIds }: { readonly orders: readonly NewOrder[]; readonly requestIds: readonly string[] },
): Promise<{ orders: { orderId: string; number: string }[] }> => {
  const made: { orderId: string; number: string }[] = [];
  for (const order of orders) made.push({ orderId: order.orderId, number: await createOne(tx, order) });
  await fulfil(tx, requestIds, orders);
  return { orders: made };
};

const createOne = async (tx: RestaurantTx, { orderId, supplierId, expectedOn, note, lines }: NewOrder): Promise<string> => {
  // Its row is held, so that two orders at the limit follow each other.
  const seller = await loadSupplier(tx, supplierId, 'hold');
  if (!seller) throw refusal('NOT_FOUND');
  if (!seller.isActive) throw refusal('SUPPLIER_ARCHIVED');
  const [open] = await tx.db
    .select({ orders: count() })
    .from(purchaseOrder)
    .where(
      and(
        eq(purchaseOrder.restaurantId, tx.restaurantId),
        eq(purchaseOrder.supplierId, supplierId),
        inArray(purchaseOrder.state, [...openStates]),
      ),
    );
  const { openOrdersMax } = purchasingLimits;
  if ((open?.orders ?? 0) >= openOrdersMax) throw refusal('ORDER_LIMIT_REACHED', { ordersMax: openOrdersMax });
  const number = await nextDocumentNumber(tx, 'PO');
  const { currency } = seller;
  const createdBy = tx.userId ?? tx.ownerId;
  await tx.db
    .insert(purchaseOrder)
    .values({ restaurantId: tx.restaurantId, id: orderId, number, supplierId, expectedOn, note, currency, createdBy });
  await writeLines(tx, { orderId, supplierId }, { lines, agreed: noAgreed });
  await noteStep(tx, { orderId, step: 'CREATE', fromState: null, toState: 'DRAFT', reason: null });
  announcePurchasing(tx, 'purchasing.v1.order-moved', { orderId, state: 'DRAFT', revision: 0 });
  return number;
};

/** A wish is fulfilled by the order that holds its item; one that nobody ordered after all stays open. */
const fulfil = async (tx: RestaurantTx, requestIds: readonly string[], orders: readonly NewOrder[]): Promise<void> => {
  if (requestIds.length === 0) return;
  await tx.client.query(
    `update purchase_request r
        set state = 'ORDERED', order_id = l.order_id, decided_by = $4, decided_at = now()
       from purchase_order_line l
      where r.restaurant_id = $1 and r.id = any($2) and r.state = 'OPEN'
        and l.restaurant_id = $1 and l.order_id = any($3) and l.item_id = r.item_id`,
    [tx.restaurantId, requestIds, orders.map(({ orderId }) => orderId), tx.userId],
  );
};

type Change = {
  readonly orderId: string;
  readonly baseVersion: number;
  readonly expectedOn: string | null;
  readonly note: string | null;
  readonly lines: readonly OrderLineBody[];
};

/**
 * Writes a draft over the version that the person saw.
 *
 * @refuses NOT_FOUND, ORDER_CHANGED; ORDER_STATE_FORBIDS for anything but a draft; what writing lines refuses
 */
export const saveOrder = async (tx: RestaurantTx, { orderId, baseVersion, expectedOn, note, lines }: Change): Promise<Order> => {
  const { order } = await loadOrder(tx, orderId, 'hold');
  if (order.version !== baseVersion) throw refusal('ORDER_CHANGED', { version: order.version });
  if (order.state !== 'DRAFT') throw refusal('ORDER_STATE_FORBIDS', { state: order.state, step: 'SUBMIT' });
  await writeLines(tx, { orderId, supplierId: order.supplierId }, { lines, agreed: noAgreed });
  await tx.db
    .update(purchaseOrder)
    .set({ expectedOn, note, version: order.version + 1, updatedAt: new Date() })
    .where(and(eq(purchaseOrder.restaurantId, tx.restaurantId), eq(purchaseOrder.id, orderId)));
  return getOrder(tx, orderId);
};

/** Wishes of an order that is given up are open again. */
export const reopenRequests = async (tx: RestaurantTx, orderId: string): Promise<void> => {
  await tx.db
    .update(purchaseRequest)
    .set({ state: 'OPEN', orderId: null, decidedBy: null, decidedAt: null })
    .where(
      and(eq(purchaseRequest.restaurantId, tx.restaurantId), eq(purchaseRequest.orderId, orderId), eq(purchaseRequest.state, 'ORDERED')),
    );
};
