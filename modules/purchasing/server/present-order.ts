import type { OrderRow } from '../contract/order.contract.ts';
import type { purchaseOrder } from './tables.ts';

/** An order as it is stored. */
export type StoredOrder = typeof purchaseOrder.$inferSelect;

/** An order of the list as it travels. */
export const presentOrderRow = (order: StoredOrder, beside: Pick<OrderRow, 'supplierName' | 'createdBy' | 'hasProposal'>): OrderRow => ({
  id: order.id,
  number: order.number,
  supplierId: order.supplierId,
  state: order.state,
  heldFrom: order.heldFrom,
  revision: order.revision,
  expectedOn: order.expectedOn,
  currency: order.currency,
  totalMinor: String(order.totalMinor),
  unpricedLines: order.unpricedLines,
  lineCount: order.lineCount,
  createdAt: order.createdAt.toISOString(),
  sentAt: order.sentAt?.toISOString() ?? null,
  acknowledgedAt: order.acknowledgedAt?.toISOString() ?? null,
  version: order.version,
  ...beside,
});
