import { createRoute } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { assistantScreens } from '../../../modules/assistant/web/public.ts';
import { purchasingScreens, readFillSearch, readNewInvoiceSearch, readPurchaseSearch } from '../../../modules/purchasing/web/public.ts';
import { lazyScreen } from './lazy-screen.ts';
import { inRestaurantRoute } from './protected-parents.ts';

/** Over no list, because it may be many items: the address names them. */
const requestRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/request',
  validateSearch: ({ items }: Readonly<Record<string, unknown>>): { readonly items?: string } =>
    typeof items === 'string' ? { items } : {},
  component: lazyScreen(purchasingScreens.request),
  staticData: { title: m.purchasing_request_title },
});

const deliveriesRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/deliveries',
  component: lazyScreen(purchasingScreens.deliveries),
  staticData: { title: m.purchasing_tab_deliveries },
});

const receiveRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/deliveries/new',
  validateSearch: ({ order }: Readonly<Record<string, unknown>>): { readonly order?: string } =>
    typeof order === 'string' ? { order } : {},
  component: lazyScreen(purchasingScreens.receive),
  staticData: { title: m.purchasing_receive },
});

const marketRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/deliveries/market',
  component: lazyScreen(purchasingScreens.market),
  staticData: { title: m.purchasing_market_title },
});

const receiptRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/deliveries/$receiptId',
  component: lazyScreen(purchasingScreens.receipt),
  staticData: { title: m.purchasing_tab_deliveries },
});

const purchaseRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase',
  validateSearch: readPurchaseSearch,
  component: lazyScreen(purchasingScreens.purchase),
  staticData: { title: m.app_purchase_title },
});

const scanRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase/scan',
  component: lazyScreen(assistantScreens.scan),
  staticData: { title: m.assistant_scan_title },
});

const newInvoiceRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase/invoices/new',
  validateSearch: readNewInvoiceSearch,
  component: lazyScreen(purchasingScreens.newInvoice),
  staticData: { title: m.purchasing_invoice_new },
});

const invoiceRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase/invoices/$invoiceId',
  component: lazyScreen(purchasingScreens.invoice),
  staticData: { title: m.purchasing_tab_invoices },
});

const booksRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase/books',
  component: lazyScreen(purchasingScreens.books),
  staticData: { title: m.purchasing_books_title },
});

const fillRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase/fill',
  validateSearch: readFillSearch,
  component: lazyScreen(purchasingScreens.fill),
  staticData: { title: m.purchasing_fill_title },
});

const orderRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase/orders/$orderId',
  component: lazyScreen(purchasingScreens.order),
  staticData: { title: m.app_purchase_title },
});

const supplierRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase/suppliers/$supplierId',
  component: lazyScreen(purchasingScreens.supplier),
  staticData: { title: m.purchasing_tab_suppliers },
});

const supplierListRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase/suppliers/import',
  component: lazyScreen(purchasingScreens.supplierList),
  staticData: { title: m.purchasing_import_suppliers },
});

const priceListRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase/suppliers/$supplierId/prices',
  component: lazyScreen(purchasingScreens.priceList),
  staticData: { title: m.purchasing_import_prices },
});

/** What is asked for, ordered and delivered, and by whom. */
export const purchaseRoutes = [
  booksRoute,
  requestRoute,
  deliveriesRoute,
  receiveRoute,
  marketRoute,
  receiptRoute,
  scanRoute,
  newInvoiceRoute,
  invoiceRoute,
  purchaseRoute,
  fillRoute,
  orderRoute,
  supplierRoute,
  supplierListRoute,
  priceListRoute,
] as const;
