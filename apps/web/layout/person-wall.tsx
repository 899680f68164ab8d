import { useMemo, type ReactNode } from 'react';

import { wallOfReader } from '../../../kit/time/readers-wall.ts';
import { useMaybeRestaurant } from '../../../modules/restaurants/web/public.ts';
import { useSession } from '../../../platform/web/session.ts';
import { WallProvider } from '../../../ui/when/wall.tsx';

/** Where neither the person nor a restaurant names a zone. */
const anywhere = { timeZone: 'Africa/Addis_Ababa', useEthiopianTime: false, useEthiopianCalendar: false };

/** Hangs the wall of whoever works here, by what the person and the restaurant say. */
export const PersonWall = ({ children }: { readonly children: ReactNode }) => {
  const user = useSession()?.user;
  const restaurant = useMaybeRestaurant();
  const { timeZone, useEthiopianTime, useEthiopianCalendar } = wallOfReader(user ?? null, restaurant ?? anywhere);
  const wall = useMemo(() => ({ timeZone, useEthiopianTime, useEthiopianCalendar }), [timeZone, useEthiopianTime, useEthiopianCalendar]);
  return <WallProvider wall={wall}>{children}</WallProvider>;
};
