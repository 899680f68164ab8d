/** The lists behind the chips over invoices. Apart from the contract, so that an address is read without its schemas. */
export const invoiceFilters = ['OPEN', 'OWED', 'ALL'] as const;

/** How a supplier is paid. */
export const paymentMethods = ['BANK', 'CASH', 'CARD', 'WALLET', 'CHEQUE'] as const;
