import { createRoute } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { readHoursSearch, staffScreens } from '../../../modules/staff/web/public.ts';
import { lazyScreen } from './lazy-screen.ts';
import { inRestaurantRoute } from './protected-parents.ts';

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

/** Everything about who works when. */
export const staffRoutes = [peopleRoute, clockRoute, hoursRoute];
