import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { requireFeature } from '../../subscription/server/public.ts';
import { isCovered, scopeOfProcedure } from '../rules/api-scopes.ts';
import { can } from '../rules/capabilities.ts';
import { mayAsk } from './may-ask.ts';

/** What a call asks for, as whoever makes it is measured by it. */
export type AskedFor = { readonly path: string; readonly capability: string; readonly isWrite: boolean };

/**
 * Lets through whose role holds the capability; a program's key besides only where the account holder's plan has keys, and
 * it was made for this.
 *
 * @refuses FORBIDDEN when the role lacks the capability, it is none for a shared tablet, or no key reaches it
 * @refuses FEATURE_NOT_IN_PLAN by a key, while the plan has none; KEY_SCOPE_MISSING by one that was made for less
 */
export const requireRight = async (tx: RestaurantTx, asked: AskedFor): Promise<void> => {
  const { capability } = asked;
  if (tx.keyScopes !== null) return requireScope(tx, tx.keyScopes, asked);
  if (!mayAsk(tx, capability)) throw refusal('FORBIDDEN', { capability });
};

const requireScope = async (tx: RestaurantTx, scopes: readonly string[], { path, capability, isWrite }: AskedFor): Promise<void> => {
  await requireFeature(tx, 'api-access');
  const deed = isWrite ? 'write' : 'read';
  const scope = scopeOfProcedure(path, capability, deed);
  if (scope === null || !can(tx.role, capability)) throw refusal('FORBIDDEN', { capability });
  if (!isCovered(scopes, capability, deed)) throw refusal('KEY_SCOPE_MISSING', { scope });
};
