import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { purchasingScreens, readPurchaseSearch } from '../../../modules/purchasing/web/public.ts';
import { inRestaurantRoute } from './protected-parents.ts';

/** Over no list, because it may be many items: the address names them. */
const requestRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/request',
  validateSearch: ({ items }: Readonly<Record<string, unknown>>): { readonly items?: string } =>
    typeof items === 'string' ? { items } : {},
  component: lazyRouteComponent(async () => ({ default: await purchasingScreens.request() })),
  staticData: { title: m.purchasing_request_title },
});

const deliveriesRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/deliveries',
  component: lazyRouteComponent(async () => ({ default: await purchasingScreens.deliveries() })),
  staticData: { title: m.purchasing_tab_deliveries },
});

const receiveRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/deliveries/new',
  validateSearch: ({ order }: Readonly<Record<string, unknown>>): { readonly order?: string } =>
    typeof order === 'string' ? { order } : {},
  component: lazyRouteComponent(async () => ({ default: await purchasingScreens.receive() })),
  staticData: { title: m.purchasing_receive },
});

const marketRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/deliveries/market',
  component: lazyRouteComponent(async () => ({ default: await purchasingScreens.market() })),
  staticData: { title: m.purchasing_market_title },
});

const receiptRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/deliveries/$receiptId',
  component: lazyRouteComponent(async () => ({ default: await purchasingScreens.receipt() })),
  staticData: { title: m.purchasing_tab_deliveries },
});

const purchaseRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase',
  validateSearch: readPurchaseSearch,
  component: lazyRouteComponent(async () => ({ default: await purchasingScreens.purchase() })),
  staticData: { title: m.app_purchase_title },
});

const newInvoiceRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase/invoices/new',
  component: lazyRouteComponent(async () => ({ default: await purchasingScreens.newInvoice() })),
  staticData: { title: m.purchasing_invoice_new },
});

const invoiceRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase/invoices/$invoiceId',
  component: lazyRouteComponent(async () => ({ default: await purchasingScreens.invoice() })),
  staticData: { title: m.purchasing_tab_invoices },
});

const fillRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase/fill',
  component: lazyRouteComponent(async () => ({ default: await purchasingScreens.fill() })),
  staticData: { title: m.purchasing_fill_to_par },
});

const orderRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase/orders/$orderId',
  component: lazyRouteComponent(async () => ({ default: await purchasingScreens.order() })),
  staticData: { title: m.app_purchase_title },
});

const supplierRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase/suppliers/$supplierId',
  component: lazyRouteComponent(async () => ({ default: await purchasingScreens.supplier() })),
  staticData: { title: m.purchasing_tab_suppliers },
});

const supplierListRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase/suppliers/import',
  component: lazyRouteComponent(async () => ({ default: await purchasingScreens.supplierList() })),
  staticData: { title: m.purchasing_import_suppliers },
});

const priceListRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase/suppliers/$supplierId/prices',
  component: lazyRouteComponent(async () => ({ default: await purchasingScreens.priceList() })),
  staticData: { title: m.purchasing_import_prices },
});

/** What is asked for, ordered and delivered, and by whom. */
export const purchaseRoutes = [
  requestRoute,
  deliveriesRoute,
  receiveRoute,
  marketRoute,
  receiptRoute,
  newInvoiceRoute,
  invoiceRoute,
  purchaseRoute,
  fillRoute,
  orderRoute,
  supplierRoute,
  supplierListRoute,
  priceListRoute,
] as const;
