import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { decodeCursor, encodeCursor } from '../../../platform/server/rpc/cursor.ts';
import { namesOf } from '../../accounts/server/public.ts';
import type { OrderRow, OrderWithLines } from '../contract/order.contract.ts';
import type { orderFilters } from '../contract/order-filters.ts';
import { openStates, type OrderState } from '../rules/order-state.ts';
import { presentLine } from './order-lines.ts';
import { presentOrderRow } from './present-order.ts';
import { purchaseOrder, purchaseOrderLine, supplier } from './tables.ts';

const statesOf: Readonly<Record<(typeof orderFilters)[number], readonly OrderState[] | null>> = {
  OPEN: openStates,
  DRAFT: ['DRAFT'],
  PENDING_APPROVAL: ['PENDING_APPROVAL'],
  SENT: ['SENT', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED'],
  OVER: ['RECEIVED', 'CLOSED_SHORT', 'COMPLETED', 'CANCELLED'],
  ALL: null,
};

type Asked = {
  readonly filter: (typeof orderFilters)[number];
  readonly supplierId?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

const positionSchema = z.tuple([z.iso.datetime(), z.uuid()]);

const hasProposal = sql<boolean>`exists (select from purchase_order_proposal p
  where p.restaurant_id = ${purchaseOrder}.restaurant_id and p.order_id = ${purchaseOrder}.id and p.state = 'OPEN')`;

// To the microsecond, as it is stored: rounded, the order would be none that an index has.
const exactTime = sql<string>`to_char(${purchaseOrder.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** A page of orders, newest first. */
export const listOrders = async (tx: RestaurantTx, asked: Asked): Promise<{ orders: OrderRow[]; nextCursor: string | null }> => {
  const states = statesOf[asked.filter];
  const after = asked.cursor === undefined ? null : decodeCursor(asked.cursor, positionSchema);
  const rows = await tx.db
    .select({ order: purchaseOrder, supplierName: supplier.name, hasProposal, position: exactTime })
    .from(purchaseOrder)
    .innerJoin(supplier, and(eq(supplier.restaurantId, purchaseOrder.restaurantId), eq(supplier.id, purchaseOrder.supplierId)))
    .where(
      and(
        eq(purchaseOrder.restaurantId, tx.restaurantId),
        states === null ? undefined : inArray(purchaseOrder.state, [...states]),
        asked.supplierId === undefined ? undefined : eq(purchaseOrder.supplierId, asked.supplierId),
        after === null ? undefined : sql`(${purchaseOrder.createdAt}, ${purchaseOrder.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(purchaseOrder.createdAt), desc(purchaseOrder.id))
    .limit(asked.limit + 1);
  const page = rows.slice(0, asked.limit);
  const names = await namesOf(tx, [...new Set(page.map(({ order }) => order.createdBy))]);
  const orders = page.map(({ order, supplierName, hasProposal: proposed }) =>
    presentOrderRow(order, { supplierName, hasProposal: proposed, createdBy: names.get(order.createdBy) ?? '' }),
  );
  const last = rows.length > asked.limit ? page.at(-1) : undefined;
  return { orders, nextCursor: last ? encodeCursor([last.position, last.order.id]) : null };
};

/** A page of orders with what is on them, newest first. */
export const listOrderLines = async (tx: RestaurantTx, asked: Asked): Promise<{ orders: OrderWithLines[]; nextCursor: string | null }> => {
  const { orders, nextCursor } = await listOrders(tx, asked);
  if (orders.length === 0) return { orders: [], nextCursor };
  const ofPage = inArray(
    purchaseOrderLine.orderId,
    orders.map(({ id }) => id),
  );
  const rows = await tx.db
    .select()
    .from(purchaseOrderLine)
    .where(and(eq(purchaseOrderLine.restaurantId, tx.restaurantId), ofPage))
    .orderBy(asc(purchaseOrderLine.position), asc(purchaseOrderLine.id));
  const lines = Map.groupBy(rows, ({ orderId }) => orderId);
  return { orders: orders.map((order) => ({ ...order, lines: (lines.get(order.id) ?? []).map(presentLine) })), nextCursor };
};
