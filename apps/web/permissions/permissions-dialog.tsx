import { m } from '../../../generated/messages/web/messages.js';
import { devicePermissions, type DevicePermission, type PermissionStatus } from '../../../platform/device/permission-port.ts';
import { notePrompted } from '../../../platform/device/permission-prompt-record.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatusLine } from '../../../ui/tag.tsx';
import { permissionWords, standingWords } from './permission-words.ts';
import { usePermissions } from './use-permissions.ts';

/** Says what each thing is for before the device asks for it. Skipped or finished, it does not come by itself again. */
export const PermissionsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { status, isCheckFailed, asking, check, askAll } = usePermissions();
  const leave = (): void => {
    notePrompted();
    onClose();
  };
  const finish = async (): Promise<void> => {
    await askAll();
    leave();
  };
  return (
    <Dialog
      open
      onClose={leave}
      title={m.app_permissions()}
      description={m.app_permissions_text()}
      actions={
        <>
          <Button onClick={leave}>{m.app_permissions_skip()}</Button>
          {isCheckFailed && !status ? (
            <Button kind="primary" onClick={() => void check()}>
              {m.app_try_again()}
            </Button>
          ) : (
            <Button
              kind="primary"
              onClick={() => void finish()}
              disabled={!status}
              busyLabel={asking ? m.app_permissions_asking({ name: permissionWords[asking].name() }) : undefined}
            >
              {m.app_permissions_allow()}
            </Button>
          )}
        </>
      }
    >
      {isCheckFailed && !status && (
        <Banner status="wrong" title={m.app_permission_check_failed()}>
          {m.app_permission_check_failed_text()}
        </Banner>
      )}
      <ul>
        {devicePermissions.map((permission) => (
          <PermissionLine key={permission} permission={permission} status={status} />
        ))}
      </ul>
    </Dialog>
  );
};

type PermissionLineProps = { readonly permission: DevicePermission; readonly status: PermissionStatus | null };

const PermissionLine = ({ permission, status }: PermissionLineProps) => {
  const { icon: Icon, name, purpose } = permissionWords[permission];
  const [shape, words] = standingWords[status?.[permission] ?? 'unasked'];
  return (
    <li className="flex items-start gap-3 border-t border-line py-3 last:border-b">
      <Icon className="mt-0.5 size-5 shrink-0 text-ink-2" aria-hidden />
      <div className="min-w-0 flex-1">
        <h3 className="text-body font-medium">{name()}</h3>
        <p className="text-small text-ink-2">{purpose()}</p>
      </div>
      {status ? <StatusLine status={shape}>{words()}</StatusLine> : <Skeleton className="h-4 w-20" />}
    </li>
  );
};
