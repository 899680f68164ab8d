/** All that the address of the kitchen says: which station this screen is. */
export type KitchenSearch = { readonly station?: string };

/** Reads an address that people may have typed; what isn't understood is left out. */
export const readKitchenSearch = (search: Readonly<Record<string, unknown>>): KitchenSearch =>
  typeof search['station'] === 'string' ? { station: search['station'] } : {};
