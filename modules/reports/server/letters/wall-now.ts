import { isoDayAt } from '../../../../kit/time/wall.ts';
import { localTimeOf } from '../../../../kit/time/business-date.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { getDetails } from '../../../restaurants/server/public.ts';
import type { WallNow } from '../../rules/letters/due-letter.ts';

/** What the wall and the books of the restaurant say at a moment. */
export const wallNow = async (tx: RestaurantTx, at: Date): Promise<WallNow> => ({
  wallDay: isoDayAt(at, tx.timeZone),
  wallHour: localTimeOf(at, tx.timeZone).hour,
  tradingDay: tradingDay(tx, at),
  calendar: (await getDetails(tx)).useEthiopianCalendar ? 'ETHIOPIC' : 'GREGORIAN',
});
