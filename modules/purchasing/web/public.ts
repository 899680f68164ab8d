export { readFillSearch, readNewInvoiceSearch, readPurchaseSearch } from './purchase-search.ts';

/** The screens, each with its own code. */
export const purchasingScreens = {
  purchase: async () => (await import('./purchase-screen.tsx')).PurchaseScreen,
  fill: async () => (await import('./orders/fill-screen.tsx')).FillScreen,
  order: async () => (await import('./orders/order-screen.tsx')).OrderScreen,
  supplier: async () => (await import('./suppliers/supplier-screen.tsx')).SupplierScreen,
  priceList: async () => (await import('./import/price-list-screen.tsx')).PriceListScreen,
  supplierList: async () => (await import('./import/supplier-list-screen.tsx')).SupplierListScreen,
  /** Its form opens with its draft: whoever holds the link is nobody that the app has opened drafts for. */
  shared: async () => {
    await (await import('../../../platform/web/draft-storage.ts')).openDrafts();
    return (await import('./shared/shared-order-screen.tsx')).SharedOrderScreen;
  },
  deliveries: async () => (await import('./deliveries/deliveries-screen.tsx')).DeliveriesScreen,
  receive: async () => (await import('./deliveries/receive-screen.tsx')).ReceiveScreen,
  market: async () => (await import('./market/market-screen.tsx')).MarketScreen,
  receipt: async () => (await import('./deliveries/receipt-screen.tsx')).ReceiptScreen,
  invoice: async () => (await import('./invoices/invoice-screen.tsx')).InvoiceScreen,
  newInvoice: async () => (await import('./invoices/invoice-screen.tsx')).NewInvoiceScreen,
  books: async () => (await import('./books/books-screen.tsx')).BooksScreen,
  request: async () => (await import('./requests/request-screen.tsx')).RequestScreen,
};

/** How the module's waiting commands are sent; loaded when one waits. */
export const loadPurchasingCommands = () => import('./command-senders.ts');

/** Why purchasing refused something, in words; loaded when somebody looks at what was refused. */
export const loadPurchasingRefusalWords = async () => (await import('./show/purchasing-failure.ts')).purchasingRefusalWords;

/** What a day without a line needs from here, fetched once the first screen stands. */
export const loadPurchasingAhead = async () => (await import('./keep-ahead.ts')).keepPurchasingAhead;
