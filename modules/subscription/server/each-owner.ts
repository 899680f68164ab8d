import { eachRestaurant } from '../../../platform/server/jobs/each-restaurant.ts';
import type { Pools } from '../../../platform/server/database/pool.ts';

/** Visits every account holder once, however many restaurants they have. One that fails keeps none of the others waiting. */
export const eachOwner = async (pools: Pools, visit: (ownerId: string) => Promise<void>): Promise<void> => {
  const owners = new Set<string>();
  await eachRestaurant(pools.app, 'find account holders', (tx) => {
    owners.add(tx.ownerId);
    return Promise.resolve();
  });
  const faults: unknown[] = [];
  for (const ownerId of owners) {
    const [visited] = await Promise.allSettled([visit(ownerId)]);
    if (visited.status === 'rejected') faults.push(visited.reason);
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} account holder(s) could not be looked after.`);
};
