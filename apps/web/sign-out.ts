import { m } from '../../generated/messages/web/messages.js';
import { attempt } from '../../platform/web/refusal.ts';
import { currentSession, endSession } from '../../platform/web/session.ts';
import { dropAllDrafts } from '../../platform/web/draft-storage.ts';
import { showToast } from '../../ui/toast.ts';
import { rpc } from './rpc.ts';
import { wipeWorld } from './signed-in-world.ts';

const sayWhyNot = (description: string): void => showToast({ status: 'wrong', title: m.app_sign_out_error(), description });

/** Ends the session at the server first: a cookie that only seems gone would be worse than staying signed in. */
export const signOut = async (): Promise<void> => {
  try {
    const session = currentSession();
    const outcome = await attempt(rpc.accounts.signOut({}));
    if ('failure' in outcome) return sayWhyNot(outcome.failure.kind === 'fault' ? m.app_sign_out_unexpected() : m.app_sign_out_failed());
    if (session) await wipeWorld(session.user.id);
    await dropAllDrafts();
    endSession();
  } catch {
    // This device did not let go of what it keeps.
    sayWhyNot(m.app_sign_out_unexpected());
  }
};
