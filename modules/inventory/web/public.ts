import { inRestaurant } from './in-restaurant.tsx';

export { readStockSearch } from './list/stock-search.ts';
export { readRecordSearch } from './record/record-search.ts';

/** The screens, each with its own code. */
export const inventoryScreens = {
  stockList: async () => inRestaurant((await import('./list/stock-list-screen.tsx')).StockListScreen),
  record: async () => inRestaurant((await import('./record/record-screen.tsx')).RecordScreen),
  item: async () => inRestaurant((await import('./item/item-screen.tsx')).ItemScreen),
  newItem: async () => inRestaurant((await import('./editor/new-item-screen.tsx')).NewItemScreen),
  editItem: async () => inRestaurant((await import('./editor/edit-item-screen.tsx')).EditItemScreen),
  importItems: async () => inRestaurant((await import('./import/import-screen.tsx')).ImportScreen),
};

/** How the module's waiting commands are sent and their answers taken in; loaded when one waits. */
export const loadInventoryCommands = () => import('./command-senders.ts');

/** Why inventory refused something, in words; loaded when somebody looks at what was refused. */
export const loadInventoryRefusalWords = async () => (await import('./words/refusal-words.ts')).inventoryRefusalWords;
