import type { WebPushAddress } from './notice.ts';

/** Whether this browser takes notices while Maed is closed. */
export const hasWebPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** An iPhone or iPad lets a website be told of things only once it lies on the home screen. */
export const needsHomeScreen = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent) && !hasWebPush();

const bytesOf = (key: string): string => btoa(atob(key.replaceAll('-', '+').replaceAll('_', '/')));

const isFor = ({ options }: PushSubscription, vapidPublicKey: string): boolean => {
  const known = options.applicationServerKey;
  return known !== null && btoa(String.fromCharCode(...new Uint8Array(known))) === bytesOf(vapidPublicKey);
};

/** The address of this browser for notices of that server alone, made where there is none; null where nothing keeps the app yet. */
export const webPushAddress = async (vapidPublicKey: string): Promise<WebPushAddress | null> => {
  const manager = (await navigator.serviceWorker.getRegistration())?.pushManager;
  if (!manager || Notification.permission !== 'granted') return null;
  const before = await manager.getSubscription();
  // The server has other keys by now: what it sends to the old address is refused.
  if (before && !isFor(before, vapidPublicKey)) await before.unsubscribe();
  const { endpoint, keys } = (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: vapidPublicKey })).toJSON();
  const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']];
  return endpoint && p256dh && auth ? { kind: 'web', endpoint, keys: { p256dh, auth } } : null;
};

/** Gives the address back: nothing that is sent there arrives any more. */
export const leaveWebPush = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
};
