import { and, eq, sql } from 'drizzle-orm';

import { noQuantity, quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { isWeightUnit } from '../rules/offer.ts';
import { orderStateByQuantities, type LineProgress } from '../rules/order-progress.ts';
import { announcePurchasing } from './announce-purchasing.ts';
import { noteStep } from './note-step.ts';
import { linesOf, type StoredLine } from './order-lines.ts';
import { purchaseOrder, purchaseOrderLine } from './tables.ts';

/** Whether a line is weighed at the door: priced by weight, or ordered in a unit of weight or volume. */
export const isLineByWeight = ({ priceMode, unit }: Pick<StoredLine, 'priceMode' | 'unit'>): boolean =>
  priceMode === 'PER_WEIGHT' || isWeightUnit(unit);

/** How far a stored line has come, as the rules read it. */
export const progressOf = (line: StoredLine): LineProgress => ({
  ordered: quantity(line.baseQuantity),
  received: quantity(line.receivedBase),
  cancelled: quantity(line.cancelledBase),
  invoiced: quantity(line.invoicedBase),
  isByWeight: isLineByWeight(line),
});

/** What came, was sent back or was charged of a line of an order, in base units; negative where it is taken back. */
export type LineChange = {
  readonly orderLineId: string;
  readonly received?: string;
  readonly rejected?: string;
  readonly invoiced?: string;
};

/** Adds to what is known of an order's lines, and puts the order where its quantities say. */
export const advanceOrder = async (tx: RestaurantTx, orderId: string, changes: readonly LineChange[]): Promise<void> => {
  for (const { orderLineId, received = '0', rejected = '0', invoiced = '0' } of changes) {
    await tx.db
      .update(purchaseOrderLine)
      .set({
        receivedBase: sql`${purchaseOrderLine.receivedBase} + ${received}::numeric`,
        rejectedBase: sql`${purchaseOrderLine.rejectedBase} + ${rejected}::numeric`,
        invoicedBase: sql`${purchaseOrderLine.invoicedBase} + ${invoiced}::numeric`,
      })
      .where(
        and(
          eq(purchaseOrderLine.restaurantId, tx.restaurantId),
          eq(purchaseOrderLine.orderId, orderId),
          eq(purchaseOrderLine.id, orderLineId),
        ),
      );
  }
  await settleOrderState(tx, orderId);
};

const settleOrderState = async (tx: RestaurantTx, orderId: string): Promise<void> => {
  const inRestaurant = and(eq(purchaseOrder.restaurantId, tx.restaurantId), eq(purchaseOrder.id, orderId));
  const [order] = await tx.db.select().from(purchaseOrder).where(inRestaurant).for('update');
  if (!order) return;
  const lines = await linesOf(tx, orderId);
  const before = { state: order.state, isAcknowledged: order.acknowledgedAt !== null };
  const state = orderStateByQuantities(lines.map(progressOf), before);
  if (state === order.state) return;
  await tx.db
    .update(purchaseOrder)
    .set({ state, version: order.version + 1, updatedAt: new Date() })
    .where(inRestaurant);
  await noteStep(tx, { orderId, step: state, fromState: order.state, toState: state, reason: null });
  announcePurchasing(tx, 'purchasing.v1.order-moved', { orderId, state, revision: order.revision });
};

/** Gives up what is still to come of an order's lines. */
export const cancelRest = async (tx: RestaurantTx, orderId: string, closeReason: string | null): Promise<void> => {
  const rest = sql`greatest(${purchaseOrderLine.baseQuantity} - ${purchaseOrderLine.receivedBase}, ${String(noQuantity)}::numeric)`;
  await tx.db
    .update(purchaseOrderLine)
    .set({ cancelledBase: rest, closeReason })
    .where(
      and(
        eq(purchaseOrderLine.restaurantId, tx.restaurantId),
        eq(purchaseOrderLine.orderId, orderId),
        sql`${purchaseOrderLine.receivedBase} < ${purchaseOrderLine.baseQuantity}`,
      ),
    );
};
