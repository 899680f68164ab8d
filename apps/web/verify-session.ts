import { noteAnswered, noteFailure } from '../../platform/web/connection.ts';
import { readFailure } from '../../platform/web/refusal.ts';
import { currentSession, endSession, keepSession } from '../../platform/web/session.ts';
import { rpc } from './rpc.ts';

/** Asks the server whether the described session still lives. Only its word ends it; silence doesn't. */
export const verifySession = async (): Promise<void> => {
  if (!currentSession()) return;
  try {
    const session = await rpc.accounts.getSession({});
    noteAnswered();
    if (session) keepSession(session);
    else endSession();
  } catch (thrown) {
    const failure = readFailure(thrown);
    noteFailure(failure);
    if (failure.kind === 'refusal' && failure.retry === 'after-sign-in') endSession();
  }
};
