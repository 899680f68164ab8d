import { lazy, Suspense, useState } from 'react';

import { isNativeShell } from '../../../platform/device/native-shell.ts';
import { wasPrompted } from '../../../platform/device/permission-prompt-record.ts';

const PermissionsDialog = lazy(async () => ({ default: (await import('./permissions-dialog.tsx')).PermissionsDialog }));

/** The first launch of the native app asks for what it will need; a browser asks when it needs it. */
export const FirstLaunch = () => {
  const [isOpen, setIsOpen] = useState(() => isNativeShell() && !wasPrompted());
  if (!isOpen) return null;
  return (
    <Suspense>
      <PermissionsDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  );
};
