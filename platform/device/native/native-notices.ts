import { LocalNotifications } from '@capacitor/local-notifications';
import { PushNotifications } from '@capacitor/push-notifications';

import type { AppPushAddress, Notice } from '../notice.ts';

/** Asks the system for the address under which this device is told of things; null where it has none or nobody allowed it. */
export const askForPushAddress = async (platform: AppPushAddress['platform']): Promise<AppPushAddress | null> => {
  if ((await PushNotifications.checkPermissions()).receive !== 'granted') return null;
  const { said, listeners } = await hearRegistration();
  await PushNotifications.register();
  const token = await said;
  await Promise.all(listeners.map((listener) => listener.remove()));
  return token === null ? null : { kind: 'fcm', platform, token };
};

/** Listens before anything is asked, so that no answer is missed. */
const hearRegistration = async () => {
  let tell: (token: string | null) => void = () => undefined;
  const said = new Promise<string | null>((resolve) => (tell = resolve));
  const listeners = await Promise.all([
    PushNotifications.addListener('registration', ({ value }) => tell(value)),
    PushNotifications.addListener('registrationError', () => tell(null)),
  ]);
  return { said, listeners };
};

/** Lets the system forget the address: nothing that is sent there arrives any more. */
export const leavePush = (): Promise<void> => PushNotifications.unregister();

/** Shows a notice of this device's own. */
export const showNativeNotice = async ({ id, title, text, path }: Notice): Promise<void> => {
  await LocalNotifications.schedule({ notifications: [{ id, title, body: text, smallIcon: 'ic_notification', extra: { path } }] });
};

const pathIn = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'path' in data && typeof data.path === 'string' ? data.path : null;

/** Tells where a notice leads when it is pressed, our own or one that was sent. */
export const onNativeNoticeOpened = async (heed: (path: string) => void): Promise<void> => {
  const follow = (data: unknown): void => {
    const path = pathIn(data);
    if (path !== null) heed(path);
  };
  await LocalNotifications.addListener('localNotificationActionPerformed', ({ notification }) => follow(notification.extra));
  await PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => follow(notification.data));
};
