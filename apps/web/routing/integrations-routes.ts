import { createRoute } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { integrationsScreens } from '../../../modules/integrations/web/public.ts';
import { lazyScreen } from './lazy-screen.ts';
import { inRestaurantRoute } from './protected-parents.ts';

const integrationsRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/admin/integrations',
  component: lazyScreen(integrationsScreens.integrations),
  staticData: { title: m.integrations_title },
});

const salesFileRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/admin/integrations/file',
  component: lazyScreen(integrationsScreens.salesFile),
  staticData: { title: m.app_sales_file_title },
});

const squareCallbackRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/admin/integrations/square/callback',
  component: lazyScreen(integrationsScreens.squareCallback),
  staticData: { title: m.app_square_callback_title },
});

const nexposCallbackRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/admin/integrations/nexpos/callback',
  component: lazyScreen(integrationsScreens.nexposCallback),
  staticData: { title: m.app_nexpos_callback_title },
});

const oauthCallbackRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/oauth/callback',
  component: lazyScreen(integrationsScreens.anyCallback),
  staticData: { title: m.app_oauth_callback_title },
});

/** What other systems sell for the restaurant, and where they send people back to. */
export const integrationsRoutes = [integrationsRoute, salesFileRoute, squareCallbackRoute, nexposCallbackRoute, oauthCallbackRoute];
