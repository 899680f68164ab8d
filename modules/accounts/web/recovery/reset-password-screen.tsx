import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { queryTimes } from '../../../../platform/web/query-times.ts';
import { endRecovery, noteRecovery } from '../../../../platform/web/recovery-progress.ts';
import { endSession } from '../../../../platform/web/session.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { useAccountsClient } from '../accounts-client.ts';
import { checkResetLink, type Checked } from './check-reset-link.ts';
import { DebugPanel } from './debug-panel.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { readResetAddress } from './read-reset-address.ts';
import { useSetPassword } from './use-set-password.ts';

/** A new password by a mailed link, or by the session that is here. */
export const ResetPasswordScreen = () => {
  const navigate = useNavigate();
  const [address] = useState(() => readResetAddress(location));
  const checked = useChecked(address);
  const [isDone, setIsDone] = useState(false);
  const setPassword = useSetPassword(() => {
    setIsDone(true);
    noteRecovery();
    endSession();
    setTimeout(() => {
      endRecovery();
      void navigate({ to: '/auth', replace: true });
    }, queryTimes.resetRedirectMs);
  });
  const leave = (to: '/auth' | '/forgot-password') => {
    endRecovery();
    void navigate({ to, replace: true });
  };
  return (
    <AccountFrame title={m.accounts_recovery_new_title()}>
      <div className="mt-5" aria-live="polite">
        {checked === null && <SkeletonRows rows={3} label={m.accounts_recovery_checking()} />}
        {checked?.state === 'valid' && !isDone && (
          <NewPasswordForm isCurrentPasswordNeeded={checked.isCurrentPasswordNeeded} onSubmit={setPassword} />
        )}
        {isDone && (
          <Banner status="good" title={m.ui_sentence({ text: m.accounts_password_saved() })}>
            {m.accounts_password_saved_text()}
          </Banner>
        )}
        {checked?.state === 'invalid' && (
          <div className="flex flex-col gap-5">
            <Banner status="wrong" title={m.ui_sentence({ text: m.accounts_recovery_error() })}>
              {checked.error}
            </Banner>
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => leave('/auth')}>{m.accounts_recovery_to_login()}</Button>
              <Button kind="primary" onClick={() => leave('/forgot-password')}>
                {m.accounts_recovery_request_new()}
              </Button>
            </div>
          </div>
        )}
      </div>
      <DebugPanel
        address={address}
        session={checked?.session ?? m.accounts_recovery_checking()}
        error={checked?.state === 'invalid' ? checked.error : null}
      />
    </AccountFrame>
  );
};

/** Looks at the link once, whatever is drawn how often: it can be redeemed once only. */
const useChecked = (address: ReturnType<typeof readResetAddress>): Checked | null => {
  const client = useAccountsClient();
  const [checked, setChecked] = useState<Checked | null>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void checkResetLink(client, address).then((found) => {
      // A spent token has no business in the history of a shared machine.
      if (found.state === 'valid') history.replaceState(history.state, '', location.pathname);
      setChecked(found);
    });
  }, [client, address]);
  return checked;
};
