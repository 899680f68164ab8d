import { createHash } from 'node:crypto';

import { and, asc, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { Credential } from '../../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import type { PushAddress } from '../../contract/push-address.ts';
import type { Reach } from '../../contract/telling.contract.ts';
import type { ReachChannel } from '../../rules/channels.ts';
import { announceAlerts } from '../announce-alerts.ts';
import type { Ways } from '../delivery/couriers.ts';
import { alertReach } from '../delivery-tables.ts';
import { isAsleep, isLiving } from './living-reach.ts';
import { ownIdOf } from './own-id.ts';

/** So many of one's devices and chats are told; beyond it the oldest is let go. */
const reachesMax = 10;

const ownOf = (tx: RestaurantTx, userId: string) => and(eq(alertReach.restaurantId, tx.restaurantId), eq(alertReach.userId, userId));

/** The devices and chats of whoever asks. */
export const listReaches = async (tx: RestaurantTx): Promise<Reach[]> => {
  const rows = await tx.db
    .select()
    .from(alertReach)
    .where(and(ownOf(tx, ownIdOf(tx)), isLiving))
    .orderBy(asc(alertReach.createdAt), asc(alertReach.id));
  return rows.map(({ id, channel, label, createdAt }) => ({ id, channel, label, connectedAt: createdAt.toISOString() }));
};

/** The devices of whoever asks whose session ended: one that finds itself among them is connected anew. */
export const listAsleep = async (tx: RestaurantTx): Promise<string[]> => {
  const rows = await tx.db
    .select({ id: alertReach.id })
    .from(alertReach)
    .where(and(ownOf(tx, ownIdOf(tx)), isAsleep));
  return rows.map(({ id }) => id);
};

/** An address to keep, and whose it is. */
export type NewReach = {
  readonly userId: string;
  readonly channel: ReachChannel;
  readonly address: object;
  /** What makes it the same address again. */
  readonly identity: string;
  readonly label: string;
  readonly language: 'en' | 'am';
  /** In which session; null for what is no device. */
  readonly sessionId: string | null;
};

/** Keeps an address of somebody; one that is known already is theirs again, with what it is called now. */
export const keepReach = async (tx: RestaurantTx, reach: NewReach): Promise<string> => {
  const { userId, channel, address, identity, label, language, sessionId } = reach;
  const addressHash = createHash('sha256').update(identity).digest('hex');
  const said = { address, label, language, sessionId, goneAt: null, createdAt: new Date() };
  const [kept] = await tx.db
    .insert(alertReach)
    .values({ ...said, restaurantId: tx.restaurantId, userId, channel, addressHash })
    .onConflictDoUpdate({ target: [alertReach.restaurantId, alertReach.userId, alertReach.channel, alertReach.addressHash], set: said })
    .returning({ id: alertReach.id });
  if (!kept) throw new Error('An address that was written is answered.');
  await letOldGo(tx, userId);
  return kept.id;
};

const letOldGo = async (tx: RestaurantTx, userId: string): Promise<void> => {
  const beyond = await tx.db
    .select({ id: alertReach.id })
    .from(alertReach)
    .where(and(ownOf(tx, userId), isNull(alertReach.goneAt)))
    .orderBy(desc(alertReach.createdAt), desc(alertReach.id))
    .offset(reachesMax);
  const ids = beyond.map(({ id }) => id);
  if (ids.length > 0) await closeReaches(tx, ids);
};

/** Nothing is sent any more to whoever does not work here, should they come back one day. */
export const closeReachesOfOthers = async (tx: RestaurantTx, userIds: readonly string[]): Promise<void> => {
  await tx.db
    .update(alertReach)
    .set({ goneAt: new Date() })
    .where(and(eq(alertReach.restaurantId, tx.restaurantId), notInArray(alertReach.userId, [...userIds]), isNull(alertReach.goneAt)));
};

/** Nothing is sent there any more. */
export const closeReaches = async (tx: RestaurantTx, ids: readonly string[]): Promise<readonly string[]> => {
  const closed = await tx.db
    .update(alertReach)
    .set({ goneAt: new Date() })
    .where(and(eq(alertReach.restaurantId, tx.restaurantId), inArray(alertReach.id, [...ids]), isNull(alertReach.goneAt)))
    .returning({ userId: alertReach.userId });
  return closed.map(({ userId }) => userId);
};

const sessionOf = async (tx: RestaurantTx, credential: Credential | null): Promise<string | null> => {
  if (credential?.kind !== 'session') return null;
  const { rows } = await tx.client.query<{ readonly id: string | null }>({
    name: 'alerts-session-of-call',
    text: 'select app.session_id($1) as id',
    values: [credential.tokenHash],
  });
  return rows[0]?.id ?? null;
};

type Device = { readonly address: PushAddress; readonly label: string; readonly language: 'en' | 'am' };

/**
 * Has notices sent to a device of whoever acts.
 *
 * @refuses CHANNEL_NOT_OFFERED where this installation reaches no devices
 */
export const connectDevice = async (
  tx: RestaurantTx,
  { body: { address, label, language } }: CommandEnvelope<Device>,
  { ways, credential }: { readonly ways: Ways; readonly credential: Credential | null },
) => {
  if (!ways.couriers.PUSH) throw refusal('CHANNEL_NOT_OFFERED', { field: 'address' });
  const identity = address.kind === 'web' ? address.endpoint : address.token;
  const sessionId = await sessionOf(tx, credential);
  const reachId = await keepReach(tx, { userId: ownIdOf(tx), channel: 'PUSH', address, identity, label, language, sessionId });
  announceAlerts(tx, [ownIdOf(tx)]);
  return { reachId };
};

/**
 * Has nothing sent to a device or chat of whoever acts any more.
 *
 * @refuses NOT_FOUND
 */
export const disconnectReach = async (tx: RestaurantTx, { body: { reachId } }: CommandEnvelope<{ readonly reachId: string }>) => {
  const isOwn = and(eq(alertReach.restaurantId, tx.restaurantId), eq(alertReach.id, reachId), eq(alertReach.userId, ownIdOf(tx)));
  const [known] = await tx.db.select({ id: alertReach.id }).from(alertReach).where(isOwn);
  if (!known) throw refusal('NOT_FOUND');
  await closeReaches(tx, [reachId]);
  announceAlerts(tx, [ownIdOf(tx)]);
  return {};
};
