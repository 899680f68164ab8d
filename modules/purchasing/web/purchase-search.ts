import { isBusinessDate } from '../../../kit/time/business-date.ts';
import { invoiceFilters } from '../contract/invoice-filters.ts';
import { orderFilters } from '../contract/order-filters.ts';

const tabs = ['orders', 'deliveries', 'invoices', 'credits', 'payables', 'suppliers', 'requests'] as const;

/** A part of purchasing. */
export type PurchaseTab = (typeof tabs)[number];

/** All that the address of purchasing says; without a tab it is the orders, without a filter those that are open. */
export type PurchaseSearch = {
  readonly tab?: PurchaseTab | undefined;
  readonly orders?: (typeof orderFilters)[number] | undefined;
  readonly invoices?: (typeof invoiceFilters)[number] | undefined;
};

/** Reads an address that people may have typed; what isn't understood is said to be nothing, or the router would keep it as it is. */
export const readPurchaseSearch = (search: Readonly<Record<string, unknown>>): PurchaseSearch => {
  const tab = tabs.find((one) => one === search['tab']);
  const orders = orderFilters.find((one) => one === search['orders']);
  const invoices = invoiceFilters.find((one) => one === search['invoices']);
  return { tab, orders, invoices };
};

/** All that the address of filling up says; without a day it is to par. */
export type FillSearch = { readonly until?: string };

/** Reads an address that people may have typed; what isn't a day is left out. */
export const readFillSearch = ({ until }: Readonly<Record<string, unknown>>): FillSearch =>
  typeof until === 'string' && isBusinessDate(until) ? { until } : {};

/** All that the address of a new invoice says: whose it is, where that is known. */
export type NewInvoiceSearch = { readonly supplier?: string };

/** Reads an address that people may have typed; whether there is such a supplier says the list of them. */
export const readNewInvoiceSearch = ({ supplier }: Readonly<Record<string, unknown>>): NewInvoiceSearch =>
  typeof supplier === 'string' ? { supplier } : {};
