import { noteAnswered, noteFailure } from '../../platform/web/connection.ts';
import { attempt } from '../../platform/web/refusal.ts';
import { currentSession, keepSession } from '../../platform/web/session.ts';
import { isTurn } from '../../platform/web/shared-device.ts';
import { beSignedOut } from './be-signed-out.ts';
import { rpc } from './rpc.ts';

/** Asks the server whether the described session still lives. Only its word ends it; silence doesn't. */
export const verifySession = async (): Promise<void> => {
  const asked = currentSession();
  // Somebody's turn at a shared tablet is kept by the bar that shows it.
  if (!asked || isTurn()) return;
  const outcome = await attempt(rpc.accounts.getSession({}));
  if ('failure' in outcome) {
    noteFailure(outcome.failure);
    if (outcome.failure.kind === 'refusal' && outcome.failure.retry === 'after-sign-in') beSignedOut();
    return;
  }
  noteAnswered();
  // Somebody changed something of themselves, or somebody else came, since: the answer may be older than that.
  if (currentSession() !== asked) return verifySession();
  if (outcome.answer) keepSession(outcome.answer);
  else beSignedOut();
};
