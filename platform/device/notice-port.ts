import { isNativeShell } from './native-shell.ts';
import type { Notice, PushAddress } from './notice.ts';

type Shell = { readonly Capacitor?: { readonly getPlatform?: () => string } };

/** The address of this device in its app; null in a browser, whose subscriptions are another thing, and where nobody allowed it. */
export const pushAddress = async (): Promise<PushAddress | null> => {
  const platform = (globalThis as Shell).Capacitor?.getPlatform?.();
  if (!isNativeShell() || (platform !== 'android' && platform !== 'ios')) return null;
  return (await import('./native/native-notices.ts')).askForPushAddress(platform);
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
