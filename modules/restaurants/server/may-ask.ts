import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { can } from '../rules/capabilities.ts';
import { isForTablets } from '../rules/tablet.ts';

/** Whether whoever has entered may do something there, by their role and by where they stand: the guard's own check of every call. */
export const mayAsk = (tx: RestaurantTx, capability: string): boolean =>
  can(tx.role, capability) && (tx.tabletId === null || isForTablets(capability));
