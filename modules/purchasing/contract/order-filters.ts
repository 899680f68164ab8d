/** The lists behind the chips over the orders. Apart from the contract, so that an address is read without its schemas. */
export const orderFilters = ['OPEN', 'DRAFT', 'PENDING_APPROVAL', 'SENT', 'OVER', 'ALL'] as const;
