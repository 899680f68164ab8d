import { isOwnPath, type OpenWord } from '../updates/worker-words.ts';
import { followAddress, type AddressChange } from '../told/follow-address.ts';
import { readToldDevices } from '../told/told-devices.ts';

declare const self: ServiceWorkerGlobalScope;

type Said = { readonly alertId?: unknown; readonly title?: unknown; readonly text?: unknown; readonly path?: unknown };

const textOf = (said: unknown): string => (typeof said === 'string' ? said : '');

const read = (data: PushMessageData | null): Said => {
  try {
    return (data?.json() ?? {}) as Said;
  } catch {
    return {};
  }
};

/** A browser shows one of its own where we show none, and takes the leave to be told back after a few. */
const show = (data: PushMessageData | null): Promise<void> => {
  const { alertId, title, text, path } = read(data);
  return self.registration.showNotification(textOf(title) || 'Maed', {
    body: textOf(text),
    icon: '/icon-192.png',
    badge: '/icon-monochrome-512.png',
    data: { path: isOwnPath(path) ? path : '/home' },
    // A later word on the same alert takes the place of the one before.
    ...(typeof alertId === 'string' && { tag: alertId }),
  });
};

/** The window that is open is led there without being loaded anew: whatever is typed in it stays. */
const open = async (path: string): Promise<void> => {
  const windows = await self.clients.matchAll({ type: 'window' });
  const known = windows.find(({ focused }) => focused) ?? windows[0];
  if (!known) return void (await self.clients.openWindow(path));
  known.postMessage({ kind: 'open', path } satisfies OpenWord);
  // Some systems let a window come forward only while a press is still being dealt with.
  await known.focus().catch(() => undefined);
};

/** Shows what is pushed, leads whoever presses it to its place, and tells the server when pushes have to go elsewhere. */
export const heedNotices = (): void => {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = (event.notification.data ?? {}) as Said;
    event.waitUntil(open(isOwnPath(path) ? path : '/home'));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    const world = {
      manager: self.registration.pushManager,
      told: readToldDevices,
      fetch: (...call: Parameters<typeof fetch>) => fetch(...call),
    };
    (event as ExtendableEvent).waitUntil(followAddress(event as AddressChange, world));
  });
};
