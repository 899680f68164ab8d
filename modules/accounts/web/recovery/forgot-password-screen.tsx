import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt, type CallFailure } from '../../../../platform/web/refusal.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { emailFault } from '../../rules/email-address.ts';
import { textIn } from '../text-in.ts';
import { AccountFrame } from '../account-frame.tsx';
import { useAccountsClient } from '../accounts-client.ts';
import { DebugPanel } from './debug-panel.tsx';
import { readResetAddress } from './read-reset-address.ts';

/** Asks for a link by which a new password is chosen. Who has an account here is not said. */
export const ForgotPasswordScreen = () => {
  const client = useAccountsClient();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<Words | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const email = textIn(new FormData(event.currentTarget), 'email').trim();
    const fault = emailFault(email);
    setError(email === '' ? m.ui_fill_in() : fault && fault.fault !== 'mistyped' ? m.accounts_recovery_email_invalid() : null);
    if (email === '' || (fault && fault.fault !== 'mistyped')) return;
    setIsSending(true);
    setFailure(null);
    setSentTo(null);
    const outcome = await attempt(client.requestReset({ email }));
    setIsSending(false);
    if ('failure' in outcome) return setFailure(notSent(outcome.failure));
    setSentTo(email);
    showToast({ title: m.accounts_recovery_sent() });
  };
  return (
    <AccountFrame title={m.accounts_recovery_title()} hint={m.accounts_recovery_hint()}>
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        <TextField
          label={m.accounts_email()}
          name="email"
          type="email"
          required
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          error={error === null ? undefined : { message: error }}
        />
        <Button
          kind="primary"
          size="thumb"
          type="submit"
          className="min-h-12"
          busyLabel={isSending ? m.accounts_recovery_sending() : undefined}
        >
          {m.accounts_recovery_send()}
        </Button>
        {failure !== null && (
          <Banner status="wrong" title={m.ui_sentence({ text: failure.title })}>
            {failure.description}
          </Banner>
        )}
        {sentTo !== null && (
          <Banner status="good" title={m.ui_sentence({ text: m.accounts_recovery_sent() })}>
            {m.accounts_recovery_sent_text({ email: sentTo })}
          </Banner>
        )}
        <Link to="/auth" className="text-link self-start text-body focus-ring">
          {m.accounts_recovery_to_login()}
        </Link>
      </form>
      <DebugPanel
        address={readResetAddress(location)}
        session={m.accounts_recovery_debug_no()}
        error={error ?? failure?.description ?? null}
      />
    </AccountFrame>
  );
};

/** Stays on the screen, because without a connection a toast could not even be loaded. */
type Words = { readonly title: string; readonly description: string };

const notSent = (failure: CallFailure): Words => {
  if (failure.kind === 'no-connection') return { title: m.accounts_connection_error(), description: m.accounts_connection_error_text() };
  const isLimited = failure.kind === 'refusal' && failure.code === 'RATE_LIMITED';
  return isLimited
    ? { title: m.accounts_too_many(), description: m.accounts_too_many_text() }
    : { title: m.accounts_error(), description: m.accounts_recovery_not_sent() };
};
