import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { RequestContext } from '../../../platform/server/rpc/request-context.ts';
import type { Session } from '../contract/schemas.ts';
import { normaliseEmail } from '../rules/email-address.ts';
import type { AccountsWiring } from './accounts-wiring.ts';
import { openedSession, passCookies } from './current-session.ts';

/** What a call to the library's own HTTP door needs. */
type LibraryCall = { readonly path: string; readonly body: object };

const tooManyStatus = 429;
const retryAfterSecondsDefault = 60;

/**
 * Opens a session for an address and its password.
 *
 * @refuses RATE_LIMITED after too many tries for one account, or from one address
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
  if (response.status === tooManyStatus) {
    const retryAfterSeconds = Number(response.headers.get('x-retry-after') ?? retryAfterSecondsDefault);
    throw refusal('RATE_LIMITED', { retryAfterSeconds });
  }
  if (response.status >= 500) throw refusal('UNAVAILABLE');
  if (!response.ok) throw refusal('CREDENTIALS_WRONG', { field: 'password' });
  const session = await openedSession(wiring, context, response.headers);
  if (session === null) throw refusal('UNAVAILABLE');
  return session;
};

/** Ends the session that a call comes with; without one there is nothing to end. */
export const signOut = async (wiring: AccountsWiring, context: RequestContext): Promise<void> => {
  const response = await throughItsDoor(wiring, context, { path: '/sign-out', body: {} });
  passCookies(response.headers, context.responseHeaders);
};

/** The library counts calls by address only on its own HTTP door, so it is called through that door, in process. */
const throughItsDoor = (wiring: AccountsWiring, context: RequestContext, call: LibraryCall): Promise<Response> => {
  const headers = new Headers(context.headers);
  headers.set('content-type', 'application/json');
  headers.set('origin', new URL(wiring.baseUrl).origin);
  headers.delete('content-length');
  const url = `${wiring.baseUrl}/api/auth${call.path}`;
  return wiring.library.handler(new Request(url, { method: 'POST', headers, body: JSON.stringify(call.body) }));
};
