import { createRouter, lazyRouteComponent } from '@tanstack/react-router';

import { queryTimes } from '../../../platform/web/query-times.ts';
import { ErrorScreen } from '../screens/error-screen.tsx';
import { rootRoute } from './root-route.tsx';
import { protectedRoutes } from './protected-routes.ts';
import { publicRoutes } from './public-routes.ts';

/** Every address of the app. Screens are loaded when their address is near: under the pointer, or likely next. */
export const router = createRouter({
  routeTree: rootRoute.addChildren([...publicRoutes, protectedRoutes]),
  defaultPreload: 'intent',
  defaultPreloadStaleTime: queryTimes.defaultStaleMs,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: lazyRouteComponent(() => import('../screens/not-found-screen.tsx'), 'NotFoundScreen'),
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }

  interface StaticDataRouteOption {
    /** The screen's name: in the tab, and at the head of a page. */
    title?: () => string;
  }
}
