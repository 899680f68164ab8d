import { useMemo, type ReactNode } from 'react';

import { useMaybeRestaurant } from '../../../modules/restaurants/web/public.ts';
import { useSession } from '../../../platform/web/session.ts';
import { WallProvider } from '../../../ui/when/wall.tsx';

/** Where neither the person nor a restaurant names a zone. */
const timeZoneDefault = 'Africa/Addis_Ababa';

/**
 * Hangs the wall of whoever works here: the person's zone, else the restaurant's; days and hours counted the Ethiopian
 * way where the restaurant does, or the person wants it.
 */
export const PersonWall = ({ children }: { readonly children: ReactNode }) => {
  const user = useSession()?.user;
  const restaurant = useMaybeRestaurant();
  const both = [user, restaurant];
  const timeZone = user?.preferredTimeZone ?? restaurant?.timeZone ?? timeZoneDefault;
  const useEthiopianTime = both.some((one) => one?.useEthiopianTime === true);
  const useEthiopianCalendar = both.some((one) => one?.useEthiopianCalendar === true);
  const wall = useMemo(() => ({ timeZone, useEthiopianTime, useEthiopianCalendar }), [timeZone, useEthiopianTime, useEthiopianCalendar]);
  return <WallProvider wall={wall}>{children}</WallProvider>;
};
