import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import { lastEventOf } from '../../../../platform/server/database/events-behind.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { WayOut } from '../../../../platform/server/net/way-out.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import type { Seals } from '../../../../platform/server/sealed.ts';
import { hookLimits } from '../../rules/hooks/hook-limits.ts';
import type { OfferedEvent } from '../../rules/hooks/offered-events.ts';
import { sealSecret } from './hook-secrets.ts';
import { announceHooks, changeEndpoint, dropEndpoint, endpointsOf, lockEndpoint } from './kept-endpoints.ts';
import { hookEndpoint, hookHouse } from './tables.ts';

/** What messages are sealed and sent with. */
export type HooksAround = { readonly seals: Seals; readonly wayOut: WayOut };

type Named = { readonly endpointId: string };
type Told = { readonly url: string; readonly kinds: OfferedEvent[] };

/** @refuses HOOK_ADDRESS_NOT_PUBLIC */
const requirePublic = async ({ wayOut }: HooksAround, url: string): Promise<void> => {
  if (!(await wayOut.leadsOut(url))) throw refusal('HOOK_ADDRESS_NOT_PUBLIC', { field: 'url' });
};

/**
 * Holds the house, so that two of its people never add the address over the limit; made where it told nobody yet.
 */
const holdHouse = async (tx: RestaurantTx, lastSequence: bigint): Promise<void> => {
  const here = { restaurantId: tx.restaurantId };
  await tx.db
    .insert(hookHouse)
    .values({ ...here, lastSequence })
    .onConflictDoUpdate({ target: hookHouse.restaurantId, set: here });
};

/**
 * Adds an address, which is told what happens from now on.
 *
 * @refuses HOOK_ADDRESS_NOT_PUBLIC; HOOKS_TOO_MANY
 */
export const addHook = async (
  tx: RestaurantTx,
  { body: { endpointId, url, kinds, secret } }: CommandEnvelope<Named & Told & { readonly secret: string }>,
  around: HooksAround,
): Promise<Named> => {
  await requirePublic(around, url);
  const afterSequence = await lastEventOf(tx);
  await holdHouse(tx, afterSequence);
  const max = hookLimits.endpointsMax;
  if ((await endpointsOf(tx)).length >= max) throw refusal('HOOKS_TOO_MANY', { max });
  const named = { restaurantId: tx.restaurantId, id: endpointId };
  const sealedSecret = sealSecret(around.seals, named, secret);
  await tx.db.insert(hookEndpoint).values({ ...named, url, kinds, state: 'ACTIVE', sealedSecret, afterSequence });
  announceHooks(tx);
  return { endpointId };
};

/** Changes where an address is and what it is told. @refuses NOT_FOUND; HOOK_ADDRESS_NOT_PUBLIC */
export const changeHook = async (
  tx: RestaurantTx,
  { body: { endpointId, url, kinds } }: CommandEnvelope<Named & Told>,
  around: HooksAround,
): Promise<Named> => {
  await lockEndpoint(tx, endpointId);
  await requirePublic(around, url);
  await changeEndpoint(tx, endpointId, { url, kinds, failingSince: null });
  announceHooks(tx);
  return { endpointId };
};

/** Pauses an address, or lets it be told again what happens from now on. @refuses NOT_FOUND */
export const switchHook = async (
  tx: RestaurantTx,
  { body: { endpointId, isOn } }: CommandEnvelope<Named & { readonly isOn: boolean }>,
): Promise<Named> => {
  const { state } = await lockEndpoint(tx, endpointId);
  const fresh = { offBecause: null, failingSince: null };
  if (!isOn) await changeEndpoint(tx, endpointId, { ...fresh, state: 'PAUSED' });
  else if (state !== 'ACTIVE') await changeEndpoint(tx, endpointId, { ...fresh, state: 'ACTIVE', afterSequence: await lastEventOf(tx) });
  announceHooks(tx);
  return { endpointId };
};

/** Gives an address another secret; the one of before signs beside it for a day. @refuses NOT_FOUND */
export const rollHookSecret = async (
  tx: RestaurantTx,
  { body: { endpointId, secret } }: CommandEnvelope<Named & { readonly secret: string }>,
  { seals }: HooksAround,
): Promise<Named> => {
  const row = await lockEndpoint(tx, endpointId);
  await changeEndpoint(tx, endpointId, {
    sealedSecret: sealSecret(seals, row, secret),
    sealedOldSecret: row.sealedSecret,
    oldSecretUntil: new Date(Date.now() + hookLimits.oldSecretMs),
  });
  announceHooks(tx);
  return { endpointId };
};

/** Removes an address, with what it was told. @refuses NOT_FOUND */
export const removeHook = async (tx: RestaurantTx, { body: { endpointId } }: CommandEnvelope<Named>): Promise<Named> => {
  await lockEndpoint(tx, endpointId);
  await dropEndpoint(tx, endpointId);
  announceHooks(tx);
  return { endpointId };
};
