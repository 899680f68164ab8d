import type { Wall } from '../../../kit/time/wall.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { readingOf } from '../../accounts/server/public.ts';

/**
 * The wall of somebody who reads here: their own zone, else the house's; the Ethiopian way where either of them says so.
 * At a shared tablet hangs the house's, as on its screens.
 */
export const readersWall = async (tx: RestaurantTx, house: Wall, userId: string | null = tx.userId): Promise<Wall> => {
  const own = userId === null || tx.tabletId !== null ? null : await readingOf(tx, userId);
  return {
    timeZone: own?.preferredTimeZone ?? house.timeZone,
    useEthiopianTime: house.useEthiopianTime || own?.useEthiopianTime === true,
    useEthiopianCalendar: house.useEthiopianCalendar || own?.useEthiopianCalendar === true,
  };
};
