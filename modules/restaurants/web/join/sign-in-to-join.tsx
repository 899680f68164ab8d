import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt } from '../../../../platform/web/refusal.ts';
import { useRpcClient } from '../../../../platform/web/rpc-context.tsx';
import { keepSession } from '../../../../platform/web/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { accountsContract } from '../../../accounts/contract/accounts.contract.ts';
import { peopleFailure } from '../people/people-failure.ts';

/** Signs in without leaving the invitation. */
export const SignInToJoin = ({ onBack }: { readonly onBack: () => void }) => {
  const { accounts } = useRpcClient<{ accounts: typeof accountsContract }>();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<{ readonly title?: string; readonly message: string }>();
  const [isSending, setIsSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '' || password === '') return setProblem({ message: m.ui_fill_in() });
    setIsSending(true);
    const outcome = await attempt(accounts.signIn({ email: email.trim(), password }));
    setIsSending(false);
    if ('answer' in outcome) return keepSession(outcome.answer);
    const { failure } = outcome;
    if (failure.kind === 'refusal' && failure.code === 'CREDENTIALS_WRONG') {
      return setProblem({ message: m.accounts_refusal_credentials_wrong() });
    }
    const { title, text } = peopleFailure(failure);
    return setProblem({ title, message: text });
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        label={m.restaurants_email()}
        type="email"
        inputMode="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={m.restaurants_password()}
        autoComplete="current-password"
        value={password}
        error={problem}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button kind="primary" size="thumb" type="submit" busyLabel={isSending ? m.restaurants_joining() : undefined}>
        {m.restaurants_sign_in()}
      </Button>
      <button type="button" onClick={onBack} className="self-start text-link text-body focus-ring">
        {m.restaurants_join_new()}
      </button>
    </form>
  );
};
