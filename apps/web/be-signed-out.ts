import { m } from '../../generated/messages/web/messages.js';
import { isRecoveryInProgress } from '../../platform/web/recovery-progress.ts';
import { currentSession, endSession } from '../../platform/web/session.ts';
import { isTurn } from '../../platform/web/shared-device.ts';
import { showToast } from '../../ui/toast.ts';

let isLeaving = false;

/** While somebody leaves by themselves: what was still being asked is answered that there is no session, which is no news. */
export const whileLeaving = async (leave: () => Promise<void>): Promise<void> => {
  isLeaving = true;
  await leave().finally(() => (isLeaving = false));
};

/**
 * The server knows no session any more, whoever asked. The way to the sign-in is taken by itself; a person who did not ask
 * for it is told why, once. Somebody's turn at a shared tablet ends with words of its own.
 */
export const beSignedOut = (): void => {
  const isNews = currentSession() !== null && !isLeaving && !isTurn() && !isRecoveryInProgress();
  endSession();
  if (isNews) showToast({ status: 'wrong', title: m.app_authentication_error(), description: m.app_authentication_error_text() });
};
