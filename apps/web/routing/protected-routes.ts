import { createRoute } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { loadHomeScreen } from '../../../modules/home/web/public.ts';
import { inventoryScreens } from '../../../modules/inventory/web/public.ts';
import { loadAddRestaurantScreen, loadAdminScreen, loadGoThereScreen } from '../../../modules/restaurants/web/public.ts';
import { readSettingsSearch } from '../settings/settings-search.ts';
import { isOwnPath } from '../updates/worker-words.ts';
import { assistantRoutes } from './assistant-routes.ts';
import { integrationsRoutes } from './integrations-routes.ts';
import { kitchenRoutes } from './kitchen-routes.ts';
import { lazyScreen } from './lazy-screen.ts';
import { menuRoutes } from './menu-routes.ts';
import { inRestaurantRoute, layoutRoute } from './protected-parents.ts';
import { purchaseRoutes } from './purchase-routes.ts';
import { reportsRoutes } from './reports-routes.ts';
import { staffRoutes } from './staff-routes.ts';
import { stockRoutes } from './stock-routes.ts';
import { tasksRoutes } from './tasks-routes.ts';
import { wasteRoutes } from './waste-routes.ts';

const home = lazyScreen(async () => loadHomeScreen((await import('../palette/palette-entries.ts')).usePaletteEntries));

const homeRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/home',
  component: home,
  staticData: { title: m.app_home_title },
});

const settings = lazyScreen(async () => (await import('../settings/settings-screen.tsx')).SettingsScreen);

const settingsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/settings',
  validateSearch: readSettingsSearch,
  component: settings,
  staticData: { title: m.app_settings_title },
});

const profileRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/profile',
  validateSearch: readSettingsSearch,
  component: settings,
  staticData: { title: m.app_settings_title },
});

const subscriptionRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/subscription',
  validateSearch: readSettingsSearch,
  component: lazyScreen(async () => (await import('../settings/subscription-page.tsx')).SubscriptionPlace),
  staticData: { title: m.app_subscription_title },
});

/** A place in one restaurant, as letters, notices and chats name it: whoever works elsewhere goes there first. */
const goThereRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/at/$restaurantId',
  validateSearch: ({ to }: Record<string, unknown>) => ({ to: isOwnPath(to) ? to : '/home' }),
  component: lazyScreen(loadGoThereScreen),
});

const addRestaurantRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/settings/add-restaurant',
  component: lazyScreen(loadAddRestaurantScreen),
  staticData: { title: m.restaurants_add_title },
});

const adminRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/admin',
  component: lazyScreen(async () => {
    const [{ deedText }, { amountText }] = await Promise.all([import('../deed-words.ts'), import('../amount-text.ts')]);
    return loadAdminScreen({ deedText, amountText });
  }),
  staticData: { title: m.app_admin_title },
});

const inventoryDemoRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/admin/inventory-demo',
  component: lazyScreen(inventoryScreens.tour),
  staticData: { title: m.app_inventory_demo_title },
});

const inventoryTestRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/admin/inventory-test',
  component: lazyScreen(inventoryScreens.selfCheck),
  staticData: { title: m.app_inventory_test_title },
});

const usageRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/admin/usage',
  component: lazyScreen(async () => (await import('../settings/usage-place.tsx')).UsagePlace),
  staticData: { title: m.app_usage_title },
});

/** What only a person with a session may open. */
export const protectedRoutes = layoutRoute.addChildren([
  inRestaurantRoute.addChildren([
    homeRoute,
    ...stockRoutes,
    ...purchaseRoutes,
    ...wasteRoutes,
    ...menuRoutes,
    ...kitchenRoutes,
    ...staffRoutes,
    ...tasksRoutes,
    ...reportsRoutes,
    ...assistantRoutes,
    adminRoute,
    usageRoute,
    inventoryDemoRoute,
    inventoryTestRoute,
    ...integrationsRoutes,
  ]),
  profileRoute,
  settingsRoute,
  addRestaurantRoute,
  goThereRoute,
  subscriptionRoute,
]);
