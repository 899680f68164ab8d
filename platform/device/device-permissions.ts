import { browserPermissions } from './browser-permissions.ts';
import { isNativeShell } from './native-shell.ts';
import type { PermissionPort } from './permission-port.ts';

const portHere = async (): Promise<PermissionPort> =>
  isNativeShell() ? (await import('./native/native-permissions.ts')).nativePermissions : browserPermissions;

/** Permissions of the device that this runs on, app or browser. */
export const devicePermissionPort: PermissionPort = {
  check: async (permission) => (await portHere()).check(permission),
  ask: async (permission) => (await portHere()).ask(permission),
};
