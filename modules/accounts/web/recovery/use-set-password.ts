import { m } from '../../../../generated/messages/web/messages.js';
import { attempt } from '../../../../platform/web/refusal.ts';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useAccountsClient } from '../accounts-client.ts';
import { reasonOf } from './check-reset-link.ts';

type Input = Parameters<ReturnType<typeof useAccountsClient>['setPassword']>[0];

const fail = (description: string): undefined => {
  showToast({ status: 'wrong', title: m.accounts_recovery_error(), description });
};

/** Sets a password and says how it ended; what is wrong with the current one belongs to its field. */
export const useSetPassword = (onDone: () => void): ((input: Input) => Promise<FieldError | undefined>) => {
  const client = useAccountsClient();
  return async (input) => {
    const outcome = await attempt(client.setPassword(input));
    if ('failure' in outcome) {
      const { failure } = outcome;
      const isLimited = failure.kind === 'refusal' && failure.code === 'RATE_LIMITED';
      return fail(isLimited ? m.accounts_too_many_text() : reasonOf(failure));
    }
    switch (outcome.answer.outcome) {
      case 'done':
        showToast({ title: m.accounts_password_saved(), description: m.accounts_password_saved_text() });
        return void onDone();
      case 'no-session':
        return fail(m.accounts_recovery_no_session());
      case 'current-password-needed':
      case 'current-password-wrong':
        return { message: m.accounts_password_current_wrong() };
    }
  };
};
