import { m } from '../../../../generated/messages/web/messages.js';
import type { ImportColumn } from '../../rules/import-columns.ts';

const words: Readonly<Record<ImportColumn, () => string>> = {
  name: m.inventory_column_name,
  nameLocal: m.inventory_column_name_local,
  sku: m.inventory_column_sku,
  barcode: m.inventory_column_barcode,
  category: m.inventory_column_category,
  storageArea: m.inventory_column_storage_area,
  unit: m.inventory_column_unit,
  pack: m.inventory_column_pack,
  par: m.inventory_column_par,
  reorderPoint: m.inventory_column_reorder_point,
  onHand: m.inventory_column_on_hand,
  price: m.inventory_column_price,
  lots: m.inventory_column_lots,
  dateType: m.inventory_column_date_type,
  keepsSealed: m.inventory_column_keeps_sealed,
  keepsOpened: m.inventory_column_keeps_opened,
  keepsFrozen: m.inventory_column_keeps_frozen,
  keepsThawed: m.inventory_column_keeps_thawed,
  keyItem: m.inventory_column_key_item,
  fasting: m.inventory_column_fasting,
};

/** What a column of an imported list holds. */
export const columnWord = (column: ImportColumn): string => words[column]();
