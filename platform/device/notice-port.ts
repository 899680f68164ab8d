import { isNativeShell } from './native-shell.ts';
import type { Notice, PushAddress } from './notice.ts';
import { hasWebPush, leaveWebPush, needsHomeScreen, webPushAddress } from './web-push.ts';

type Shell = { readonly Capacitor?: { readonly getPlatform?: () => string } };

/** Whether this device can be told of something while the app is closed, and what it needs first. */
export type PushOffer = 'offered' | 'needs-home-screen' | 'not-supported';

export const pushOffer = (): PushOffer => {
  if (isNativeShell() || hasWebPush()) return 'offered';
  return needsHomeScreen() ? 'needs-home-screen' : 'not-supported';
};

/**
 * The address of this device; null where nobody allowed it, or the system gives none.
 *
 * @param vapidPublicKey by which a browser knows whose notices it takes; null where the server has none
 */
export const pushAddress = async (vapidPublicKey: string | null): Promise<PushAddress | null> => {
  try {
    return await askForAddress(vapidPublicKey);
  } catch {
    // Its push service is away, or a window that forgets everything has none.
    return null;
  }
};

const askForAddress = async (vapidPublicKey: string | null): Promise<PushAddress | null> => {
  if (!isNativeShell()) return vapidPublicKey !== null && hasWebPush() ? webPushAddress(vapidPublicKey) : null;
  const platform = (globalThis as Shell).Capacitor?.getPlatform?.();
  if (platform !== 'android' && platform !== 'ios') return null;
  return (await import('./native/native-notices.ts')).askForPushAddress(platform);
};

/** Nothing that is sent to this device arrives any more, whoever is signed in; what the system does not take back ends at the server. */
export const leavePush = async (): Promise<void> => {
  try {
    if (isNativeShell()) await (await import('./native/native-notices.ts')).leavePush();
    else await leaveWebPush();
  } catch {
    // Its push service is away.
  }
};

/** Shows a notice in the device's own way: by the app, or by the browser's worker; false where neither is there or allowed. */
export const showNotice = async (notice: Notice): Promise<boolean> => {
  if (isNativeShell()) {
    await (await import('./native/native-notices.ts')).showNativeNotice(notice);
    return true;
  }
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker || globalThis.Notification?.permission !== 'granted') return false;
  await worker.showNotification(notice.title, { body: notice.text, tag: String(notice.id), data: { path: notice.path } });
  return true;
};
