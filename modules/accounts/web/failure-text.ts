import { m } from '../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../platform/web/refusal.ts';

/** Why nothing came of a change to an account, as a sentence beside its field. */
export const failureText = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.accounts_connection_error_text();
  return failure.kind === 'refusal' && failure.code === 'RATE_LIMITED' ? m.accounts_too_many_text() : m.accounts_did_not_work();
};
