import { isoDayAt, isoMinuteAt } from '../../../kit/time/wall.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { WallNow } from '../rules/delivery-day.ts';

/** What the wall of the restaurant shows now. */
export const wallNow = ({ timeZone }: RestaurantTx): WallNow => {
  const now = new Date();
  return { day: isoDayAt(now, timeZone), minute: isoMinuteAt(now, timeZone) };
};
