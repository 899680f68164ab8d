import { and, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { InvoiceState } from '../rules/invoice-state.ts';
import { bearMore } from './approve-invoice.ts';
import { exceptionsOf, holdInvoice } from './load-invoice.ts';
import { type creditRequest, invoiceException } from './tables/invoices.ts';

const bookedStates: readonly InvoiceState[] = ['APPROVED', 'PART_PAID', 'PAID'];

/**
 * What was asked back of a price and is given up was charged after all: the exceptions are accepted, and where the invoice
 * was approved without them, food had cost what it charges.
 */
export const bearAskedPrices = async (
  tx: RestaurantTx,
  { invoiceId, lines }: typeof creditRequest.$inferSelect,
  reason: string | null,
): Promise<void> => {
  if (invoiceId === null) return;
  const invoice = await holdInvoice(tx, invoiceId);
  const lineIds = lines.flatMap(({ kind, invoiceLineId }) => (kind === 'PRICE' && invoiceLineId !== undefined ? invoiceLineId : []));
  const asked = (await exceptionsOf(tx, invoiceId)).filter(
    ({ kind, state, lineId }) => kind === 'PRICE' && state === 'CREDIT_ASKED' && lineIds.includes(lineId ?? ''),
  );
  if (asked.length === 0) return;
  if (bookedStates.includes(invoice.state)) {
    await bearMore(tx, invoice, new Map(asked.map(({ lineId, differenceMinor }) => [lineId ?? '', differenceMinor ?? 0n])));
  }
  await tx.db
    .update(invoiceException)
    .set({ state: 'ACCEPTED', reason, decidedBy: tx.userId, decidedAt: new Date() })
    .where(
      and(
        eq(invoiceException.restaurantId, tx.restaurantId),
        inArray(
          invoiceException.id,
          asked.map(({ id }) => id),
        ),
      ),
    );
};
