import { useState, type FormEvent } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { attempt } from '../../../platform/web/refusal.ts';
import type { SessionDescription } from '../../../platform/web/session.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAccountsClient } from './accounts-client.ts';
import { signInFailure } from './sign-in-failure.ts';
import { textIn } from './text-in.ts';

type Answered = Awaited<ReturnType<ReturnType<typeof useAccountsClient>['signIn']>>;

export type ConfirmSignInProps = {
  readonly onSignedIn: (session: Answered & SessionDescription) => Promise<void>;
  readonly onBack: () => void;
};

/** The second step of signing in: a code of the app, or one of the codes that were written down. */
export const ConfirmSignIn = ({ onSignedIn, onBack }: ConfirmSignInProps) => {
  const client = useAccountsClient();
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const code = textIn(new FormData(event.currentTarget), 'code').replaceAll(' ', '');
    if (code === '') return setError(m.ui_fill_in());
    setIsSending(true);
    const outcome = await attempt(client.confirmSignIn({ code }));
    setIsSending(false);
    if ('failure' in outcome) return setError(signInFailure(outcome.failure).text);
    const { session } = outcome.answer;
    if (session) return onSignedIn(session);
    setError(outcome.answer.outcome === 'wrong-code' ? m.accounts_factor_code_wrong() : m.accounts_factor_expired());
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <TextField
        label={m.accounts_factor_code()}
        hint={m.accounts_factor_code_hint()}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={error === null ? undefined : { message: error }}
      />
      <Button
        kind="primary"
        size="thumb"
        type="submit"
        className="min-h-12"
        busyLabel={isSending ? m.accounts_factor_confirming() : undefined}
      >
        {m.accounts_factor_confirm()}
      </Button>
      <Button kind="quiet" onClick={onBack}>
        {m.accounts_factor_back()}
      </Button>
    </form>
  );
};
