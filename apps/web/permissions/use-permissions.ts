import { useCallback, useEffect, useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { devicePermissionPort } from '../../../platform/device/device-permissions.ts';
import { isNativeShell } from '../../../platform/device/native-shell.ts';
import {
  checkPermissions,
  devicePermissions,
  permissionStatus,
  type DevicePermission,
  type PermissionStanding,
  type PermissionStatus,
} from '../../../platform/device/permission-port.ts';
import { showToast } from '../../../ui/toast.ts';
import { permissionWords } from './permission-words.ts';

/** What the device lends here, and the ways to ask for it; each way says how it went. */
export const usePermissions = () => {
  const [status, setStatus] = useState<PermissionStatus | null>(null);
  const [isCheckFailed, setIsCheckFailed] = useState(false);
  const [asking, setAsking] = useState<DevicePermission | null>(null);
  const check = useCallback(
    (): Promise<void> =>
      checkPermissions(devicePermissionPort).then(
        (checked) => {
          setStatus(checked);
          setIsCheckFailed(false);
        },
        () => {
          setIsCheckFailed(true);
          showToast({ status: 'wrong', title: m.app_permission_check_failed(), description: m.app_permission_check_failed_text() });
        },
      ),
    [],
  );
  useEffect(() => {
    void check();
    // Whoever went to the browser's settings comes back with another answer.
    const onSight = () => void (document.hidden || check());
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, [check]);

  const askFor = async (permission: DevicePermission): Promise<PermissionOutcome> => {
    setAsking(permission);
    const outcome = await outcomeOf(permission);
    setAsking(null);
    if (outcome !== 'error') setStatus((before) => before && permissionStatus({ ...before, [permission]: outcome }));
    return outcome;
  };
  const ask = async (permission: DevicePermission): Promise<void> => tellOne(permission, await askFor(permission));
  const askAll = async (): Promise<void> => {
    const outcomes = new Map<DevicePermission, PermissionOutcome>();
    for (const permission of devicePermissions) {
      const before = status?.[permission];
      const isSettled = before === 'granted' || before === 'unavailable';
      // One after the other: a browser shows one question at a time.
      outcomes.set(permission, isSettled ? before : await askFor(permission));
    }
    tellAll(outcomes);
  };
  return { status, isCheckFailed, asking, check, ask, askAll };
};

type PermissionOutcome = PermissionStanding | 'error';

const outcomeOf = async (permission: DevicePermission): Promise<PermissionOutcome> => {
  try {
    return await devicePermissionPort.ask(permission);
  } catch {
    return 'error';
  }
};

const tellOne = (permission: DevicePermission, outcome: PermissionOutcome): void => {
  const name = permissionWords[permission].name();
  if (outcome === 'granted') return showToast({ title: m.app_permission_granted({ name }) });
  if (outcome === 'error')
    return showToast({ status: 'wrong', title: m.app_permission_error({ name }), description: m.app_permission_error_text() });
  showToast({
    status: 'may-not',
    title: m.app_permission_denied({ name }),
    description: isNativeShell() ? m.app_permission_denied_app_text() : m.app_permission_denied_text(),
  });
};

const tellAll = (outcomes: ReadonlyMap<DevicePermission, PermissionOutcome>): void => {
  const named = (...wanted: readonly PermissionOutcome[]): string =>
    devicePermissions
      .filter((permission) => wanted.includes(outcomes.get(permission) ?? 'unasked'))
      .map((permission) => permissionWords[permission].name())
      .join(m.ui_comma());
  const [failed, denied] = [named('error'), named('denied', 'unasked', 'unavailable')];
  if (failed !== '')
    return showToast({
      status: 'wrong',
      title: m.app_permission_request_failed(),
      description: m.app_permission_request_failed_text({ list: failed }),
    });
  if (denied !== '')
    return showToast({
      status: 'may-not',
      title: m.app_permissions_some_denied(),
      description: m.app_permissions_some_denied_text({ list: denied }),
    });
  showToast({ title: m.app_permissions_granted() });
};
