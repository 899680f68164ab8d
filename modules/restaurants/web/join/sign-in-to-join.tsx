import { lazy, Suspense, useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { followAccountLocale } from '../../../../platform/web/locale.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { useRpcClient } from '../../../../platform/web/rpc-context.tsx';
import { keepSession, type SessionDescription } from '../../../../platform/web/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { accountsContract } from '../../../accounts/contract/accounts.contract.ts';
import { peopleFailure } from '../people/people-failure.ts';

// Few have a second factor, so that nobody else loads its step.
const ConfirmSignIn = lazy(async () => {
  const { loadConfirmSignIn } = await import('../../../accounts/web/public.ts');
  return { default: await loadConfirmSignIn() };
});

/** Signs in without leaving the invitation. */
export const SignInToJoin = ({ onBack }: { readonly onBack: () => void }) => {
  const { accounts } = useRpcClient<{ accounts: typeof accountsContract }>();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<{ readonly title?: string; readonly message: string }>();
  const [isSending, setIsSending] = useState(false);
  const [isCodeAsked, setIsCodeAsked] = useState(false);

  const enter = async (session: SessionDescription) => {
    followAccountLocale(session.user.language);
    keepSession(session);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '' || password === '') return setProblem({ message: m.ui_fill_in() });
    setIsSending(true);
    const outcome = await attempt(accounts.signIn({ email: email.trim(), password }));
    setIsSending(false);
    if ('answer' in outcome) return enter(outcome.answer);
    const { failure } = outcome;
    if (failure.kind === 'refusal' && failure.code === 'SECOND_FACTOR_NEEDED') return setIsCodeAsked(true);
    if (failure.kind === 'refusal' && failure.code === 'CREDENTIALS_WRONG') {
      return setProblem({ message: m.accounts_refusal_credentials_wrong() });
    }
    const { title, text } = peopleFailure(failure);
    return setProblem({ title, message: text });
  };

  if (isCodeAsked) {
    return (
      <Suspense fallback={<SkeletonRows rows={1} label={m.accounts_signing_in()} />}>
        <ConfirmSignIn onSignedIn={enter} onBack={() => setIsCodeAsked(false)} />
      </Suspense>
    );
  }
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
      <Button kind="primary" size="thumb" type="submit" busyLabel={isSending ? m.accounts_signing_in() : undefined}>
        {m.restaurants_sign_in()}
      </Button>
      <button type="button" onClick={onBack} className="self-start text-link text-body focus-ring">
        {m.restaurants_join_new()}
      </button>
    </form>
  );
};
