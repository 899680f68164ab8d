/** The lists behind the chips over invoices. Apart from the contract, so that an address is read without its schemas. */
export const invoiceFilters = ['OPEN', 'OWED', 'ALL'] as const;

/** How a supplier is paid. */
export const paymentMethods = ['BANK', 'CASH', 'CARD', 'WALLET', 'CHEQUE'] as const;

/** What an invoice is settled by: what people pay it with, or a note of the supplier's that is taken off it. */
export const settledBy = [...paymentMethods, 'CREDIT'] as const;
