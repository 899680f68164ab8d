import { eq } from 'drizzle-orm';

import { isEntryRefused, withPerson } from '../../../platform/server/database/tenancy.ts';
import type { Tx } from '../../../platform/server/database/tx.ts';
import { queueMail } from '../../../platform/server/mail/queue-mail.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { RequestContext } from '../../../platform/server/rpc/request-context.ts';
import type { AccountsWiring } from './accounts-wiring.ts';
import { isPasswordRight } from './asked-password.ts';
import { loadProfile, readDay } from './profiles.ts';
import { profile } from './tables.ts';

type PersonTx = Tx & { readonly userId: string };

/** How long a person may think again. @unit days */
export const accountDeletionWaitDays = 30;

const dayMs = 86_400_000;

/** When the account will be erased, null while nobody asked for it; and which restaurants stand in the way. */
export const accountDeletion = async (wiring: AccountsWiring, tx: PersonTx) => ({
  deleteAfter: (await loadProfile(tx, tx.userId))?.deleteAfter?.toISOString() ?? null,
  heldRestaurants: [...(await wiring.heldRestaurants(tx))],
});

/** How asking for the end of an account went. */
export type AskedDeletion = { readonly outcome: 'asked' | 'refused' | 'holder' | 'paying'; readonly deleteAfter: string | null };

/**
 * Begins the waiting period and says so by letter. Asked again, it goes on as it was, without a second letter.
 *
 * @refuses RATE_LIMITED after too many guesses at the password, which count as sign-ins do
 */
export const askAccountDeletion = async (
  wiring: AccountsWiring,
  context: RequestContext & { readonly tx: PersonTx },
  password: string,
): Promise<AskedDeletion> => {
  const { userId } = context.tx;
  if (!(await isPasswordRight(wiring, context, { userId, password }))) return { outcome: 'refused', deleteAfter: null };
  const entry = { pool: context.pools.app, credential: { kind: 'person', userId }, access: 'write' } as const;
  const asked = await withPerson(entry, (tx) => beginWaiting(wiring, tx));
  if (isEntryRefused(asked)) throw refusal('UNAUTHENTICATED');
  return asked;
};

const beginWaiting = async (wiring: AccountsWiring, tx: PersonTx): Promise<AskedDeletion> => {
  const [person] = await tx.db.select().from(profile).where(eq(profile.userId, tx.userId)).for('update');
  if (!person || (await wiring.heldRestaurants(tx)).length > 0) return { outcome: 'holder', deleteAfter: null };
  if (await wiring.isCharged(tx)) return { outcome: 'paying', deleteAfter: null };
  if (person.deleteAfter) return { outcome: 'asked', deleteAfter: person.deleteAfter.toISOString() };
  const deleteAfter = new Date(Date.now() + accountDeletionWaitDays * dayMs);
  await tx.db.update(profile).set({ deleteAfter }).where(eq(profile.userId, tx.userId));
  const { email: to, language, firstName } = person;
  const day = readDay(person, await wiring.wallOf(tx), deleteAfter);
  await queueMail(tx, { to, language, template: 'leaving', facts: { firstName, day, path: '/settings?tab=data' } });
  return { outcome: 'asked', deleteAfter: deleteAfter.toISOString() };
};

/** Ends the waiting period; the account stays. */
export const keepAccount = async (tx: PersonTx): Promise<void> => {
  await tx.db.update(profile).set({ deleteAfter: null }).where(eq(profile.userId, tx.userId));
};
