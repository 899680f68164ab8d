import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { wakeJob } from '../../../platform/server/jobs/wake-job.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { instantAt } from '../../../kit/time/wall.ts';
import { connectionAfter, isPulling } from '../rules/connection-state.ts';
import { integrationLimits } from '../rules/limits.ts';
import { changeConnection, lockConnection, tokensOf, type IntegrationsAround } from './kept-connection.ts';
import { pullSalesName } from './pull/pull-sales-name.ts';

const dayMs = 24 * 60 * 60 * 1000;
const minutesPerHour = 60;

const two = (part: number): string => String(part).padStart(2, '0');

/** When a trading day begins. @refuses POS_DAY_OUT_OF_RANGE for one in the future, or too far back */
const beginOf = (tx: RestaurantTx, day: string): Date => {
  const { backDaysMax } = integrationLimits;
  const minute = `${two(Math.floor(tx.dayCutoffMinutes / minutesPerHour))}:${two(tx.dayCutoffMinutes % minutesPerHour)}`;
  const begin = instantAt(day, minute, tx.timeZone);
  const isTooEarly = begin.getTime() < Date.now() - (backDaysMax + 1) * dayMs;
  if (isTooEarly || day > tradingDay(tx, new Date())) throw refusal('POS_DAY_OUT_OF_RANGE', { field: 'from', days: backDaysMax });
  return begin;
};

type LocationBody = { readonly connectionId: string; readonly locationId: string; readonly from: string };

/**
 * Chooses whose sales are taken over, from which day on; the first round begins at once.
 *
 * @refuses NOT_FOUND; POS_NOT_CONNECTED; POS_LOCATION_UNKNOWN; POS_OTHER_CURRENCY; POS_DAY_OUT_OF_RANGE
 */
export const chooseLocation = async (
  tx: RestaurantTx,
  { body: { connectionId, locationId, from } }: CommandEnvelope<LocationBody>,
): Promise<{ connectionId: string }> => {
  const row = await lockConnection(tx, connectionId);
  if (row.sealedTokens === null) throw refusal('POS_NOT_CONNECTED');
  const location = row.locations.find(({ id }) => id === locationId);
  if (!location) throw refusal('POS_LOCATION_UNKNOWN', { field: 'locationId' });
  if (location.currency !== tx.currency)
    throw refusal('POS_OTHER_CURRENCY', { field: 'locationId', theirs: location.currency, ours: tx.currency });
  const fresh = { pulledUntil: null, pullAskedAt: new Date(), triedAt: null, fault: null, failingSince: null, leaseUntil: null };
  const state = connectionAfter(row.state, 'LOCATED');
  await changeConnection(tx, row, { ...fresh, locationId, salesFrom: beginOf(tx, from), state });
  await wakeJob(tx, pullSalesName);
  return { connectionId };
};

type Named = { readonly connectionId: string };

/** Asks for new sales at once. @refuses NOT_FOUND; POS_NOT_CONNECTED */
export const pullNow = async (tx: RestaurantTx, { body: { connectionId } }: CommandEnvelope<Named>): Promise<Named> => {
  const row = await lockConnection(tx, connectionId);
  if (row.sealedTokens === null || row.locationId === null || !isPulling(row.state)) throw refusal('POS_NOT_CONNECTED');
  await changeConnection(tx, row, { pullAskedAt: new Date() });
  await wakeJob(tx, pullSalesName);
  return { connectionId };
};

/**
 * Lets a provider go. What we are let in with is given back where the provider answers, and forgotten in any case.
 *
 * @refuses NOT_FOUND
 */
export const disconnect = async (
  tx: RestaurantTx,
  { body: { connectionId } }: CommandEnvelope<Named>,
  { providers, seals }: IntegrationsAround,
): Promise<Named & { readonly isRevoked: boolean }> => {
  const row = await lockConnection(tx, connectionId);
  const tokens = tokensOf(seals, row);
  const provider = row.provider === 'FILE' ? undefined : providers[row.provider];
  const [revoked] = await Promise.allSettled([tokens && provider ? provider.revoke(tokens).then(() => true) : false]);
  await changeConnection(tx, row, {
    state: connectionAfter(row.state, 'LEFT'),
    sealedTokens: null,
    tokensExpireAt: null,
    renewedAt: null,
    leaseUntil: null,
    pullAskedAt: null,
    fault: null,
    failingSince: null,
  });
  return { connectionId, isRevoked: revoked.status === 'fulfilled' && revoked.value };
};
