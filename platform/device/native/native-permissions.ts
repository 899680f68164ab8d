import { Camera } from '@capacitor/camera';
import { Geolocation } from '@capacitor/geolocation';
import { PushNotifications } from '@capacitor/push-notifications';

import type { DevicePermission, PermissionPort, PermissionStanding } from '../permission-port.ts';

/** "prompt-with-rationale" is Android's word for a first refusal, after which it may be asked once more. */
const standings: Readonly<Record<string, PermissionStanding>> = { granted: 'granted', limited: 'granted', denied: 'denied' };

const standing = (said: string): PermissionStanding => standings[said] ?? 'unasked';

const checks: Readonly<Record<DevicePermission, () => Promise<string>>> = {
  camera: async () => (await Camera.checkPermissions()).camera,
  location: async () => (await Geolocation.checkPermissions()).location,
  notifications: async () => (await PushNotifications.checkPermissions()).receive,
};

const asks: Readonly<Record<DevicePermission, () => Promise<string>>> = {
  camera: async () => (await Camera.requestPermissions({ permissions: ['camera'] })).camera,
  location: async () => (await Geolocation.requestPermissions({ permissions: ['location'] })).location,
  notifications: async () => (await PushNotifications.requestPermissions()).receive,
};

/** Permissions as Android and iOS keep them for an app. */
export const nativePermissions: PermissionPort = {
  check: async (permission) => standing(await checks[permission]()),
  ask: async (permission) => standing(await asks[permission]()),
};
