import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { newPersonCommand } from '../../../../platform/web/new-command.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { useSession } from '../../../../platform/web/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { SettingGroup, SettingRow } from '../../../../ui/setting-row.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { useAccountsClient } from '../accounts-client.ts';
import { PasskeyGroup } from '../passkeys/passkey-group.tsx';
import { NewPasswordForm } from '../recovery/new-password-form.tsx';
import { useSetPassword } from '../recovery/use-set-password.ts';
import { DeviceRows } from './device-rows.tsx';
import { SecondFactorGroup } from './second-factor-group.tsx';
import { useSecondFactorState } from './use-second-factor-state.ts';

/** What leaves nothing of this person on the device, after the server has ended their sessions. */
export type LeaveDevice = () => Promise<void>;

/** Who may act as this person: the address, the password, and the devices that are signed in. */
export const securityTab = (leave: LeaveDevice) => {
  const SecurityTab = () => (
    <>
      <EmailRow />
      <PasswordGroup leave={leave} />
      <StrongerGroups />
      <SettingGroup title={m.accounts_devices()} hint={m.accounts_devices_hint()}>
        <DeviceRows leave={leave} />
      </SettingGroup>
    </>
  );
  return SecurityTab;
};

/** More than a password is for those who answer for a restaurant; whoever did before can still take it back. */
export const StrongerGroups = () => {
  const query = useSecondFactorState();
  const { data, isError, fetchStatus } = query;
  return (
    <>
      {!data && (isError || fetchStatus === 'paused') && (
        <SettingGroup title={m.accounts_factor()} hint={m.accounts_factor_hint()}>
          <Unread query={query} rows={1} />
        </SettingGroup>
      )}
      {(data?.isOffered || data?.isOn) && <SecondFactorGroup />}
      <PasskeyGroup isOffered={data?.isOffered ?? false} />
    </>
  );
};

const EmailRow = () => {
  const client = useAccountsClient();
  const user = useSession()?.user;
  const resend = async () => {
    const outcome = await attempt(client.resendVerification(newPersonCommand({})));
    if ('failure' in outcome) showToast({ status: 'wrong', title: m.accounts_error(), description: m.accounts_recovery_not_sent() });
    else showToast({ title: m.accounts_security_resent() });
  };
  if (!user) return null;
  return (
    <SettingGroup title={m.accounts_security_email()}>
      <SettingRow title={user.email} hint={user.isEmailVerified ? m.accounts_security_confirmed() : m.accounts_security_unconfirmed()}>
        {!user.isEmailVerified && <Button onClick={() => void resend()}>{m.accounts_security_resend()}</Button>}
      </SettingRow>
    </SettingGroup>
  );
};

const PasswordGroup = ({ leave }: { readonly leave: LeaveDevice }) => {
  const client = useAccountsClient();
  const { data } = useQuery({ queryKey: ['accounts', 'recovery-state'], queryFn: () => client.recoveryState({}), staleTime: 0 });
  const setPassword = useSetPassword(() => void leave());
  return (
    <SettingGroup title={m.accounts_password()} hint={`${m.accounts_security_password_text()} ${m.accounts_password_keeps_passkeys()}`}>
      <NewPasswordForm isCurrentPasswordNeeded={data?.isCurrentPasswordNeeded ?? true} onSubmit={setPassword} />
    </SettingGroup>
  );
};
