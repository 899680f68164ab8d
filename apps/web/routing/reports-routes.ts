import { createRoute } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { readMonthSearch, readReportSearch, reportsScreens } from '../../../modules/reports/web/public.ts';
import { lazyScreen } from './lazy-screen.ts';
import { inRestaurantRoute } from './protected-parents.ts';

const reportsRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/reports',
  component: lazyScreen(reportsScreens.list),
  staticData: { title: m.app_reports_title },
});

const budgetRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/reports/budget',
  validateSearch: readMonthSearch,
  component: lazyScreen(reportsScreens.budget),
  staticData: { title: m.reports_book },
});

const reportRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/reports/$report',
  validateSearch: readReportSearch,
  component: lazyScreen(reportsScreens.report),
  staticData: { title: m.app_reports_title },
});

const groupRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/reports/group',
  validateSearch: readReportSearch,
  component: lazyScreen(reportsScreens.group),
  staticData: { title: m.reports_group_name },
});

const closesRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/reports/close',
  component: lazyScreen(reportsScreens.closes),
  staticData: { title: m.app_reports_title },
});

const closeRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/reports/close/$day',
  component: lazyScreen(reportsScreens.close),
  staticData: { title: m.app_reports_title },
});

const periodsRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/reports/periods',
  component: lazyScreen(reportsScreens.periods),
  staticData: { title: m.app_reports_title },
});

/** What the books and the trade come to. */
export const reportsRoutes = [reportsRoute, budgetRoute, groupRoute, reportRoute, closesRoute, closeRoute, periodsRoute];
