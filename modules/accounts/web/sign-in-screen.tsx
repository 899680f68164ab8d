import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState, type FormEvent } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { followAccountLocale } from '../../../platform/web/locale.ts';
import { attempt } from '../../../platform/web/refusal.ts';
import { keepSession } from '../../../platform/web/session.ts';
import { Button } from '../../../ui/button.tsx';
import type { FieldError } from '../../../ui/field-error.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useAccountsClient } from './accounts-client.ts';
import { canUsePasskeys } from './passkeys/can-use-passkeys.ts';
import { resetHere } from './reset-here.ts';
import { signInFailure } from './sign-in-failure.ts';
import { textIn } from './text-in.ts';
import { WaitingNote } from './waiting-note.tsx';

// Few have a second factor, so that nobody else loads its step.
const ConfirmSignIn = lazy(async () => ({ default: (await import('./confirm-sign-in.tsx')).ConfirmSignIn }));

type Answered = Awaited<ReturnType<ReturnType<typeof useAccountsClient>['signIn']>>;

type SignInErrors = { readonly email?: FieldError; readonly password?: FieldError };

/** The address outlives a reload and a change of language, in this tab alone; the store of drafts would come too late here. */
const typedKey = 'maed.sign-in-email';

/** Address and password, nothing else asked; a plain form, because it is the first thing that anyone loads. */
export const SignInScreen = () => {
  const client = useAccountsClient();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<SignInErrors>({});
  const [isSending, setIsSending] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isCodeAsked, setIsCodeAsked] = useState(false);

  const enter = async (session: Answered) => {
    followAccountLocale(session.user.language);
    sessionStorage.removeItem(typedKey);
    keepSession(session);
    showToast({ title: m.accounts_signed_in() });
    await navigate({ to: '/home', replace: true });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const { email, password, missing } = readForm(event.currentTarget);
    setErrors(missing);
    if (missing.email || missing.password) return;
    setIsSending(true);
    const outcome = await attempt(client.signIn({ email, password }));
    setIsSending(false);
    if ('failure' in outcome) {
      if (outcome.failure.kind === 'refusal' && outcome.failure.code === 'SECOND_FACTOR_NEEDED') return setIsCodeAsked(true);
      const failure = signInFailure(outcome.failure);
      setErrors(failure.field ? { password: { title: failure.title, message: failure.text } } : {});
      if (!failure.field) showToast({ status: 'wrong', title: failure.title, description: failure.text });
      return;
    }
    await enter(outcome.answer);
  };

  const enterWithPasskey = async () => {
    setIsAsking(true);
    const session = await (await import('./passkeys/sign-in-with-passkey.ts')).signInWithPasskey(client);
    setIsAsking(false);
    if (session) await enter(session);
  };

  if (isCodeAsked) {
    return (
      <Suspense fallback={null}>
        <h1 className="mb-8 text-title">{m.accounts_factor()}</h1>
        <ConfirmSignIn onSignedIn={enter} onBack={() => setIsCodeAsked(false)} />
      </Suspense>
    );
  }
  return (
    <div className="flex flex-1 flex-col">
      <h1 className="mb-8 text-title">{m.accounts_sign_in()}</h1>
      <WaitingNote />
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <TextField
          label={m.accounts_email()}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          defaultValue={sessionStorage.getItem(typedKey) ?? ''}
          onChange={(event) => sessionStorage.setItem(typedKey, event.target.value)}
          error={errors.email}
        />
        <PasswordField label={m.accounts_password()} name="password" autoComplete="current-password" error={errors.password} />
        <Link to="/forgot-password" className="text-link -mt-1 self-end text-body focus-ring">
          {m.accounts_forgot_password()}
        </Link>
        <Button kind="primary" size="thumb" type="submit" className="min-h-12" busyLabel={isSending ? m.accounts_signing_in() : undefined}>
          {m.accounts_sign_in()}
        </Button>
        {canUsePasskeys() && (
          <Button className="min-h-12" busyLabel={isAsking ? m.accounts_signing_in() : undefined} onClick={() => void enterWithPasskey()}>
            {m.accounts_passkey_sign_in()}
          </Button>
        )}
      </form>
      <div className="mt-8 flex flex-col gap-1 border-t border-line pt-6">
        <p className="text-body">
          {m.accounts_new_here()}{' '}
          <Link to="/auth" search={(said) => ({ ...said, view: 'sign_up' })} className="text-link focus-ring">
            {m.accounts_register()}
          </Link>
        </p>
        <p className="text-small text-ink-2">{m.accounts_trial_and_staff()}</p>
      </div>
      <p className="mt-auto pt-10 text-small text-ink-2">
        {m.accounts_trouble()}{' '}
        <button type="button" onClick={() => void resetHere(client)} className="text-link text-ink focus-ring">
          {m.accounts_reset_here()}
        </button>
      </p>
    </div>
  );
};

const readForm = (form: HTMLFormElement) => {
  const data = new FormData(form);
  const email = textIn(data, 'email').trim();
  const password = textIn(data, 'password');
  const missing: SignInErrors = {
    ...(email === '' && { email: { message: m.ui_fill_in() } }),
    ...(password === '' && { password: { message: m.ui_fill_in() } }),
  };
  return { email, password, missing };
};
