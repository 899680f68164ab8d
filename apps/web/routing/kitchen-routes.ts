import { createRoute } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import {
  kitchenScreens,
  readEngineeringSearch,
  readBookSearch,
  readKitchenSearch,
  readOrdersSearch,
  readPadSearch,
  readDaysSearch,
  readTimesSearch,
} from '../../../modules/kitchen/web/public.ts';
import { lazyScreen } from './lazy-screen.ts';
import { inRestaurantRoute } from './protected-parents.ts';

const kitchenRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/kitchen',
  validateSearch: readKitchenSearch,
  component: lazyScreen(kitchenScreens.kitchen),
  staticData: { title: m.app_kitchen_title },
});

const ordersRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/kitchen/orders',
  validateSearch: readOrdersSearch,
  component: lazyScreen(kitchenScreens.orders),
  staticData: { title: m.kitchen_orders_title },
});

const padRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/kitchen/orders/new',
  validateSearch: readPadSearch,
  loader: async () => (await import('../../../platform/web/draft-storage.ts')).openDrafts(),
  component: lazyScreen(kitchenScreens.pad),
  staticData: { title: m.kitchen_new_order },
});

const orderRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/kitchen/orders/$orderId',
  component: lazyScreen(kitchenScreens.order),
  staticData: { title: m.kitchen_order },
});

const bookRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/kitchen/book',
  validateSearch: readBookSearch,
  component: lazyScreen(kitchenScreens.book),
  staticData: { title: m.kitchen_book_title },
});

const takingsRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/kitchen/takings',
  validateSearch: readDaysSearch,
  component: lazyScreen(kitchenScreens.takings),
  staticData: { title: m.kitchen_takings_title },
});

const timesRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/kitchen/times',
  validateSearch: readTimesSearch,
  component: lazyScreen(kitchenScreens.times),
  staticData: { title: m.kitchen_times_title },
});

const takingsImportRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/kitchen/takings/import',
  component: lazyScreen(kitchenScreens.takingsImport),
  staticData: { title: m.kitchen_takings_import },
});

const setUpRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/kitchen/set-up',
  component: lazyScreen(kitchenScreens.setUp),
  staticData: { title: m.kitchen_set_up },
});

// Beside the menu for whoever looks for it; the sales that it is made of are the kitchen's.
const engineeringRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/menu/engineering',
  validateSearch: readEngineeringSearch,
  component: lazyScreen(kitchenScreens.engineering),
  staticData: { title: m.kitchen_engineering_title },
});

/** What guests ask for, and what the kitchen does with it. */
export const kitchenRoutes = [
  kitchenRoute,
  ordersRoute,
  padRoute,
  orderRoute,
  bookRoute,
  timesRoute,
  takingsRoute,
  takingsImportRoute,
  setUpRoute,
  engineeringRoute,
] as const;
