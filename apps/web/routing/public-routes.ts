import { createRoute, redirect } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { loadCallbackScreen, loadForgotPasswordScreen, loadResetPasswordScreen } from '../../../modules/accounts/web/public.ts';
import { loadTabletScreen } from '../../../modules/restaurants/web/public.ts';
import { currentSession } from '../../../platform/web/session.ts';
import { readAuthSearch } from './auth-search.ts';
import { lazyScreen } from './lazy-screen.ts';
import { rootRoute } from './root-route.tsx';

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
    if (search.code !== undefined) throw redirect({ to: '/auth/callback', search: { code: search.code }, replace: true });
    if (currentSession() && search.invite === undefined) throw redirect({ to: '/home', replace: true });
  },
  // The sign-up form opens with its draft; signing in needs none of it.
  loaderDeps: ({ search: { view } }) => ({ view }),
  loader: async ({ deps: { view } }) => {
    if (view === 'sign_up') await (await import('../../../platform/web/draft-storage.ts')).openDrafts();
  },
  component: lazyScreen(async () => (await import('../screens/auth-screen.tsx')).AuthScreen),
  staticData: { title: m.app_auth_title },
});

const authCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/callback',
  validateSearch: readAuthSearch,
  component: lazyScreen(async () => (await loadCallbackScreen()).CallbackScreen),
  staticData: { title: m.app_auth_callback_title },
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  component: lazyScreen(async () => (await loadForgotPasswordScreen()).ForgotPasswordScreen),
  staticData: { title: m.app_forgot_password_title },
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  component: lazyScreen(async () => (await loadResetPasswordScreen()).ResetPasswordScreen),
  staticData: { title: m.app_reset_password_title },
});

const loadLegal = () => import('../legal/legal-screens.tsx');

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  component: lazyScreen(async () => (await loadLegal()).TermsScreen),
  staticData: { title: m.app_terms_title },
});

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  component: lazyScreen(async () => (await loadLegal()).PrivacyScreen),
  staticData: { title: m.app_privacy_title },
});

const tabletRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tablet',
  component: lazyScreen(loadTabletScreen),
  staticData: { title: m.restaurants_tablets },
});

const sharedOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order',
  component: lazyScreen(async () => {
    const { purchasingScreens } = await import('../../../modules/purchasing/web/public.ts');
    return purchasingScreens.shared();
  }),
  staticData: { title: m.purchasing_tab_orders },
});

const guestMenuRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/guest-menu',
  component: lazyScreen(async () => {
    const { menuScreens } = await import('../../../modules/menu/web/public.ts');
    return menuScreens.guestMenu();
  }),
  staticData: { title: m.menu_title },
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
  sharedOrderRoute,
  guestMenuRoute,
] as const;
