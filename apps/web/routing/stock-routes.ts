import { createRoute } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { assistantScreens } from '../../../modules/assistant/web/public.ts';
import {
  inventoryScreens,
  readCountSearch,
  readDuplicatesSearch,
  readExpiringSearch,
  readItemSearch,
  readLabelsSearch,
  readRecordSearch,
  readStockSearch,
} from '../../../modules/inventory/web/public.ts';
import { loadSalesCoverage } from '../../../modules/kitchen/web/public.ts';
import { readPeriodSearch } from '../../../ui/when/period.ts';
import { lazyScreen } from './lazy-screen.ts';
import { inRestaurantRoute } from './protected-parents.ts';

const inventoryRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory',
  validateSearch: readStockSearch,
  component: lazyScreen(inventoryScreens.stockList),
  staticData: { title: m.app_inventory_title },
});

/** Over the list it came from, whose filters it leaves alone. */
const recordMovementRoute = createRoute({
  getParentRoute: () => inventoryRoute,
  path: 'record',
  validateSearch: readRecordSearch,
  component: lazyScreen(inventoryScreens.record),
  staticData: { title: m.inventory_record_movement },
});

const newItemRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/new',
  validateSearch: readItemSearch,
  component: lazyScreen(inventoryScreens.newItem),
  staticData: { title: m.inventory_add_item },
});

const importItemsRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/import',
  component: lazyScreen(inventoryScreens.importItems),
  staticData: { title: m.inventory_import_list },
});

const booksRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/books',
  component: lazyScreen(inventoryScreens.books),
  staticData: { title: m.inventory_books },
});

const varianceRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/variance',
  validateSearch: readPeriodSearch,
  component: lazyScreen(async () => inventoryScreens.variance(await loadSalesCoverage())),
  staticData: { title: m.inventory_variance },
});

const areasRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/areas',
  component: lazyScreen(inventoryScreens.areas),
  staticData: { title: m.inventory_areas },
});

const shelfRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/areas/$areaId',
  component: lazyScreen(inventoryScreens.shelf),
  staticData: { title: m.inventory_areas },
});

const countsRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/counts',
  component: lazyScreen(inventoryScreens.counts),
  staticData: { title: m.inventory_counts },
});

const countRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/counts/$countId',
  validateSearch: readCountSearch,
  component: lazyScreen(inventoryScreens.count),
  staticData: { title: m.inventory_counts },
});

const countReviewRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/counts/$countId/review',
  component: lazyScreen(inventoryScreens.countReview),
  staticData: { title: m.inventory_counts },
});

const expiringRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/expiring',
  validateSearch: readExpiringSearch,
  component: lazyScreen(inventoryScreens.expiring),
  staticData: { title: m.inventory_expiring },
});

const lotTraceRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/lots/$lotId',
  component: lazyScreen(inventoryScreens.lotTrace),
  staticData: { title: m.inventory_lots },
});

const transfersRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/transfers',
  component: lazyScreen(inventoryScreens.transfers),
  staticData: { title: m.inventory_transfers },
});

const transferRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/transfers/$transferId',
  component: lazyScreen(inventoryScreens.transfer),
  staticData: { title: m.inventory_transfers },
});

const labelsRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/labels',
  validateSearch: readLabelsSearch,
  component: lazyScreen(inventoryScreens.labels),
  staticData: { title: m.inventory_labels },
});

const readLabelRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/read-label',
  component: lazyScreen(assistantScreens.label),
  staticData: { title: m.assistant_label_title },
});

const duplicatesRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/duplicates',
  validateSearch: readDuplicatesSearch,
  component: lazyScreen(inventoryScreens.duplicates),
  staticData: { title: m.inventory_duplicates },
});

const itemRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/$itemId',
  component: lazyScreen(inventoryScreens.item),
  staticData: { title: m.app_inventory_title },
});

const editItemRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/inventory/$itemId/edit',
  validateSearch: readItemSearch,
  component: lazyScreen(inventoryScreens.editItem),
  staticData: { title: m.inventory_edit_item },
});

/** What is in stock, what is counted, and what it is worth. */
export const stockRoutes = [
  inventoryRoute.addChildren([recordMovementRoute]),
  newItemRoute,
  importItemsRoute,
  booksRoute,
  varianceRoute,
  areasRoute,
  shelfRoute,
  countsRoute,
  countRoute,
  countReviewRoute,
  expiringRoute,
  lotTraceRoute,
  transfersRoute,
  transferRoute,
  labelsRoute,
  readLabelRoute,
  duplicatesRoute,
  itemRoute,
  editItemRoute,
] as const;
