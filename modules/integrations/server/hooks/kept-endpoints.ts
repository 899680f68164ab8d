import { and, asc, eq } from 'drizzle-orm';

import { announce, type RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { hookEndpoint, type EndpointRow } from './tables.ts';

/** Tells that whom messages go to, or that something is to be sent, is otherwise: screens look, and so does whoever sends. */
export const announceHooks = (tx: RestaurantTx): void => announce(tx, { name: 'integrations.v1.hooks-changed', payload: {} });

const ofId = (tx: RestaurantTx, id: string) => and(eq(hookEndpoint.restaurantId, tx.restaurantId), eq(hookEndpoint.id, id));

/** The addresses of a restaurant, the oldest first. */
export const endpointsOf = (tx: RestaurantTx): Promise<EndpointRow[]> =>
  tx.db
    .select()
    .from(hookEndpoint)
    .where(eq(hookEndpoint.restaurantId, tx.restaurantId))
    .orderBy(asc(hookEndpoint.madeAt), asc(hookEndpoint.id));

/** Holds an address. @refuses NOT_FOUND */
export const lockEndpoint = async (tx: RestaurantTx, id: string): Promise<EndpointRow> => {
  const [row] = await tx.db.select().from(hookEndpoint).where(ofId(tx, id)).for('update');
  if (!row) throw refusal('NOT_FOUND');
  return row;
};

/** Holds an address; undefined for one that was removed. */
export const heldEndpoint = async (tx: RestaurantTx, id: string): Promise<EndpointRow | undefined> => {
  const [row] = await tx.db.select().from(hookEndpoint).where(ofId(tx, id)).for('update');
  return row;
};

/** Writes what an address has become. */
export const changeEndpoint = async (tx: RestaurantTx, id: string, changes: Partial<EndpointRow>): Promise<void> => {
  await tx.db.update(hookEndpoint).set(changes).where(ofId(tx, id));
};

/** Lets an address go, with everything that it was told. */
export const dropEndpoint = async (tx: RestaurantTx, id: string): Promise<void> => {
  await tx.db.delete(hookEndpoint).where(ofId(tx, id));
};
