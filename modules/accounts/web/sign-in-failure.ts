import { m } from '../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../platform/web/refusal.ts';

/** Why nobody was signed in: beside the password where it is about what was typed, else as a toast. */
export type SignInFailure = { readonly field: 'password' | undefined; readonly title: string; readonly text: string };

export const signInFailure = (failure: CallFailure): SignInFailure => {
  if (failure.kind === 'no-connection') return asToast(m.accounts_connection_error(), m.accounts_connection_error_text());
  if (failure.kind === 'fault') return asToast(m.accounts_error(), m.accounts_sign_in_failed());
  if (failure.code === 'RATE_LIMITED') return asToast(m.accounts_too_many(), m.accounts_too_many_text());
  if (failure.code === 'CREDENTIALS_WRONG' || failure.code === 'INPUT_INVALID') {
    return { field: 'password', title: m.accounts_error(), text: m.accounts_refusal_credentials_wrong() };
  }
  return asToast(m.accounts_error(), m.accounts_sign_in_failed());
};

const asToast = (title: string, text: string): SignInFailure => ({ field: undefined, title, text });
