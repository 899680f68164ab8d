import { isEntryRefused, withRestaurant, type Credential } from '../../../../platform/server/database/tenancy.ts';
import type { Pools } from '../../../../platform/server/database/pool.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { housesBeside, mayAsk } from '../../../restaurants/server/public.ts';

/** A question that was let in to one restaurant, and on whose word it came. */
export type Asking = { readonly tx: RestaurantTx; readonly pools: Pools; readonly credential: Credential | null };

/**
 * Asks the same in each restaurant of the account holder, one after another, as whoever asks: through the door that a direct
 * question would meet. One that they left, or where they may not see reports, is as if it were not there.
 */
export const inEachHouse = async <Answer>(
  { tx, pools, credential }: Asking,
  ask: (tx: RestaurantTx) => Promise<Answer>,
): Promise<readonly Answer[]> => {
  if (credential === null) throw new Error('A question that was let in comes on somebody’s word.');
  const answers: Answer[] = [];
  for (const { id } of await housesBeside(tx)) {
    const entry = { pool: pools.beside, credential, access: 'read' } as const;
    const within = async (there: RestaurantTx) => (mayAsk(there, 'reports.view') ? [await ask(there)] : []);
    const answer = await (id === tx.restaurantId ? within(tx) : withRestaurant(entry, id, within));
    if (!isEntryRefused(answer)) answers.push(...answer);
  }
  return answers;
};
