import { uuidv7 } from 'uuidv7';

import type { ToldDevice } from './told-devices.ts';

/** What browsers tell of it; each leaves out something else. */
export type AddressChange = { readonly oldSubscription?: PushSubscription | null; readonly newSubscription?: PushSubscription | null };

export type AddressWorld = {
  readonly manager: Pick<PushManager, 'getSubscription' | 'subscribe'>;
  readonly told: () => Promise<readonly ToldDevice[]>;
  readonly fetch: typeof globalThis.fetch;
};

/** The address of now: the browser's own word, else one that is there already, else one asked for as the old one was. */
const subscriptionOf = async ({ oldSubscription, newSubscription }: AddressChange, manager: AddressWorld['manager']) => {
  const known = newSubscription ?? (await manager.getSubscription());
  if (known) return known;
  const key = oldSubscription?.options.applicationServerKey;
  return key ? manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null;
};

/**
 * The browser gave this device another address: the server is told it, as the page would. Whose session has ended is told nothing
 * any more; what could not be said is said by the page at its next start.
 */
export const followAddress = async (change: AddressChange, { manager, told, fetch }: AddressWorld): Promise<void> => {
  const subscription = await subscriptionOf(change, manager);
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const address = { kind: 'web', endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } };
  const tell = ({ restaurantId, deviceId, label, language }: ToldDevice): Promise<unknown> => {
    const body = { address, label, language };
    const command = { commandId: uuidv7(), restaurantId, deviceId, occurredAt: new Date().toISOString(), body };
    return fetch('/rpc/alerts/connectDevice', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ json: command }),
    });
  };
  await Promise.allSettled((await told()).map(tell));
};
