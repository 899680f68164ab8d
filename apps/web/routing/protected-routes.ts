import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { inventoryScreens, readCountSearch, readRecordSearch, readStockSearch } from '../../../modules/inventory/web/public.ts';
import { purchasingScreens, readPurchaseSearch } from '../../../modules/purchasing/web/public.ts';
import { readEntriesSearch, readLogSearch, readWasteSearch, wasteScreens } from '../../../modules/waste/web/public.ts';
import { currentSession } from '../../../platform/web/session.ts';
import { isSharedDevice } from '../../../platform/web/shared-device.ts';
import { readSettingsSearch } from '../settings/settings-search.ts';
import { rootRoute } from './root-route.tsx';

/** Everything that needs a session stands within the layout, and within its guard. */
const layoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'protected',
  beforeLoad: () => {
    if (!currentSession()) throw redirect({ to: isSharedDevice() ? '/tablet' : '/auth', replace: true });
  },
  component: lazyRouteComponent(() => import('../layout/protected-layout.tsx'), 'ProtectedLayout'),
});

/** Screens of a restaurant wait here until it is known which one. */
const inRestaurantRoute = createRoute({
  getParentRoute: () => layoutRoute,
  id: 'in-restaurant',
  component: lazyRouteComponent(() => import('../layout/in-restaurant.tsx'), 'InRestaurant'),
});

const loadNotYet = () => import('../screens/not-yet-screen.tsx');
const notYet = lazyRouteComponent(loadNotYet, 'NotYetScreen');

const homeRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/home',
  component: notYet,
  staticData: { title: m.app_home_title },
});

const menuRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/menu',
  component: notYet,
  staticData: { title: m.app_menu_title },
});

const tasksRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/tasks',
  component: notYet,
  staticData: { title: m.app_tasks_title },
});

const inventoryRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory',
  validateSearch: readStockSearch,
  component: lazyRouteComponent(async () => ({ default: await inventoryScreens.stockList() })),
  staticData: { title: m.app_inventory_title },
});

/** Over the list it came from, whose filters it leaves alone. */
const recordMovementRoute = createRoute({
  getParentRoute: () => inventoryRoute,
  path: 'record',
  validateSearch: readRecordSearch,
  component: lazyRouteComponent(async () => ({ default: await inventoryScreens.record() })),
  staticData: { title: m.inventory_record_movement },
});

const newItemRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/new',
  component: lazyRouteComponent(async () => ({ default: await inventoryScreens.newItem() })),
  staticData: { title: m.inventory_add_item },
});

const importItemsRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/import',
  component: lazyRouteComponent(async () => ({ default: await inventoryScreens.importItems() })),
  staticData: { title: m.inventory_import_list },
});

const booksRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/books',
  component: lazyRouteComponent(async () => ({ default: await inventoryScreens.books() })),
  staticData: { title: m.inventory_books },
});

const areasRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/areas',
  component: lazyRouteComponent(async () => ({ default: await inventoryScreens.areas() })),
  staticData: { title: m.inventory_areas },
});

const shelfRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/areas/$areaId',
  component: lazyRouteComponent(async () => ({ default: await inventoryScreens.shelf() })),
  staticData: { title: m.inventory_areas },
});

const countsRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/counts',
  component: lazyRouteComponent(async () => ({ default: await inventoryScreens.counts() })),
  staticData: { title: m.inventory_counts },
});

const countRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/counts/$countId',
  validateSearch: readCountSearch,
  component: lazyRouteComponent(async () => ({ default: await inventoryScreens.count() })),
  staticData: { title: m.inventory_counts },
});

const countReviewRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/counts/$countId/review',
  component: lazyRouteComponent(async () => ({ default: await inventoryScreens.countReview() })),
  staticData: { title: m.inventory_counts },
});

const itemRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/$itemId',
  component: lazyRouteComponent(async () => ({ default: await inventoryScreens.item() })),
  staticData: { title: m.app_inventory_title },
});

const editItemRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/$itemId/edit',
  component: lazyRouteComponent(async () => ({ default: await inventoryScreens.editItem() })),
  staticData: { title: m.inventory_edit_item },
});

/** Over no list, because it may be many items: the address names them. */
const requestRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/request',
  validateSearch: ({ items }: Readonly<Record<string, unknown>>): { readonly items?: string } =>
    typeof items === 'string' ? { items } : {},
  component: lazyRouteComponent(async () => ({ default: await purchasingScreens.request() })),
  staticData: { title: m.purchasing_request_title },
});

const purchaseRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/purchase',
  validateSearch: readPurchaseSearch,
  component: lazyRouteComponent(async () => ({ default: await purchasingScreens.purchase() })),
  staticData: { title: m.app_purchase_title },
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

const wasteRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/waste',
  validateSearch: readWasteSearch,
  component: lazyRouteComponent(async () => ({ default: await wasteScreens.analytics() })),
  staticData: { title: m.app_waste_title },
});

const logWasteRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/waste/log',
  validateSearch: readLogSearch,
  component: lazyRouteComponent(async () => ({ default: await wasteScreens.log() })),
  staticData: { title: m.waste_log },
});

const wasteEntriesRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/waste/entries',
  validateSearch: readEntriesSearch,
  component: lazyRouteComponent(async () => ({ default: await wasteScreens.entries() })),
  staticData: { title: m.waste_entries },
});

const reportsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/reports',
  component: notYet,
  staticData: { title: m.app_reports_title },
});

const kitchenRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/kitchen',
  component: notYet,
  staticData: { title: m.app_kitchen_title },
});

const staffRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/staff',
  component: notYet,
  staticData: { title: m.app_staff_title },
});

const loadSettings = () => import('../settings/settings-screen.tsx');

const settingsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/settings',
  validateSearch: readSettingsSearch,
  component: lazyRouteComponent(loadSettings, 'SettingsScreen'),
  staticData: { title: m.app_settings_title },
});

const profileRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/profile',
  validateSearch: readSettingsSearch,
  component: lazyRouteComponent(loadSettings, 'SettingsScreen'),
  staticData: { title: m.app_settings_title },
});

const subscriptionRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/subscription',
  component: notYet,
  staticData: { title: m.app_subscription_title },
});

const adminRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/admin',
  component: lazyRouteComponent(async () => {
    const { loadAdminScreen } = await import('../../../modules/restaurants/web/public.ts');
    const { deedText } = await import('../deed-words.ts');
    return { default: await loadAdminScreen(deedText) };
  }),
  staticData: { title: m.app_admin_title },
});

const inventoryDemoRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/admin/inventory-demo',
  component: notYet,
  staticData: { title: m.app_inventory_demo_title },
});

const inventoryTestRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/admin/inventory-test',
  component: notYet,
  staticData: { title: m.app_inventory_test_title },
});

const squareCallbackRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/admin/integrations/square/callback',
  component: notYet,
  staticData: { title: m.app_square_callback_title },
});

const nexposCallbackRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/admin/integrations/nexpos/callback',
  component: notYet,
  staticData: { title: m.app_nexpos_callback_title },
});

const oauthCallbackRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/oauth/callback',
  component: notYet,
  staticData: { title: m.app_oauth_callback_title },
});

/** What only a person with a session may open. */
export const protectedRoutes = layoutRoute.addChildren([
  homeRoute,
  menuRoute,
  tasksRoute,
  inRestaurantRoute.addChildren([
    inventoryRoute.addChildren([recordMovementRoute]),
    newItemRoute,
    importItemsRoute,
    booksRoute,
    areasRoute,
    shelfRoute,
    countsRoute,
    countRoute,
    countReviewRoute,
    itemRoute,
    editItemRoute,
    requestRoute,
    purchaseRoute,
    fillRoute,
    orderRoute,
    supplierRoute,
    wasteRoute,
    logWasteRoute,
    wasteEntriesRoute,
    adminRoute,
  ]),
  reportsRoute,
  kitchenRoute,
  staffRoute,
  profileRoute,
  settingsRoute,
  subscriptionRoute,
  inventoryDemoRoute,
  inventoryTestRoute,
  squareCallbackRoute,
  nexposCallbackRoute,
  oauthCallbackRoute,
]);
