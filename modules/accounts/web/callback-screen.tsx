import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { followAccountLocale } from '../../../platform/web/locale.ts';
import { attempt } from '../../../platform/web/refusal.ts';
import { currentSession, keepSession } from '../../../platform/web/session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AccountFrame } from './account-frame.tsx';
import { useAccountsClient } from './accounts-client.ts';

/** Where a mailed link ends: it confirms the address, and signs in where nobody is. */
export const CallbackScreen = () => {
  const navigate = useNavigate();
  const client = useAccountsClient();
  const code = useSearch({ strict: false, select: (search) => search.code });
  const [hasFailed, setHasFailed] = useState(false);
  const isAsked = useRef(false);
  useEffect(() => {
    // A code can be exchanged once only, however often the screen is drawn.
    if (isAsked.current) return;
    isAsked.current = true;
    const exchange = async (): Promise<void> => {
      const outcome = code === undefined ? null : await attempt(client.exchangeCode({ code }));
      if (outcome === null && currentSession()) return navigate({ to: '/home', replace: true });
      if (outcome === null || 'failure' in outcome || outcome.answer.outcome === 'failed') return setHasFailed(true);
      const { session, outcome: ended } = outcome.answer;
      if (session) {
        followAccountLocale(session.user.language);
        keepSession(session);
      }
      showToast({ title: ended === 'signed-in' ? m.accounts_signed_in() : m.accounts_email_confirmed() });
      return navigate({ to: session ? '/home' : '/auth', replace: true });
    };
    void exchange();
  }, [client, code, navigate]);
  if (!hasFailed) return <AccountFrame title={m.accounts_callback_title()}>{null}</AccountFrame>;
  return (
    <AccountFrame title={m.accounts_error()}>
      <div className="mt-5 flex flex-col items-start gap-5">
        <Banner status="wrong" title={m.accounts_callback_failed()} />
        <Button onClick={() => void navigate({ to: '/auth', replace: true })}>{m.accounts_recovery_to_login()}</Button>
      </div>
    </AccountFrame>
  );
};
