export { readEngineeringSearch } from './engineering/engineering-search.ts';
export { readKitchenSearch } from './kitchen-search.ts';
export { readBookSearch } from './book/book-search.ts';
export { readOrdersSearch } from './orders/orders-search.ts';
export { readPadSearch } from './orders/pad-search.ts';
export { readDaysSearch, readTimesSearch } from './times/times-search.ts';

/** The screens, each with its own code. */
export const kitchenScreens = {
  engineering: async () => (await import('./engineering/engineering-screen.tsx')).EngineeringScreen,
  orders: async () => (await import('./orders/orders-screen.tsx')).OrdersScreen,
  order: async () => (await import('./orders/order-screen.tsx')).OrderScreen,
  pad: async () => (await import('./orders/pad-screen.tsx')).PadScreen,
  book: async () => (await import('./book/book-screen.tsx')).BookScreen,
  times: async () => (await import('./times/times-screen.tsx')).TimesScreen,
  takings: async () => (await import('./takings/takings-screen.tsx')).TakingsScreen,
  takingsImport: async () => (await import('./takings/import-screen.tsx')).ImportScreen,
  setUp: async () => (await import('./set-up/set-up-screen.tsx')).SetUpScreen,
  kitchen: async () => (await import('./kitchen-screen.tsx')).KitchenScreen,
};

/** How the module's waiting commands are sent; loaded when one waits. */
export const loadKitchenCommands = () => import('./command-senders.ts');

/** The words for the kitchen's refusals, for whoever shows what waits or was refused. */
export const loadKitchenRefusalWords = async () => (await import('./words/refusal-words.ts')).kitchenRefusalWords;

/** How much of the sales of a period took from stock; shown where use is compared. */
export const loadSalesCoverage = async () => (await import('./coverage/sales-coverage.tsx')).SalesCoverage;

/** What a day without a line needs from here, fetched once the first screen stands. */
export const loadKitchenAhead = async () => (await import('./keep-ahead.ts')).keepKitchenAhead;
