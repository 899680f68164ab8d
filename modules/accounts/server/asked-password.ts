import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { RequestContext } from '../../../platform/server/rpc/request-context.ts';
import type { AccountsWiring } from './accounts-wiring.ts';
import { verifyPassword } from './password-hash.ts';

/** A password that somebody who is signed in types once more. */
export type Asked = { readonly userId: string; readonly password: string };

/**
 * A password that is asked in between counts as a sign-in does, so that a stolen session guesses no more than a stranger.
 *
 * @refuses RATE_LIMITED after too many tries for the account
 */
export const takeAttempt = async (wiring: AccountsWiring, context: RequestContext, userId: string): Promise<void> => {
  const { rows } = await context.pools.auth.query<{ email: string }>('select email from auth."user" where id = $1', [userId]);
  const limited = await wiring.attempts.take(rows[0]?.email ?? userId);
  if (limited) throw refusal('RATE_LIMITED', limited);
};

/**
 * Whether it is the person's password.
 *
 * @refuses RATE_LIMITED after too many tries for the account
 */
export const isPasswordRight = async (wiring: AccountsWiring, context: RequestContext, { userId, password }: Asked): Promise<boolean> => {
  await takeAttempt(wiring, context, userId);
  const { rows } = await context.pools.auth.query<{ hash: string | null }>(
    `select password as hash from auth.account where user_id = $1 and provider_id = 'credential'`,
    [userId],
  );
  return verifyPassword({ hash: rows[0]?.hash ?? '', password });
};
