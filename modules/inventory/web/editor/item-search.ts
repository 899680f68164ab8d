/** What the address of the editor says: a code that was scanned, to be added to the item. */
export type ItemSearch = { readonly barcode?: string };

/** Reads it; a code of digits alone arrives as a number. */
export const readItemSearch = (search: Readonly<Record<string, unknown>>): ItemSearch => {
  const barcode = search['barcode'];
  return typeof barcode === 'string' || typeof barcode === 'number' ? { barcode: String(barcode) } : {};
};
