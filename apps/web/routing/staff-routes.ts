import { createRoute } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { readRotaSearch, staffScreens } from '../../../modules/staff/web/public.ts';
import { lazyScreen } from './lazy-screen.ts';
import { inRestaurantRoute } from './protected-parents.ts';

const rotaRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/staff',
  validateSearch: readRotaSearch,
  component: lazyScreen(staffScreens.rota),
  staticData: { title: m.app_staff_title },
});

const peopleRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/staff/people',
  component: lazyScreen(staffScreens.people),
  staticData: { title: m.staff_people },
});

/** Everything about who works when. */
export const staffRoutes = [rotaRoute, peopleRoute];
