/** All that the address of the pad says: to which order more is added; a new one where it says none. */
export type PadSearch = { readonly order?: string };

/** Reads an address that people may have typed; what isn't understood is left out. */
export const readPadSearch = (search: Readonly<Record<string, unknown>>): PadSearch =>
  typeof search['order'] === 'string' ? { order: search['order'] } : {};
