import { attempt } from '../../../platform/web/refusal.ts';
import { endSession } from '../../../platform/web/session.ts';
import type { useAccountsClient } from './accounts-client.ts';

/** The way out of trouble: signs out, as far as the server can be reached, and loads everything anew. */
export const resetHere = async (client: ReturnType<typeof useAccountsClient>): Promise<void> => {
  // A server that can't be reached must not keep anybody from starting over.
  await attempt(client.signOut({}));
  endSession();
  location.reload();
};
