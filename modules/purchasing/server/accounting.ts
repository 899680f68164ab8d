import { and, asc, between, eq, inArray } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { categoriesOfItems, listCategories } from '../../inventory/server/public.ts';
import type { BillRow, KeptCodes } from '../contract/accounting.contract.ts';
import type { AccountingLayout } from '../rules/accounting-codes.ts';
import { type InvoiceState, undecidedStates } from '../rules/invoice-state.ts';
import { foundInvoices } from './load-invoice.ts';
import { priceText, quantityText } from './stored-number.ts';
import { accountingLayout } from './tables/accounting.ts';
import { supplierInvoice, supplierInvoiceLine } from './tables/invoices.ts';

/** What somebody said of each layout, and the categories that an account may be said of. */
export const readAccounting = async (tx: RestaurantTx) => {
  const layouts = await tx.db
    .select({ layout: accountingLayout.layout, codes: accountingLayout.codes })
    .from(accountingLayout)
    .where(eq(accountingLayout.restaurantId, tx.restaurantId))
    .orderBy(asc(accountingLayout.layout));
  const { categories } = await listCategories(tx);
  return { layouts, categories: categories.map(({ id, name, nameLocal }) => ({ id, name, nameLocal })) };
};

/** Says which accounts and tax types a layout is written with; what was said before is gone. */
export const saveAccounting = async (
  tx: RestaurantTx,
  { body: { layout, codes } }: CommandEnvelope<{ readonly layout: AccountingLayout; readonly codes: KeptCodes }>,
): Promise<{ layout: AccountingLayout }> => {
  const said = { codes, updatedAt: new Date() };
  await tx.db
    .insert(accountingLayout)
    .values({ restaurantId: tx.restaurantId, layout, ...said })
    .onConflictDoUpdate({ target: [accountingLayout.restaurantId, accountingLayout.layout], set: said });
  return { layout };
};

/** States of what was approved, paid or not: before, it may still change, and after it was reversed it is none. */
const postedStates: readonly InvoiceState[] = ['APPROVED', 'PART_PAID', 'PAID'];

type Asked = { readonly from: string; readonly to: string };

const ofDays = (tx: RestaurantTx, { from, to }: Asked, states: readonly InvoiceState[]) =>
  and(
    eq(supplierInvoice.restaurantId, tx.restaurantId),
    between(supplierInvoice.invoicedOn, from, to),
    inArray(supplierInvoice.state, [...states]),
  );

const linesOf = async (tx: RestaurantTx, invoiceIds: readonly string[]) => {
  if (invoiceIds.length === 0) return new Map<string, BillRow['lines'][number][]>();
  const rows = await tx.db
    .select()
    .from(supplierInvoiceLine)
    .where(and(eq(supplierInvoiceLine.restaurantId, tx.restaurantId), inArray(supplierInvoiceLine.invoiceId, [...invoiceIds])))
    .orderBy(asc(supplierInvoiceLine.position), asc(supplierInvoiceLine.id));
  const categories = await categoriesOfItems(tx, [...new Set(rows.flatMap(({ itemId }) => itemId ?? []))]);
  const lines = new Map<string, BillRow['lines'][number][]>();
  for (const { invoiceId, itemId, description, quantity, unit, unitPrice, amountMinor, taxRateBps } of rows)
    lines.set(invoiceId, [
      ...(lines.get(invoiceId) ?? []),
      {
        description,
        categoryId: itemId === null ? null : (categories.get(itemId) ?? null),
        quantity: quantityText(quantity),
        unit,
        unitPrice: priceText(unitPrice) ?? '',
        amountMinor: String(amountMinor),
        taxRateBps,
      },
    ]);
  return lines;
};

/** Purchases of some days that were approved, the earliest first, and how many are not decided on. */
export const listBills = async (tx: RestaurantTx, asked: Asked): Promise<{ bills: BillRow[]; undecided: number }> => {
  const found = await foundInvoices(tx)
    .where(ofDays(tx, asked, postedStates))
    .orderBy(asc(supplierInvoice.invoicedOn), asc(supplierInvoice.id));
  const lines = await linesOf(
    tx,
    found.map(({ invoice }) => invoice.id),
  );
  const bills = found.map(({ invoice, supplierName }) => ({
    number: invoice.number,
    type: invoice.type,
    supplierName,
    invoicedOn: invoice.invoicedOn,
    dueOn: invoice.dueOn,
    currency: invoice.currency,
    chargesMinor: String(invoice.chargesMinor),
    chargesTaxRateBps: invoice.chargesTaxRateBps,
    taxMinor: String(invoice.taxMinor),
    totalMinor: String(invoice.totalMinor),
    lines: lines.get(invoice.id) ?? [],
  }));
  return { bills, undecided: await tx.db.$count(supplierInvoice, ofDays(tx, asked, undecidedStates)) };
};
