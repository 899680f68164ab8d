import { Outlet } from '@tanstack/react-router';

import { RestaurantGate, useMaybeRestaurant } from '../../../modules/restaurants/web/public.ts';
import { DraftPlaceProvider } from '../../../platform/web/drafts/draft-place.tsx';

/** Around every screen of a restaurant; what is typed there is of that restaurant alone. */
export const InRestaurant = () => (
  <RestaurantGate>
    <DraftPlaceProvider value={useMaybeRestaurant()?.id ?? ''}>
      <Outlet />
    </DraftPlaceProvider>
  </RestaurantGate>
);
