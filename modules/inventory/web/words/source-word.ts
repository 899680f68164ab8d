import { m } from '../../../../generated/messages/web/messages.js';

const words: Readonly<Record<string, () => string>> = {
  manual: m.inventory_source_manual,
  correction: m.inventory_source_correction,
  count: m.inventory_source_count,
  'count-hold': m.inventory_source_count,
  'count-reversal': m.inventory_source_count,
  waste: m.inventory_source_waste,
  'waste-reversal': m.inventory_source_waste,
  'goods-receipt': m.inventory_source_goods_receipt,
  'goods-receipt-reversal': m.inventory_source_goods_receipt,
  'prep-batch': m.inventory_source_prep_batch,
  'prep-batch-reversal': m.inventory_source_prep_batch,
  'order-line': m.inventory_source_order,
  'order-line-reversal': m.inventory_source_order,
  transfer: m.inventory_source_transfer,
  merge: m.inventory_source_merge,
  'merge-reversal': m.inventory_source_merge,
};

/** The kind of document behind a movement, in words; empty for one that has none yet. */
export const sourceWord = (sourceType: string): string => (Object.hasOwn(words, sourceType) ? (words[sourceType]?.() ?? '') : '');
