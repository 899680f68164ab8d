import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { decodeCursor, encodeCursor } from '../../../platform/server/rpc/cursor.ts';
import type { InvoiceRow } from '../contract/invoice.contract.ts';
import type { invoiceFilters } from '../contract/invoice-filters.ts';
import { type InvoiceState, owedStates, undecidedStates } from '../rules/invoice-state.ts';
import { purchasingLimits } from '../rules/limits.ts';
import { foundInvoices, presentInvoiceRow } from './load-invoice.ts';
import { supplierInvoice } from './tables/invoices.ts';

const statesOf: Readonly<Record<(typeof invoiceFilters)[number], readonly InvoiceState[] | null>> = {
  OPEN: undecidedStates,
  OWED: owedStates,
  ALL: null,
};

type Asked = {
  readonly filter: (typeof invoiceFilters)[number];
  readonly supplierId?: string | undefined;
  readonly cursor?: string | undefined;
};

const positionSchema = z.tuple([z.iso.date(), z.uuid()]);

/** A page of invoices by their day, newest first. */
export const listInvoices = async (tx: RestaurantTx, asked: Asked): Promise<{ invoices: InvoiceRow[]; nextCursor: string | null }> => {
  const { pageSizeMax } = purchasingLimits;
  const rows = await findInvoices(tx, asked).limit(pageSizeMax + 1);
  const page = rows.slice(0, pageSizeMax);
  const last = rows.length > pageSizeMax ? page.at(-1)?.invoice : undefined;
  return { invoices: page.map(presentInvoiceRow), nextCursor: last ? encodeCursor([last.invoicedOn, last.id]) : null };
};

/** Every invoice that is owed, newest first: what is owed adds up only where none is left out. */
export const listOwed = async (tx: RestaurantTx): Promise<InvoiceRow[]> =>
  (await findInvoices(tx, { filter: 'OWED' })).map(presentInvoiceRow);

const findInvoices = (tx: RestaurantTx, { filter, supplierId, cursor }: Asked) => {
  const states = statesOf[filter];
  const after = cursor === undefined ? null : decodeCursor(cursor, positionSchema);
  return foundInvoices(tx)
    .where(
      and(
        eq(supplierInvoice.restaurantId, tx.restaurantId),
        states === null ? undefined : inArray(supplierInvoice.state, [...states]),
        supplierId === undefined ? undefined : eq(supplierInvoice.supplierId, supplierId),
        after === null ? undefined : sql`(${supplierInvoice.invoicedOn}, ${supplierInvoice.id}) < (${after[0]}::date, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(supplierInvoice.invoicedOn), desc(supplierInvoice.id));
};
