import { createRoute } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { assistantScreens, readForecastSearch } from '../../../modules/assistant/web/public.ts';
import { lazyScreen } from './lazy-screen.ts';
import { inRestaurantRoute } from './protected-parents.ts';

const forecastRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/assistant/forecast',
  validateSearch: readForecastSearch,
  component: lazyScreen(assistantScreens.forecast),
  staticData: { title: m.assistant_forecast_title },
});

const automationRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/assistant/automation',
  component: lazyScreen(assistantScreens.automation),
  staticData: { title: m.assistant_automation_title },
});

/** What is worked out for people. */
export const assistantRoutes = [forecastRoute, automationRoute] as const;
