import type { Middleware, ORPCErrorConstructorMap } from '@orpc/server';

import type { ProcedureMeta } from '../../contract/procedure.ts';
import type { RestaurantTx, Tx } from '../database/tx.ts';
import type { RequestContext } from './request-context.ts';

type Scope<Added extends object> = Middleware<
  RequestContext,
  Added,
  unknown,
  // The answer's type is the procedure's own business; a scope passes it through.
  // oxlint-disable-next-line typescript/no-explicit-any -- a middleware that fits every procedure has no other type for its output
  any,
  ORPCErrorConstructorMap<Record<never, never>>,
  Partial<ProcedureMeta>
>;

/** Lets anyone through. */
export type PublicScope = Scope<Record<never, never>>;

/** Lets a signed-in person through, into a transaction of theirs. */
export type PersonScope = Scope<{ tx: Tx & { readonly userId: string } }>;

/** Lets a member with the procedure's capability through, into a transaction in that restaurant. */
export type RestaurantScope = Scope<{ tx: RestaurantTx }>;
