import { createRoute, redirect } from '@tanstack/react-router';

import { currentSession } from '../../../platform/web/session.ts';
import { isSharedDevice } from '../../../platform/web/shared-device.ts';
import { InRestaurant } from '../layout/in-restaurant.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { rootRoute } from './root-route.tsx';

/** Everything that needs a session stands within the layout, and within its guard. */
export const layoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'protected',
  beforeLoad: () => {
    if (!currentSession()) throw redirect({ to: isSharedDevice() ? '/tablet' : '/auth', replace: true });
  },
  component: lazyScreen(async () => (await import('../layout/protected-layout.tsx')).ProtectedLayout),
});

/** Screens of a restaurant wait here until it is known which one. */
export const inRestaurantRoute = createRoute({
  getParentRoute: () => layoutRoute,
  id: 'in-restaurant',
  component: InRestaurant,
});
