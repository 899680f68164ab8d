import { createRoute, createRouter, redirect } from '@tanstack/react-router';

import { queryTimes } from '../../../platform/web/query-times.ts';
import { ErrorScreen } from '../screens/error-screen.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { publicRoutes } from './public-routes.ts';
import { endRecoveryElsewhere } from './recovery-place.ts';
import { rootRoute } from './root-route.tsx';

type ProtectedRoutes = (typeof import('./protected-routes.ts'))['protectedRoutes'];

const everyRoute = (protectedRoutes: ProtectedRoutes) => rootRoute.addChildren([...publicRoutes, protectedRoutes]);

/**
 * Stands for every address that only a person with a session may open, until the first of them is wanted: a stranger
 * at the door waits for none of these routes. It then makes way for them, and the address is read anew.
 */
const notYetKnownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ location }) => {
    const { protectedRoutes } = await import('./protected-routes.ts');
    everyRoute(protectedRoutes);
    router.setRoutes(router.buildRouteTree());
    throw redirect({ href: location.href, replace: true });
  },
});

/** Whether one is on the way to another address, not to another question at the same. */
let isAnotherPlace = false;

/** Every address of the app. Screens are loaded when their address is near: under the pointer, or likely next. */
export const router = createRouter({
  // The tree that it will be; only the route above knows that it is not yet.
  routeTree: rootRoute.addChildren([...publicRoutes, notYetKnownRoute]) as unknown as ReturnType<typeof everyRoute>,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: queryTimes.defaultStaleMs,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: lazyScreen(async () => (await import('../screens/not-found-screen.tsx')).NotFoundScreen),
  scrollRestoration: true,
  // Another place is read from its top. What only asks something else of the same stays where it is looked at.
  scrollToTopSelectors: [() => (isAnotherPlace ? document.querySelector('#screen') : null)],
});

router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
  isAnotherPlace = pathChanged;
  endRecoveryElsewhere(toLocation.pathname);
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
