import type { CoverageOf } from './variance/variance-screen.tsx';

export { readItemSearch } from './editor/item-search.ts';
export { readStockSearch } from './list/stock-search.ts';
export { readCountSearch } from './counts/count-search.ts';
export { readExpiringSearch } from './lots/expiring-search.ts';
export { readDuplicatesSearch } from './merges/duplicates-search.ts';
export { readLabelsSearch } from './labels/labels-search.ts';
export { readRecordSearch } from './record/record-search.ts';

/** The screens, each with its own code. */
export const inventoryScreens = {
  stockList: async () => (await import('./list/stock-list-screen.tsx')).StockListScreen,
  record: async () => (await import('./record/record-screen.tsx')).RecordScreen,
  item: async () => (await import('./item/item-screen.tsx')).ItemScreen,
  newItem: async () => (await import('./editor/new-item-screen.tsx')).NewItemScreen,
  editItem: async () => (await import('./editor/edit-item-screen.tsx')).EditItemScreen,
  books: async () => (await import('./books/books-screen.tsx')).BooksScreen,
  variance: async (Coverage: CoverageOf) => (await import('./variance/variance-screen.tsx')).varianceScreen(Coverage),
  areas: async () => (await import('./areas/areas-screen.tsx')).AreasScreen,
  shelf: async () => (await import('./areas/shelf-screen.tsx')).ShelfScreen,
  counts: async () => (await import('./counts/counts-screen.tsx')).CountsScreen,
  count: async () => (await import('./counts/count-screen.tsx')).CountScreen,
  countReview: async () => (await import('./counts/review-screen.tsx')).ReviewScreen,
  expiring: async () => (await import('./lots/expiring-screen.tsx')).ExpiringScreen,
  lotTrace: async () => (await import('./lots/trace-screen.tsx')).TraceScreen,
  transfers: async () => (await import('./transfers/transfers-screen.tsx')).TransfersScreen,
  transfer: async () => (await import('./transfers/transfer-screen.tsx')).TransferScreen,
  duplicates: async () => (await import('./merges/duplicates-screen.tsx')).DuplicatesScreen,
  labels: async () => (await import('./labels/labels-screen.tsx')).LabelsScreen,
  selfCheck: async () => (await import('./self-check/self-check-screen.tsx')).SelfCheckScreen,
  tour: async () => (await import('./tour/tour-screen.tsx')).TourScreen,
  importItems: async () => (await import('./import/import-screen.tsx')).ImportScreen,
};

/** How the module's waiting commands are sent and their answers taken in; loaded when one waits. */
export const loadInventoryCommands = () => import('./command-senders.ts');

/** Why inventory refused something, in words; loaded when somebody looks at what was refused. */
export const loadInventoryRefusalWords = async () => (await import('./words/refusal-words.ts')).inventoryRefusalWords;

/** What a day without a line needs from here, fetched once the first screen stands. */
export const loadInventoryAhead = async () => (await import('./keep-ahead.ts')).keepInventoryAhead;
