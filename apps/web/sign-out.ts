import { m } from '../../generated/messages/web/messages.js';
import { forgetNotices } from '../../platform/web/device-notices.ts';
import { externalValue, type ExternalValue } from '../../platform/web/external-value.ts';
import type { OutboxEntry } from '../../platform/web/outbox/outbox-entry.ts';
import { attempt } from '../../platform/web/refusal.ts';
import { currentSession, endSession } from '../../platform/web/session.ts';
import { dropAllDrafts } from '../../platform/web/draft-storage.ts';
import { showToast } from '../../ui/toast.ts';
import { loadDisconnectAll } from '../../modules/alerts/web/public.ts';
import { whileLeaving } from './be-signed-out.ts';
import { forgetHouses } from './left-restaurants.ts';
import { rpc } from './rpc.ts';
import { signedInWorld, wipeWorld } from './signed-in-world.ts';

/** Nobody said yes: a server that refused, or a line that is cut, where it is said that the line is what is missing. */
const sayFailed = (kind: 'refusal' | 'no-connection'): void => {
  const why = kind === 'no-connection' ? [m.app_sign_out_no_line()] : [];
  showToast({ status: 'wrong', title: m.accounts_error(), description: [m.app_sign_out_failed(), ...why].join(' ') });
};

/** Something broke, at the server or on this device. */
const sayUnexpected = (): void => showToast({ status: 'wrong', title: m.app_sign_out_error(), description: m.app_sign_out_unexpected() });

/** What somebody who wants to leave has not sent yet; null while nobody is asked about it. */
export const leaving: ExternalValue<readonly OutboxEntry[] | null> = externalValue<readonly OutboxEntry[] | null>(null);

/** Leaves, or asks first what becomes of the work that has not arrived. */
export const signOut = async (): Promise<void> => {
  const session = currentSession();
  const { outbox } = session ? await signedInWorld(session.user.id) : { outbox: null };
  const unsent = outbox?.entries() ?? [];
  if (unsent.length > 0) leaving.set(unsent);
  else await leave('NOTHING');
};

/** What becomes of the work that has not arrived. */
type Unsent = 'NOTHING' | 'STAYS' | 'GIVEN_UP';

/**
 * Ends the session at the server first: a cookie that only seems gone would be worse than staying signed in.
 *
 * @param unsent what has not arrived: there is none, it stays for the same person, or it is given up
 */
export const leave = (unsent: Unsent): Promise<void> => {
  leaving.set(null);
  return whileLeaving(() => endEverything(unsent));
};

const endEverything = async (unsent: Unsent): Promise<void> => {
  try {
    const session = currentSession();
    // Afterwards nobody could say whose device it is.
    if (session) await (await loadDisconnectAll())(rpc.alerts, session.user.id);
    const outcome = await attempt(rpc.accounts.signOut({}));
    if ('failure' in outcome) return outcome.failure.kind === 'fault' ? sayUnexpected() : sayFailed(outcome.failure.kind);
    if (session) await forgetPerson(session.user.id, unsent);
    await dropAllDrafts();
    endSession();
  } catch {
    // This device did not let go of what it keeps.
    sayUnexpected();
  }
};

const forgetPerson = async (userId: string, unsent: Unsent): Promise<void> => {
  if (unsent === 'GIVEN_UP') await (await signedInWorld(userId)).outbox.discardWhere(() => true);
  await wipeWorld(userId);
  forgetNotices(userId);
  // Where the person worked is looked up again; only what still waits needs it remembered.
  if (unsent !== 'STAYS') forgetHouses(userId);
};
