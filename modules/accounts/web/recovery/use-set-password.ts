import { m } from '../../../../generated/messages/web/messages.js';
import { attempt, type CallFailure } from '../../../../platform/web/refusal.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useAccountsClient } from '../accounts-client.ts';

/** What is sent to set a password. */
export type PasswordInput = Parameters<ReturnType<typeof useAccountsClient>['setPassword']>[0];

/** Why a password was not set: something with the current one, or with all of it. */
export type PasswordObjection = { readonly about: 'current' | 'all'; readonly text: string };

const all = (text: string): PasswordObjection => ({ about: 'all', text });

/** Sets a password and says how it ended. */
export const useSetPassword = (onDone: () => void): ((input: PasswordInput) => Promise<PasswordObjection | undefined>) => {
  const client = useAccountsClient();
  return async (input) => {
    const outcome = await attempt(client.setPassword(input));
    if ('failure' in outcome) return all(notSet(outcome.failure));
    switch (outcome.answer.outcome) {
      case 'done':
        showToast({ title: m.accounts_password_saved(), description: m.accounts_password_saved_text() });
        onDone();
        return undefined;
      case 'no-session':
        return all(m.accounts_recovery_no_session());
      case 'current-password-needed':
      case 'current-password-wrong':
        return { about: 'current', text: m.accounts_password_current_wrong() };
    }
  };
};

const notSet = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.accounts_connection_error_text();
  const isLimited = failure.kind === 'refusal' && failure.code === 'RATE_LIMITED';
  return isLimited ? m.accounts_too_many_text() : m.accounts_password_not_set();
};
