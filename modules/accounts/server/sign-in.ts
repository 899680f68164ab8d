import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { RequestContext } from '../../../platform/server/rpc/request-context.ts';
import type { Session } from '../contract/schemas.ts';
import { normaliseEmail } from '../rules/email-address.ts';
import type { AccountsWiring } from './accounts-wiring.ts';
import { openedSession, passCookies } from './current-session.ts';
import { throughItsDoor } from './library-door.ts';

/**
 * Opens a session for an address and its password.
 *
 * @refuses RATE_LIMITED after too many tries for one account, or from one address
 * @refuses SECOND_FACTOR_NEEDED when they do, and a code is asked as well
 * @refuses CREDENTIALS_WRONG when they do not belong together, whether or not the address has an account
 */
export const signIn = async (
  wiring: AccountsWiring,
  context: RequestContext,
  input: { readonly email: string; readonly password: string },
): Promise<Session> => {
  const email = normaliseEmail(input.email);
  const limited = await wiring.attempts.take(email);
  if (limited) throw refusal('RATE_LIMITED', limited);
  const response = await throughItsDoor(wiring, context, { path: '/sign-in/email', body: { email, password: input.password } });
  if (!response.ok) throw refusal('CREDENTIALS_WRONG', { field: 'password' });
  if (await isSecondFactorAsked(response)) {
    passCookies(response.headers, context.responseHeaders);
    throw refusal('SECOND_FACTOR_NEEDED');
  }
  const session = await openedSession(wiring, context, response.headers);
  if (session === null) throw refusal('UNAVAILABLE');
  return session;
};

const isSecondFactorAsked = async (response: Response): Promise<boolean> => {
  const body = (await response.clone().json()) as { readonly twoFactorRedirect?: boolean };
  return body.twoFactorRedirect === true;
};

/** Ends the session that a call comes with; without one there is nothing to end. */
export const signOut = async (wiring: AccountsWiring, context: RequestContext): Promise<void> => {
  const response = await throughItsDoor(wiring, context, { path: '/sign-out', body: {} });
  passCookies(response.headers, context.responseHeaders);
};
