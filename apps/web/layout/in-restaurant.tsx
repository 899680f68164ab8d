import { Outlet } from '@tanstack/react-router';

import { RestaurantGate } from '../../../modules/restaurants/web/public.ts';

/** Around every screen of a restaurant. */
export const InRestaurant = () => (
  <RestaurantGate>
    <Outlet />
  </RestaurantGate>
);
