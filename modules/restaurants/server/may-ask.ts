import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { isCovered } from '../rules/api-scopes.ts';
import { can } from '../rules/capabilities.ts';
import { isForTablets } from '../rules/tablet.ts';

/**
 * Whether whoever has entered holds a capability, by their role, and by their key where one acts for them: what a part of an
 * answer is shown by. A key that does things may look at them.
 */
export const holds = (tx: RestaurantTx, capability: string): boolean =>
  can(tx.role, capability) && (tx.keyScopes === null || isCovered(tx.keyScopes, capability, 'read'));

/** Whether whoever has entered may do something there, by their role and by where they stand: the guard's own check of every call. */
export const mayAsk = (tx: RestaurantTx, capability: string): boolean =>
  holds(tx, capability) && (tx.tabletId === null || isForTablets(capability));
