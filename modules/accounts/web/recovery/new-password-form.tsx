import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { textIn } from '../text-in.ts';
import { newPasswordFault, type NewPasswordFault } from '../../rules/new-password-fault.ts';
import type { PasswordInput, PasswordObjection } from './use-set-password.ts';

export type NewPasswordFormProps = {
  readonly isCurrentPasswordNeeded: boolean;
  /** Sets it, or says why not. */
  readonly onSubmit: (input: PasswordInput) => Promise<PasswordObjection | undefined>;
};

type Errors = { readonly current?: FieldError | undefined; readonly password?: FieldError; readonly repeated?: FieldError };

/** A new password, twice; and the current one where the sign-in is old. Nothing of it is kept anywhere. */
export const NewPasswordForm = ({ isCurrentPasswordNeeded, onSubmit }: NewPasswordFormProps) => {
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const data = new FormData(event.currentTarget);
    const read = (name: string) => textIn(data, name);
    const [newPassword, current] = [read('password'), read('current')];
    const found = faultsOf(newPasswordFault(newPassword, read('repeated')), isCurrentPasswordNeeded && current === '');
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setIsSending(true);
    const wrong = await onSubmit({ newPassword, currentPassword: isCurrentPasswordNeeded ? current : null });
    setIsSending(false);
    if (wrong?.about === 'current') setErrors({ current: { message: wrong.text } });
    setFailure(wrong?.about === 'all' ? wrong.text : null);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex w-full max-w-[26rem] flex-col gap-5">
      {isCurrentPasswordNeeded && (
        <PasswordField
          label={m.accounts_password_current()}
          hint={m.accounts_password_current_hint()}
          name="current"
          autoComplete="current-password"
          error={errors.current}
        />
      )}
      <PasswordField
        label={m.accounts_password_new()}
        hint={m.accounts_password_hint()}
        name="password"
        autoComplete="new-password"
        error={errors.password}
      />
      <PasswordField label={m.accounts_password_confirm()} name="repeated" autoComplete="new-password" error={errors.repeated} />
      {failure !== null && (
        <Banner status="wrong" title={m.ui_sentence({ text: m.accounts_recovery_error() })}>
          {failure}
        </Banner>
      )}
      <Button
        kind="primary"
        size="thumb"
        type="submit"
        className="min-h-12"
        busyLabel={isSending ? m.accounts_password_saving() : undefined}
      >
        {m.accounts_password_save()}
      </Button>
    </form>
  );
};

const words: Readonly<Record<NewPasswordFault, () => FieldError>> = {
  differ: () => ({ title: m.accounts_passwords_differ(), message: m.accounts_passwords_differ_text() }),
  'too-short': () => ({ title: m.accounts_password_short(), message: m.accounts_password_short_text() }),
  'too-weak': () => ({ title: m.accounts_password_weak(), message: m.accounts_password_weak_text() }),
  'too-common': () => ({ title: m.accounts_password_common(), message: m.accounts_password_common_text() }),
};

const faultsOf = (fault: NewPasswordFault | null, isCurrentMissing: boolean): Errors => ({
  ...(fault !== null && { [fault === 'differ' ? 'repeated' : 'password']: words[fault]() }),
  ...(isCurrentMissing && { current: { message: m.ui_fill_in() } }),
});
