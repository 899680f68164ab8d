import { wallOfReader } from '../../../kit/time/readers-wall.ts';
import type { Wall } from '../../../kit/time/wall.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { readingOf } from '../../accounts/server/public.ts';

/** The wall of somebody who reads here, by what they wish; at a shared tablet hangs the house's, as on its screens. */
export const readersWall = async (tx: RestaurantTx, house: Wall, userId: string | null = tx.userId): Promise<Wall> =>
  wallOfReader(userId === null || tx.tabletId !== null ? null : await readingOf(tx, userId), house);
