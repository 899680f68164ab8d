import { m } from '../../../../generated/messages/web/messages.js';
import { isNativeShell } from '../../../../platform/device/native-shell.ts';
import { Button } from '../../../../ui/button.tsx';
import { SettingRow } from '../../../../ui/setting-row.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { Status } from '../../../../ui/status.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useThisDevice, type DeviceStanding, type OfferedWays } from './use-this-device.ts';

type StandingWords = { readonly shape: Status; readonly word: () => string; readonly hint: () => string };

const words: Readonly<Record<DeviceStanding, StandingWords>> = {
  on: { shape: 'good', word: m.alerts_device_is_on, hint: m.alerts_device_hint },
  off: { shape: 'not-counted', word: m.alerts_device_is_off, hint: m.alerts_device_hint },
  blocked: {
    shape: 'may-not',
    word: m.alerts_device_is_blocked,
    hint: () => (isNativeShell() ? m.alerts_device_blocked_app() : m.alerts_device_blocked()),
  },
  'needs-home-screen': { shape: 'information', word: m.alerts_device_is_not_here, hint: m.alerts_device_needs_home_screen },
  'not-supported': { shape: 'information', word: m.alerts_device_is_not_here, hint: m.alerts_device_not_supported },
  'not-offered': { shape: 'information', word: m.alerts_device_is_not_here, hint: m.alerts_device_not_offered },
};

/** Whether this device is told of alerts while Maed is closed, what is in the way, and the switch. */
export const ThisDevice = ({ ways }: { readonly ways: OfferedWays }) => {
  const { standing, isSwitching, toggle } = useThisDevice(ways);
  const said = standing && words[standing];
  const canSwitch = standing === 'on' || standing === 'off';
  return (
    <SettingRow title={m.alerts_device()} hint={said ? said.hint() : m.alerts_device_hint()}>
      <span className="flex min-h-9 items-center gap-4">
        {said ? <StatusLine status={said.shape}>{said.word()}</StatusLine> : <Skeleton className="h-4 w-20" />}
        {canSwitch && (
          <Button kind="row" onClick={() => void toggle()} busyLabel={isSwitching ? m.alerts_device_switching() : undefined}>
            {standing === 'on' ? m.alerts_device_switch_off() : m.alerts_device_switch_on()}
          </Button>
        )}
      </span>
    </SettingRow>
  );
};
