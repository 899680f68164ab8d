import { os, ORPCError } from '@orpc/server';

import type { ProcedureMeta } from '../../../platform/contract/procedure.ts';
import { keepingRefusals } from '../../../platform/server/commands/keeping-refusals.ts';
import { runAccountCommand, storeAccountRefusal } from '../../../platform/server/commands/run-account-command.ts';
import { keyStatement, runCommand, storeRefusal, type KeyTaken } from '../../../platform/server/commands/run-command.ts';
import { isEntryRefused, withPerson, withRestaurant, type EntryRefused } from '../../../platform/server/database/tenancy.ts';
import type { RestaurantTx, Tx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { RequestContext } from '../../../platform/server/rpc/request-context.ts';
import { featureOfProcedure } from '../../subscription/rules/feature-gates.ts';
import { requireFeature, requireWithinPlan } from '../../subscription/server/public.ts';
import { goesOnBeyondPlan } from '../rules/goes-on.ts';
import { requireRight } from './require-right.ts';

const base = os.$context<RequestContext>().$meta<Partial<ProcedureMeta>>({});

const refused = (entry: EntryRefused): ORPCError<string, object> =>
  refusal(entry.refused === 'no-session' ? 'UNAUTHENTICATED' : 'NOT_FOUND');

const restaurantIdOf = (input: unknown): string => {
  const id = typeof input === 'object' && input !== null ? (input as { restaurantId?: unknown }).restaurantId : undefined;
  return typeof id === 'string' ? id : '';
};

type PersonTx = Tx & { readonly userId: string };

/**
 * Lets a member into the restaurant that the input names, if their role holds the procedure's capability, and runs the
 * procedure inside one transaction there. A question's transaction is read-only; a command's runs under its key.
 *
 * @refuses UNAUTHENTICATED without a living session
 * @refuses NOT_FOUND for someone else's restaurant and for one that does not exist, alike
 * @refuses FORBIDDEN when the role lacks the capability, or it is none for a shared tablet
 * @refuses KEY_SCOPE_MISSING by a key that was made for less
 * @refuses FEATURE_NOT_IN_PLAN, RESTAURANT_BEYOND_PLAN by the account holder's plan; a repeated command keeps its answer
 */
export const restaurantGuard = base.middleware(async ({ context, procedure, path, next }, input: unknown) => {
  const { scope, capability, command } = procedure['~orpc'].meta;
  if (scope !== 'restaurant' || capability === undefined) throw new Error('A procedure in a restaurant names no capability.');
  if (context.credential === null) throw refusal('UNAUTHENTICATED');
  const work = async (tx: RestaurantTx, keyTaken: KeyTaken) => {
    await requireRight(tx, { path: path.join('.'), capability, isWrite: command !== undefined });
    const proceed = async () => {
      if (command && !goesOnBeyondPlan(command.name)) await requireWithinPlan(tx);
      await requireFeature(tx, featureOfProcedure(path.join('.')));
      return (await next({ context: { tx } })).output;
    };
    const output = command ? await runCommand(tx, { name: command.name, input, keyTaken }, proceed) : await proceed();
    return { output, context: { tx } };
  };
  const restaurantId = restaurantIdOf(input);
  const alongside = command && keyStatement({ name: command.name, input }, restaurantId);
  const entry = { pool: context.pools.app, credential: context.credential, access: command ? 'write' : 'read', alongside } as const;
  const run = () => withRestaurant(entry, restaurantId, work);
  const result = command
    ? await keepingRefusals(run, (kept) =>
        withRestaurant({ ...entry, alongside: undefined }, restaurantId, async (tx) => ({
          earlier: await storeRefusal(tx, { name: command.name, input }, kept),
          tx,
        })),
      )
    : await run();
  if (isEntryRefused(result)) throw refused(result);
  return result;
});

/**
 * Runs a procedure about the signed-in person alone, in a transaction of theirs.
 *
 * @refuses UNAUTHENTICATED without a living session
 * @refuses FORBIDDEN at a shared tablet, but for what is declared fit for one, and by a program's key
 */
export const personGuard = base.middleware(async ({ context, procedure, next }, input: unknown) => {
  const { scope, command, isForTablets: mayAtTablet = false } = procedure['~orpc'].meta;
  if (scope !== 'person') throw new Error('A procedure of a person is declared with another scope.');
  if (context.credential === null) throw refusal('UNAUTHENTICATED');
  const { kind } = context.credential;
  if (kind === 'key' || (kind === 'tablet' && !mayAtTablet)) throw refusal('FORBIDDEN');
  const entry = { pool: context.pools.app, credential: context.credential, access: command ? 'write' : 'read' } as const;
  const work = async (tx: PersonTx) => {
    const proceed = async () => (await next({ context: { tx } })).output;
    const output = command ? await runAccountCommand(tx, { name: command.name, input }, proceed) : await proceed();
    return { output, context: { tx } };
  };
  const run = () => withPerson(entry, work);
  const result = command
    ? await keepingRefusals(run, (kept) =>
        withPerson(entry, async (tx) => ({ earlier: await storeAccountRefusal(tx, { name: command.name, input }, kept), tx })),
      )
    : await run();
  if (isEntryRefused(result)) throw refused(result);
  return result;
});

/**
 * Lets anyone through, and nothing that was not declared public.
 *
 * @refuses FORBIDDEN by a program's key, which is for its restaurant's work alone
 */
export const publicGuard = base.middleware(async ({ context, procedure, next }) => {
  if (procedure['~orpc'].meta.scope !== 'public') throw new Error('A public procedure is declared with another scope.');
  if (context.credential?.kind === 'key') throw refusal('FORBIDDEN');
  return next();
});
