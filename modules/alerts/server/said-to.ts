import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { getDetails, readersWall } from '../../restaurants/server/public.ts';
import type { On } from './word-parts.ts';

/** Whom something is said to; whoever acts, unless somebody else is named. */
type Reader = { readonly locale: 'en' | 'am'; readonly userId?: string };

/** How things are said to somebody in this house. */
export const saidTo = async (tx: RestaurantTx, { locale, userId }: Reader): Promise<On> => {
  const house = await getDetails(tx);
  return { house, wall: await readersWall(tx, house, userId), locale };
};
