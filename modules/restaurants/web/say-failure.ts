import { m } from '../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../platform/web/refusal.ts';
import { showToast } from '../../../ui/toast.ts';

export type OtherwiseSaid = {
  readonly title: string;
  readonly description?: string;
  /** What is said without a line, where nothing is typed that could be kept. */
  readonly withoutLine?: string;
};

/** Says in passing why something was not done; that there is no line is no fault, and what was typed is still there. */
export const sayFailure = (failure: CallFailure, { withoutLine, ...otherwise }: OtherwiseSaid): void =>
  showToast(
    failure.kind === 'no-connection'
      ? { status: 'no-connection', title: m.ui_unread_no_connection(), description: withoutLine ?? m.ui_not_done_no_connection() }
      : { status: 'wrong', ...otherwise },
  );
