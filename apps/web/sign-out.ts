import { m } from '../../generated/messages/web/messages.js';
import { attempt } from '../../platform/web/refusal.ts';
import { currentSession, endSession } from '../../platform/web/session.ts';
import { dropAllDrafts } from '../../platform/web/draft-storage.ts';
import { showToast } from '../../ui/toast.ts';
import { rpc } from './rpc.ts';
import { wipeWorld } from './signed-in-world.ts';

/** Ends the session at the server first: a cookie that only seems gone would be worse than staying signed in. */
export const signOut = async (): Promise<void> => {
  const session = currentSession();
  if ('failure' in (await attempt(rpc.accounts.signOut({})))) {
    showToast({ status: 'wrong', title: m.app_sign_out_error(), description: m.app_sign_out_failed() });
    return;
  }
  if (session) await wipeWorld(session.user.id);
  await dropAllDrafts();
  endSession();
};
