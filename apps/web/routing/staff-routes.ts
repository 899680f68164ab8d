import { createRoute, redirect } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { readHoursSearch, readRotaSearch, staffScreens } from '../../../modules/staff/web/public.ts';
import { isTurn } from '../../../platform/web/shared-device.ts';
import { lazyScreen } from './lazy-screen.ts';
import { inRestaurantRoute } from './protected-parents.ts';

const rotaRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/staff',
  validateSearch: readRotaSearch,
  // A PIN opens the clock, and nothing about people: the place of the rota is where somebody at a shared tablet looks for it.
  beforeLoad: () => {
    if (isTurn()) throw redirect({ to: '/staff/clock', replace: true });
  },
  component: lazyScreen(staffScreens.rota),
  staticData: { title: m.app_staff_title },
});

const peopleRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/staff/people',
  component: lazyScreen(staffScreens.people),
  staticData: { title: m.staff_people },
});

const clockRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/staff/clock',
  component: lazyScreen(staffScreens.clock),
  staticData: { title: m.staff_clock },
});

const hoursRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/staff/hours',
  validateSearch: readHoursSearch,
  component: lazyScreen(staffScreens.hours),
  staticData: { title: m.staff_hours_title },
});

const tipsRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/staff/tips',
  component: lazyScreen(staffScreens.tips),
  staticData: { title: m.staff_tips },
});

const payRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/staff/pay',
  validateSearch: readHoursSearch,
  component: lazyScreen(staffScreens.pay),
  staticData: { title: m.staff_pay },
});

const notesRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/staff/notes',
  component: lazyScreen(staffScreens.notes),
  staticData: { title: m.staff_notes },
});

const timeOffRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/staff/time-off',
  component: lazyScreen(staffScreens.timeOff),
  staticData: { title: m.staff_off_title },
});

const exchangeRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/staff/exchange',
  component: lazyScreen(staffScreens.exchange),
  staticData: { title: m.staff_swap_title },
});

/** Everything about who works when. */
export const staffRoutes = [rotaRoute, peopleRoute, clockRoute, hoursRoute, timeOffRoute, exchangeRoute, payRoute, tipsRoute, notesRoute];
