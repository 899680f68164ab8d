import { createRoute } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { staffScreens } from '../../../modules/staff/web/public.ts';
import { lazyScreen } from './lazy-screen.ts';
import { inRestaurantRoute } from './protected-parents.ts';

const peopleRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/staff/people',
  component: lazyScreen(staffScreens.people),
  staticData: { title: m.staff_people },
});

/** Everything about who works when. */
export const staffRoutes = [peopleRoute];
