/** What the address of a count says: the area that is walked, and the item whose keys are opened first. */
export type CountSearch = { readonly area?: string; readonly item?: string };

/** Reads it; anything else in it is left unread. */
export const readCountSearch = ({ area, item }: Readonly<Record<string, unknown>>): CountSearch => ({
  ...(typeof area === 'string' && { area }),
  ...(typeof item === 'string' && { item }),
});
