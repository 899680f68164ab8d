/** The digits that a trade code is written with: EAN-8, UPC-A, EAN-13, and the 14 of a case. */
const tradeCode = /^(\d{8}|\d{12,14})$/;

/** @unit digits of the longest writing, to which the shorter ones are filled up */
const tradeDigits = 14;

/**
 * One writing for each of a code's: one reader says UPC-A with 12 digits, another the same code as EAN-13 with a zero
 * before it. What is no trade code stays as it is.
 */
export const plainBarcode = (code: string): string => {
  const trimmed = code.trim();
  return tradeCode.test(trimmed) ? trimmed.padStart(tradeDigits, '0') : trimmed;
};

/** What a code found: the item, and the code as that item bears it. */
export type FoundByBarcode<Item> = { readonly item: Item; readonly barcode: string };

/** Finds the item that bears a code, however it is written; one in use before one in the archive. */
export const findByBarcode = <Item extends { readonly barcodes: readonly string[]; readonly isActive: boolean }>(
  items: readonly Item[],
  code: string,
): FoundByBarcode<Item> | undefined => {
  const sought = plainBarcode(code);
  const found = items.flatMap((item) => {
    const barcode = item.barcodes.find((one) => plainBarcode(one) === sought);
    return barcode === undefined ? [] : [{ item, barcode }];
  });
  return found.find(({ item }) => item.isActive) ?? found[0];
};
