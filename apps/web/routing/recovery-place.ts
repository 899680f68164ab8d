import { endRecovery } from '../../../platform/web/recovery-progress.ts';

const recoveryPlace = /^\/reset-password\/?$/;

/**
 * A recovery is in progress at its own screen alone: whoever arrives at any other has left it. Who comes back is shown the form
 * by the session that their link opened at the server, which lives on.
 */
export const endRecoveryElsewhere = (pathname: string): void => {
  if (!recoveryPlace.test(pathname)) endRecovery();
};
