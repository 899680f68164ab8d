import { useQueryClient } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { newPersonCommand } from '../../../../platform/web/new-command.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { currentSession, keepSession } from '../../../../platform/web/session.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useAccountsClient } from '../accounts-client.ts';

/** What is known about the end of the account. */
export const leavingKey = ['accounts', 'deletion'] as const;

/** Notes with the session when the account ends, so that every screen says so. */
export const noteLeaving = (deleteAfter: string | null): void => {
  const session = currentSession();
  if (session) keepSession({ ...session, user: { ...session.user, deleteAfter } });
};

/** Takes the end of the account back, and says how that went. */
export const useKeepAccount = () => {
  const client = useAccountsClient();
  const queries = useQueryClient();
  return async () => {
    const outcome = await attempt(client.keepAccount(newPersonCommand({})));
    if ('failure' in outcome) return showToast({ status: 'wrong', title: m.accounts_did_not_work() });
    noteLeaving(null);
    showToast({ title: m.accounts_leaving_kept() });
    await queries.invalidateQueries({ queryKey: leavingKey });
  };
};
