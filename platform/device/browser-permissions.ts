import type { DevicePermission, PermissionPort, PermissionStanding } from './permission-port.ts';

const isOffered: Readonly<Record<DevicePermission, () => boolean>> = {
  // Absent without https, and in old browsers.
  camera: () => typeof navigator.mediaDevices?.getUserMedia === 'function',
  location: () => 'geolocation' in navigator,
  notifications: () => 'Notification' in globalThis,
};

const browserNames = { camera: 'camera', location: 'geolocation', notifications: 'notifications' } as const;

const standings: Readonly<Record<string, PermissionStanding>> = { granted: 'granted', denied: 'denied' };

/** A browser that knows the thing but not the question says so by throwing; then it is found out by asking for the thing. */
const isQuestionUnknown = (fault: unknown): boolean => fault instanceof TypeError;

const check = async (permission: DevicePermission): Promise<PermissionStanding> => {
  if (!isOffered[permission]()) return 'unavailable';
  if (permission === 'notifications') return standings[Notification.permission] ?? 'unasked';
  try {
    // The name of the camera is newer than the list that the types know.
    const { state } = await navigator.permissions.query({ name: browserNames[permission] as PermissionName });
    return standings[state] ?? 'unasked';
  } catch (fault) {
    if (isQuestionUnknown(fault)) return 'unasked';
    throw fault;
  }
};

/** The camera is let go at once: it was asked for, not used. */
const askForCamera = async (): Promise<PermissionStanding> => {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: true });
    for (const track of stream.getTracks()) track.stop();
    return 'granted';
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'NotAllowedError') return 'denied';
    throw fault;
  }
};

const locationDenied = 1;
/** @unit milliseconds; a device without sight of the sky needs long, and the answer is not about the place */
const locationTimeoutMs = 10_000;

/** A place that can't be found is an answer too: it was allowed to look for it. */
const askForLocation = (): Promise<PermissionStanding> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      () => resolve('granted'),
      ({ code }) => resolve(code === locationDenied ? 'denied' : 'granted'),
      { timeout: locationTimeoutMs, maximumAge: Number.POSITIVE_INFINITY },
    );
  });

const askForNotifications = async (): Promise<PermissionStanding> => standings[await Notification.requestPermission()] ?? 'unasked';

const asks: Readonly<Record<DevicePermission, () => Promise<PermissionStanding>>> = {
  camera: askForCamera,
  location: askForLocation,
  notifications: askForNotifications,
};

/** Permissions as a browser gives them: by using the thing once. */
export const browserPermissions: PermissionPort = {
  check,
  ask: async (permission) => (isOffered[permission]() ? asks[permission]() : 'unavailable'),
};
