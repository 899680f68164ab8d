export { readStockSearch } from './list/stock-search.ts';
export { readRecordSearch } from './record/record-search.ts';

/** The screens, each with its own code. */
export const inventoryScreens = {
  stockList: async () => (await import('./list/stock-list-screen.tsx')).StockListScreen,
  record: async () => (await import('./record/record-screen.tsx')).RecordScreen,
  item: async () => (await import('./item/item-screen.tsx')).ItemScreen,
  newItem: async () => (await import('./editor/new-item-screen.tsx')).NewItemScreen,
  editItem: async () => (await import('./editor/edit-item-screen.tsx')).EditItemScreen,
  importItems: async () => (await import('./import/import-screen.tsx')).ImportScreen,
};

/** How the module's waiting commands are sent and their answers taken in; loaded when one waits. */
export const loadInventoryCommands = () => import('./command-senders.ts');

/** Why inventory refused something, in words; loaded when somebody looks at what was refused. */
export const loadInventoryRefusalWords = async () => (await import('./words/refusal-words.ts')).inventoryRefusalWords;

/** What screens of other modules ask of stock: the items with what waits here laid over them, and how they are said. */
export { findItems } from './list/find-stock.ts';
export { stockRow, type StockRow } from './list/stock-row.ts';
export { entryUnits } from './record/entry-units.ts';
export { WhenField } from './record/when-field.tsx';
export { readWhen, type EnteredWhen } from './record/entered-when.ts';
export { nameIn } from './show/item-name.ts';
export { shownAmount } from './show/show-cost.ts';
export { quantityText, shownNumber } from './show/show-quantity.ts';
export { useIsPhone } from './show/use-is-phone.ts';
export type { StockEffect } from './stock/pending-commands.ts';
export { usePlaceNames } from './stock/use-places.ts';
export { useStock } from './stock/use-stock.ts';
export { reasonWord } from './words/reason-word.ts';
export { refusalWords as stockRefusalWords } from './words/refusal-words.ts';
export { unitWord } from './words/unit-word.ts';
