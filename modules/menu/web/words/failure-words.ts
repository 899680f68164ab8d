import { m } from '../../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../../platform/web/refusal.ts';
import { menuRefusalWords } from './refusal-words.ts';

/** Why something was not done, in the reader's language. */
export const failureWords = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.ui_not_done_no_connection();
  return (failure.kind === 'refusal' ? menuRefusalWords(failure.code, failure.data) : undefined) ?? m.menu_failed_call();
};
