/** What makes an item findable by a code. */
export type CodedItem = {
  readonly id: string;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly sku: string;
  readonly barcodes: readonly string[];
};

/** Who bears which code; made once for a catalogue, asked at every key. */
export type CodeHolders = { readonly bySku: ReadonlyMap<string, CodedItem>; readonly byBarcode: ReadonlyMap<string, CodedItem> };

/** A code that another item bears already, as the server would refuse it. */
export type CodeProblem =
  | { readonly field: 'sku'; readonly code: 'SKU_TAKEN'; readonly sku: string }
  | {
      readonly field: 'barcodes';
      readonly code: 'BARCODE_TAKEN';
      readonly barcode: string;
      readonly itemName: string;
      readonly itemNameLocal: string | null;
    };

/** Finds the holder of each code; archived items keep theirs. */
export const codeHolders = (items: readonly CodedItem[]): CodeHolders => ({
  bySku: new Map(items.map((item) => [item.sku, item])),
  byBarcode: new Map(items.flatMap((item) => item.barcodes.map((barcode) => [barcode, item] as const))),
});

/**
 * The codes of a draft that another item bears. What a device doesn't know of yet, the server refuses.
 *
 * @param itemId the item that is being changed, whose own codes are no clash; null for a new one
 */
export const takenCodes = (
  draft: { readonly sku: string | null; readonly barcodes: readonly string[] },
  itemId: string | null,
  { bySku, byBarcode }: CodeHolders,
): readonly CodeProblem[] => {
  const problems: CodeProblem[] = [];
  const { sku, barcodes } = draft;
  const holder = sku === null ? undefined : bySku.get(sku);
  if (sku !== null && holder && holder.id !== itemId) problems.push({ field: 'sku', code: 'SKU_TAKEN', sku });
  for (const barcode of barcodes) {
    const other = byBarcode.get(barcode);
    if (!other || other.id === itemId) continue;
    const { name: itemName, nameLocal: itemNameLocal } = other;
    problems.push({ field: 'barcodes', code: 'BARCODE_TAKEN', barcode, itemName, itemNameLocal });
  }
  return problems;
};
