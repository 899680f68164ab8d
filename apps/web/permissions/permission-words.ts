import { Bell, Camera, MapPin, type LucideIcon } from 'lucide-react';

import { m } from '../../../generated/messages/web/messages.js';
import type { DevicePermission, PermissionStanding } from '../../../platform/device/permission-port.ts';
import type { Status } from '../../../ui/status.tsx';

export type PermissionWords = { readonly icon: LucideIcon; readonly name: () => string; readonly purpose: () => string };

export const permissionWords: Readonly<Record<DevicePermission, PermissionWords>> = {
  camera: { icon: Camera, name: m.app_permission_camera, purpose: m.app_permission_camera_purpose },
  location: { icon: MapPin, name: m.app_permission_location, purpose: m.app_permission_location_purpose },
  notifications: { icon: Bell, name: m.app_permission_notifications, purpose: m.app_permission_notifications_purpose },
};

/** How one stands, as a shape and a word. */
export const standingWords: Readonly<Record<PermissionStanding, readonly [Status, () => string]>> = {
  granted: ['good', m.app_permission_is_granted],
  denied: ['may-not', m.app_permission_is_denied],
  unasked: ['not-counted', m.app_permission_is_unasked],
  unavailable: ['information', m.app_permission_is_unavailable],
};
