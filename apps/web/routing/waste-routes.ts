import { createRoute } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { readEntriesSearch, readLogSearch, wasteScreens } from '../../../modules/waste/web/public.ts';
import { readPeriodSearch } from '../../../ui/when/period.ts';
import { lazyScreen } from './lazy-screen.ts';
import { inRestaurantRoute } from './protected-parents.ts';

const wasteRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/waste',
  validateSearch: readPeriodSearch,
  component: lazyScreen(wasteScreens.analytics),
  staticData: { title: m.app_waste_title },
});

const logWasteRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/waste/log',
  validateSearch: readLogSearch,
  component: lazyScreen(wasteScreens.log),
  staticData: { title: m.waste_log },
});

const wasteEntriesRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/waste/entries',
  validateSearch: readEntriesSearch,
  component: lazyScreen(wasteScreens.entries),
  staticData: { title: m.waste_entries },
});

const wasteDaysRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/waste/days',
  component: lazyScreen(wasteScreens.days),
  staticData: { title: m.waste_days },
});

/** What was thrown away, and why. */
export const wasteRoutes = [wasteRoute, logWasteRoute, wasteEntriesRoute, wasteDaysRoute] as const;
