import type { Pool } from '../database/pool.ts';
import { isEntryRefused, withRestaurant, type Credential } from '../database/tenancy.ts';

/** Who listens, and as what; asked anew whenever that may have changed. */
export type Listener = {
  readonly userId: string;
  readonly role: string;
  /** Whether they stand at a shared tablet, where less is shown. */
  readonly isAtTablet: boolean;
};

/** Somebody was let in, at a number of the restaurant's events; or why not. */
export type LiveEntry = { readonly listener: Listener; readonly last: bigint } | { readonly refused: 'no-session' | 'no-membership' };

/** Lets a member in by the same door as every call. */
export const enterLive = async (pool: Pool, credential: Credential, restaurantId: string): Promise<LiveEntry> => {
  const entered = await withRestaurant({ pool, credential, access: 'read' }, restaurantId, async (tx) => {
    const { rows } = await tx.client.query<{ last_sequence: bigint }>({
      name: 'live-last-sequence',
      text: 'select last_sequence from event_counter where restaurant_id = $1',
      values: [restaurantId],
    });
    const listener = { userId: tx.userId ?? '', role: tx.role, isAtTablet: tx.tabletId !== null };
    return { listener, last: rows[0]?.last_sequence ?? 0n };
  });
  return isEntryRefused(entered) ? { refused: entered.refused } : entered;
};
