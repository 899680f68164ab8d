import { and, eq, inArray, ne, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { ExceptionKind } from '../rules/match-invoice.ts';
import { creditRequest, supplierInvoiceLine } from './tables/invoices.ts';
import { goodsReceiptLine } from './tables/receipts.ts';

/** What an invoice charges that did not come: a delivery's own request asks the same back. */
const lackingKinds: readonly ExceptionKind[] = ['QUANTITY', 'NOT_RECEIVED'];

/** The invoices' lines that charge for a delivery. */
const chargedLines = (tx: RestaurantTx, receiptId: string) =>
  tx.db
    .select({ id: supplierInvoiceLine.id })
    .from(supplierInvoiceLine)
    .innerJoin(
      goodsReceiptLine,
      and(eq(goodsReceiptLine.restaurantId, tx.restaurantId), eq(goodsReceiptLine.id, supplierInvoiceLine.receiptLineId)),
    )
    .where(and(eq(supplierInvoiceLine.restaurantId, tx.restaurantId), eq(goodsReceiptLine.receiptId, receiptId)));

/** The number of the request that asks back, at a difference of its invoice, what a delivery lacked; null where none does. */
const askedAtInvoice = async (tx: RestaurantTx, receiptId: string): Promise<string | null> => {
  const lineIds = (await chargedLines(tx, receiptId)).map(({ id }) => id);
  if (lineIds.length === 0) return null;
  const asksFor = sql`exists (select from jsonb_array_elements(${creditRequest.lines}) as line
    where ${inArray(sql`line ->> 'kind'`, [...lackingKinds])} and ${inArray(sql`line ->> 'invoiceLineId'`, lineIds)})`;
  const [made] = await tx.db
    .select({ number: creditRequest.number })
    .from(creditRequest)
    .where(and(eq(creditRequest.restaurantId, tx.restaurantId), ne(creditRequest.state, 'WRITTEN_OFF'), asksFor));
  return made?.number ?? null;
};

/** The number of the request for credit that was made for a delivery itself; null where none was, or where it was given up. */
export const ownCreditOfReceipt = async (tx: RestaurantTx, receiptId: string): Promise<string | null> => {
  const { restaurantId, receiptId: about, state, number } = creditRequest;
  const isOfIt = and(eq(restaurantId, tx.restaurantId), eq(about, receiptId), ne(state, 'WRITTEN_OFF'));
  const [made] = await tx.db.select({ number }).from(creditRequest).where(isOfIt);
  return made?.number ?? null;
};

/** The number of the request that asks back what a delivery lacked, made for it or for its invoice; null where none does. */
export const creditOfReceipt = async (tx: RestaurantTx, receiptId: string): Promise<string | null> =>
  (await ownCreditOfReceipt(tx, receiptId)) ?? (await askedAtInvoice(tx, receiptId));
