import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { devicePermissions } from '../../../platform/device/permission-port.ts';
import { Button } from '../../../ui/button.tsx';
import { SettingGroup, SettingRow } from '../../../ui/setting-row.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatusLine } from '../../../ui/tag.tsx';
import { permissionWords, standingWords } from './permission-words.ts';
import { PermissionsDialog } from './permissions-dialog.tsx';
import { usePermissions } from './use-permissions.ts';

/** What this device lends to the app, one row each, with the way to ask for what was not allowed yet. */
export const PermissionsSetting = () => {
  const { status, isCheckFailed, asking, check, ask } = usePermissions();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => {
    setIsOpen(false);
    void check();
  };
  return (
    <>
      <SettingGroup title={m.app_permissions()} hint={m.app_permissions_hint()}>
        {devicePermissions.map((permission) => {
          const { name, purpose } = permissionWords[permission];
          const standing = status?.[permission];
          const [shape, words] = standingWords[standing ?? 'unasked'];
          return (
            <SettingRow key={permission} title={name()} hint={purpose()}>
              <span className="flex min-h-9 items-center gap-4">
                {standing && <StatusLine status={shape}>{words()}</StatusLine>}
                {!standing && !isCheckFailed && <Skeleton className="h-4 w-20" />}
                {(standing === 'unasked' || standing === 'denied') && (
                  <Button
                    kind="row"
                    onClick={() => void ask(permission)}
                    busyLabel={asking === permission ? m.app_permissions_asking({ name: name() }) : undefined}
                  >
                    {m.app_permission_ask()}
                    <span className="sr-only">, {name()}</span>
                  </Button>
                )}
              </span>
            </SettingRow>
          );
        })}
        {isCheckFailed && !status && (
          <Button className="mt-4" onClick={() => void check()}>
            {m.app_try_again()}
          </Button>
        )}
        {status && !status.allGranted && (
          <Button className="mt-4" onClick={() => setIsOpen(true)}>
            {m.app_permissions_ask_all()}
          </Button>
        )}
      </SettingGroup>
      {isOpen && <PermissionsDialog onClose={close} />}
    </>
  );
};
