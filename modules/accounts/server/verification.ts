import type { Pool } from '../../../platform/server/database/pool.ts';
import type { Tx } from '../../../platform/server/database/tx.ts';
import { queueMail } from '../../../platform/server/mail/queue-mail.ts';
import { asAuthRole } from './as-auth-role.ts';
import { loadProfile } from './profiles.ts';
import { issueProof } from './proofs.ts';

/**
 * Queues the letter that confirms a person's address; an older one ends. Nothing is sent to an address that is confirmed.
 *
 * @param tx one of that person, who alone sees their profile
 */
export const queueVerification = async (tx: Tx, userId: string): Promise<void> => {
  const person = await loadProfile(tx, userId);
  if (person === null || !(await isUnconfirmed(tx, userId))) return;
  const code = await issueProof(tx, { userId, kind: 'verification' });
  const { email: to, language, firstName } = person;
  await queueMail(tx, { to, language, template: 'verify', facts: { firstName, path: `/auth/callback?code=${code}` } });
};

/** Whether a person's address was confirmed; until then they may not invite, pay, or connect a till. */
export const isEmailVerified = async (tx: Tx, userId: string): Promise<boolean> => (await confirmationOf(tx, userId)) === true;

const isUnconfirmed = async (tx: Tx, userId: string): Promise<boolean> => (await confirmationOf(tx, userId)) === false;

/** Null where the person has no account. */
const confirmationOf = (tx: Tx, userId: string): Promise<boolean | null> =>
  asAuthRole(tx, async () => {
    const { rows } = await tx.client.query<{ isVerified: boolean }>(
      'select email_verified as "isVerified" from auth."user" where id = $1',
      [userId],
    );
    return rows[0]?.isVerified ?? null;
  });

/** Notes that a person reads the letters that go to their address. */
export const confirmAddress = async (auth: Pick<Pool, 'query'>, userId: string): Promise<void> => {
  await auth.query('update auth."user" set email_verified = true, updated_at = now() where id = $1', [userId]);
};
