import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { currentSession } from '../../../platform/web/session.ts';
import { readAuthSearch } from './auth-search.ts';
import { rootRoute } from './root-route.tsx';

const loadNotYet = () => import('../screens/plain-not-yet-screen.tsx');

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true });
  },
});

const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth',
  validateSearch: readAuthSearch,
  beforeLoad: ({ search }) => {
    if (currentSession() && search.invite === undefined) throw redirect({ to: '/home', replace: true });
  },
  // The sign-up form opens with its draft; signing in needs none of it.
  loaderDeps: ({ search: { view } }) => ({ view }),
  loader: async ({ deps: { view } }) => {
    if (view === 'sign_up') await (await import('../../../platform/web/draft-storage.ts')).openDrafts();
  },
  component: lazyRouteComponent(() => import('../screens/auth-screen.tsx'), 'AuthScreen'),
  staticData: { title: m.app_auth_title },
});

const authCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/callback',
  component: lazyRouteComponent(loadNotYet, 'PlainNotYetScreen'),
  staticData: { title: m.app_auth_callback_title, purpose: m.app_auth_callback_purpose },
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  component: lazyRouteComponent(loadNotYet, 'PlainNotYetScreen'),
  staticData: { title: m.app_forgot_password_title, purpose: m.app_forgot_password_purpose },
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  component: lazyRouteComponent(loadNotYet, 'PlainNotYetScreen'),
  staticData: { title: m.app_reset_password_title, purpose: m.app_reset_password_purpose },
});

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  component: lazyRouteComponent(loadNotYet, 'PlainNotYetScreen'),
  staticData: { title: m.app_terms_title, purpose: m.app_terms_purpose },
});

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  component: lazyRouteComponent(loadNotYet, 'PlainNotYetScreen'),
  staticData: { title: m.app_privacy_title, purpose: m.app_privacy_purpose },
});

const tabletRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tablet',
  component: lazyRouteComponent(async () => {
    const { loadTabletScreen } = await import('../../../modules/restaurants/web/public.ts');
    return { default: await loadTabletScreen() };
  }),
  staticData: { title: m.restaurants_tablets },
});

/** What anyone may open. */
export const publicRoutes = [
  startRoute,
  authRoute,
  authCallbackRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  termsRoute,
  privacyRoute,
  tabletRoute,
] as const;
