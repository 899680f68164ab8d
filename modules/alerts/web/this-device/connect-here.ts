import type { ContractRouterClient } from '@orpc/contract';

import { leavePush, pushAddress } from '../../../../platform/device/notice-port.ts';
import { getLocale } from '../../../../generated/messages/web/runtime.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { attempt, type CallFailure } from '../../../../platform/web/refusal.ts';
import type { alertsContract } from '../../contract/alerts.contract.ts';
import { deviceLabel } from './device-label.ts';
import { identityOf, keepDevice, keptDevice, keptRestaurants, type DevicePlace } from './kept-device.ts';

type AlertsClient = ContractRouterClient<typeof alertsContract>;

/** What came of it: the device is told from now on, its system gave no address, or the server did not take it. */
export type Connected = 'connected' | 'no-address' | { readonly failure: CallFailure };

/** Has alerts of a restaurant sent to this device. */
export const connectHere = async (client: AlertsClient, place: DevicePlace, vapidPublicKey: string | null): Promise<Connected> => {
  const address = await pushAddress(vapidPublicKey);
  if (address === null) return 'no-address';
  const body = { address, label: deviceLabel(), language: getLocale() };
  const outcome = await attempt(client.connectDevice(newCommand(place.restaurantId, body)));
  if ('failure' in outcome) return outcome;
  keepDevice(place, { reachId: outcome.answer.reachId, address: identityOf(address) });
  return 'connected';
};

/** A system changes the address of a device now and then, and tells nobody: what was connected is connected anew. */
export const followAddress = async (client: AlertsClient, place: DevicePlace): Promise<void> => {
  const kept = keptDevice(place);
  if (!kept) return;
  const preferences = await attempt(client.readPreferences({ restaurantId: place.restaurantId }));
  if ('failure' in preferences) return;
  const { vapidPublicKey, asleep } = preferences.answer;
  const address = await pushAddress(vapidPublicKey);
  if (address !== null && identityOf(address) === kept.address) {
    // Whoever signed in here again is told here again.
    if (asleep.includes(kept.reachId)) await connectHere(client, place, vapidPublicKey);
    return;
  }
  await attempt(client.disconnectReach(newCommand(place.restaurantId, { reachId: kept.reachId })));
  keepDevice(place, null);
  if (address !== null) await connectHere(client, place, vapidPublicKey);
};

/** Has nothing of a restaurant sent to this device any more. */
export const disconnectHere = async (client: AlertsClient, place: DevicePlace): Promise<{ readonly failure: CallFailure } | null> => {
  const kept = keptDevice(place);
  if (!kept) return null;
  const outcome = await attempt(client.disconnectReach(newCommand(place.restaurantId, { reachId: kept.reachId })));
  if ('failure' in outcome && outcome.failure.kind !== 'refusal') return outcome;
  keepDevice(place, null);
  if (keptRestaurants(place.userId).length === 0) await leavePush();
  return null;
};

/** Before somebody signs out: this device is told nothing of theirs any more, even where the server did not hear of it. */
export const disconnectAll = async (client: AlertsClient, userId: string): Promise<void> => {
  const kept = keptRestaurants(userId);
  if (kept.length === 0) return;
  for (const { restaurantId, reachId } of kept) {
    await attempt(client.disconnectReach(newCommand(restaurantId, { reachId })));
    keepDevice({ userId, restaurantId }, null);
  }
  await leavePush();
};
