/** All that the address of the orders says: of which trading day they are; those that are open where it says none. */
export type OrdersSearch = { readonly day?: string };

/** Reads an address that people may have typed; what isn't understood is left out. */
export const readOrdersSearch = ({ day }: Readonly<Record<string, unknown>>): OrdersSearch =>
  typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? { day } : {};
