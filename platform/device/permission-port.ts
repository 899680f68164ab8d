/** What the device lends only to whom its holder allows it. */
export const devicePermissions = ['camera', 'location', 'notifications'] as const;

export type DevicePermission = (typeof devicePermissions)[number];

/** How one stands; "unavailable" where this device or browser has no such thing to lend. */
export type PermissionStanding = 'granted' | 'denied' | 'unasked' | 'unavailable';

/** The one way to the device's permissions. */
export type PermissionPort = {
  /** Asks nobody. */
  readonly check: (permission: DevicePermission) => Promise<PermissionStanding>;
  /**
   * Asks whoever holds the device, unless they have answered for good.
   *
   * @throws when the device itself fails: no camera is there, or another program holds it
   */
  readonly ask: (permission: DevicePermission) => Promise<PermissionStanding>;
};

export type PermissionStatus = Readonly<Record<DevicePermission, PermissionStanding>> & { readonly allGranted: boolean };

/** How all of them stand. */
export const checkPermissions = async (port: PermissionPort): Promise<PermissionStatus> => {
  const [camera, location, notifications] = await Promise.all([port.check('camera'), port.check('location'), port.check('notifications')]);
  return permissionStatus({ camera, location, notifications });
};

export const permissionStatus = (standings: Readonly<Record<DevicePermission, PermissionStanding>>): PermissionStatus => ({
  ...standings,
  allGranted: devicePermissions.every((permission) => standings[permission] === 'granted'),
});
