import { and, asc, eq, inArray } from 'drizzle-orm';

import { formatQuantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { itemsToOrder } from '../../inventory/server/public.ts';
import type { ExpectedOrder, ReceiptRow } from '../contract/receipt.contract.ts';
import { outstandingOf } from '../rules/order-progress.ts';
import { orderedStates } from '../rules/order-state.ts';
import { listReceipts } from './load-receipt.ts';
import type { StoredLine } from './order-lines.ts';
import { isLineByWeight, progressOf } from './order-progress.ts';
import { purchaseOrder, purchaseOrderLine, supplier, supplierOffer } from './tables.ts';

const expectedShown = 100;

type Pack = Pick<typeof supplierOffer.$inferSelect, 'id' | 'supplierId' | 'itemId' | 'packChain' | 'orderUnit'>;

const packsOf = (tx: RestaurantTx): Promise<Pack[]> =>
  tx.db
    .select({
      id: supplierOffer.id,
      supplierId: supplierOffer.supplierId,
      itemId: supplierOffer.itemId,
      packChain: supplierOffer.packChain,
      orderUnit: supplierOffer.orderUnit,
    })
    .from(supplierOffer)
    .where(and(eq(supplierOffer.restaurantId, tx.restaurantId), eq(supplierOffer.isActive, true)));

type WireLine = ExpectedOrder['lines'][number];

const presentLine = (line: StoredLine, packs: ReadonlyMap<string, Pack>): WireLine => ({
  lineId: line.id,
  itemId: line.itemId,
  description: line.description,
  supplierCode: line.supplierCode,
  packText: line.packText,
  // What is stored was accepted by the schema before.
  packChain: (packs.get(line.offerId ?? '')?.packChain ?? []) as WireLine['packChain'],
  unit: line.unit as WireLine['unit'],
  outstandingBase: formatQuantity(outstandingOf(progressOf(line))),
  isByWeight: isLineByWeight(line),
});

const expectedOrders = async (tx: RestaurantTx, packs: ReadonlyMap<string, Pack>): Promise<ExpectedOrder[]> => {
  const orders = await tx.db
    .select({ order: purchaseOrder, supplierName: supplier.name })
    .from(purchaseOrder)
    .innerJoin(supplier, and(eq(supplier.restaurantId, purchaseOrder.restaurantId), eq(supplier.id, purchaseOrder.supplierId)))
    .where(and(eq(purchaseOrder.restaurantId, tx.restaurantId), inArray(purchaseOrder.state, [...orderedStates])))
    .orderBy(asc(purchaseOrder.expectedOn), asc(purchaseOrder.createdAt))
    .limit(expectedShown);
  if (orders.length === 0) return [];
  const lines = await tx.db
    .select()
    .from(purchaseOrderLine)
    .where(
      and(
        eq(purchaseOrderLine.restaurantId, tx.restaurantId),
        inArray(
          purchaseOrderLine.orderId,
          orders.map(({ order }) => order.id),
        ),
      ),
    )
    .orderBy(asc(purchaseOrderLine.position));
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return orders.map(({ order, supplierName }) => ({
    orderId: order.id,
    number: order.number,
    supplierId: order.supplierId,
    supplierName,
    expectedOn: order.expectedOn,
    lines: (byOrder.get(order.id) ?? []).map((line) => presentLine(line, packs)),
  }));
};

type Deliveries = {
  readonly expected: ExpectedOrder[];
  readonly receipts: ReceiptRow[];
  readonly suppliers: { id: string; name: string; isOpenMarket: boolean; isAnybody: boolean }[];
  readonly packs: { supplierId: string; itemId: string; packChain: WireLine['packChain']; unit: WireLine['unit'] }[];
  readonly tracked: { itemId: string; dateType: 'USE_BY' | 'BEST_BEFORE' | 'NONE' }[];
};

/** What is expected, what came lately, and what a device needs to take it in without a line; no price is in it. */
export const listDeliveries = async (tx: RestaurantTx): Promise<Deliveries> => {
  const packs = await packsOf(tx);
  const suppliers = await tx.db
    .select({ id: supplier.id, name: supplier.name, isOpenMarket: supplier.isOpenMarket, isAnybody: supplier.isAnybody })
    .from(supplier)
    .where(and(eq(supplier.restaurantId, tx.restaurantId), eq(supplier.isActive, true)))
    .orderBy(asc(supplier.name));
  const items = await itemsToOrder(tx, null);
  return {
    expected: await expectedOrders(tx, new Map(packs.map((pack) => [pack.id, pack]))),
    receipts: await listReceipts(tx),
    suppliers,
    packs: packs.map(({ supplierId, itemId, packChain, orderUnit }) => ({
      supplierId,
      itemId,
      packChain: packChain as WireLine['packChain'],
      unit: orderUnit as WireLine['unit'],
    })),
    tracked: items.filter(({ tracksLots }) => tracksLots).map(({ id, dateType }) => ({ itemId: id, dateType })),
  };
};
