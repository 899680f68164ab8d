/** What the address of a count says: the area that is walked. */
export type CountSearch = { readonly area?: string };

/** Reads it; anything else in it is left unread. */
export const readCountSearch = (search: Readonly<Record<string, unknown>>): CountSearch =>
  typeof search['area'] === 'string' ? { area: search['area'] } : {};
