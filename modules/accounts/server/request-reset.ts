import { uuidv7 } from 'uuidv7';

import { isEntryRefused, withPerson } from '../../../platform/server/database/tenancy.ts';
import { queueMail } from '../../../platform/server/mail/queue-mail.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { RequestContext } from '../../../platform/server/rpc/request-context.ts';
import { normaliseEmail } from '../rules/email-address.ts';
import type { AccountsWiring } from './accounts-wiring.ts';
import { loadProfile } from './profiles.ts';
import { issueProof } from './proofs.ts';

/**
 * Sends a link to choose a new password, where the address has an account. The answer is the same where it has none.
 *
 * @refuses RATE_LIMITED after six letters an hour to one address, whether or not it has an account
 * @refuses UNAVAILABLE where letters reach nobody
 */
export const requestReset = async (wiring: AccountsWiring, context: RequestContext, typed: string): Promise<void> => {
  const email = normaliseEmail(typed);
  const limited = await wiring.letters.take(email);
  if (limited) throw refusal('RATE_LIMITED', limited);
  if (!wiring.areLettersRead) throw refusal('UNAVAILABLE');
  const { rows } = await context.pools.auth.query<{ id: string }>('select id from auth."user" where email = $1', [email]);
  // An address without an account takes the same way, as somebody who does not exist.
  const userId = rows[0]?.id ?? uuidv7();
  const entry = { pool: context.pools.app, credential: { kind: 'person', userId }, access: 'write' } as const;
  const entered = await withPerson(entry, async (tx) => {
    const person = await loadProfile(tx, userId);
    if (person === null) return;
    const token = await issueProof(tx, { userId, kind: 'recovery' });
    const path = `/reset-password?token_hash=${token}&type=recovery` as const;
    const { language, firstName } = person;
    await queueMail(tx, { to: email, language, template: 'reset', facts: { firstName, path } });
  });
  if (isEntryRefused(entered)) throw refusal('UNAVAILABLE');
};
