import { isEntryRefused, withPerson } from '../../../platform/server/database/tenancy.ts';
import type { RequestContext } from '../../../platform/server/rpc/request-context.ts';
import type { Session } from '../contract/schemas.ts';
import { signAccessToken } from './access-token.ts';
import type { AccountsWiring } from './accounts-wiring.ts';
import { loadProfile, presentSession } from './profiles.ts';

/** A session with the bearer for the website's API. */
export type SessionWithToken = Session & { readonly accessToken: string };

/** Hands the library's cookies on to the caller. */
export const passCookies = (from: Headers, to: Headers): void => {
  for (const cookie of from.getSetCookie()) to.append('set-cookie', cookie);
};

/** The cookies that an answer sets, as the next request would send them. */
export const cookiesOf = (answer: Headers): Headers =>
  new Headers({
    cookie: answer
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  });

/** The session that a call comes with, or null; one that is due is prolonged, with the cookie to say so. */
export const currentSession = async (wiring: AccountsWiring, context: RequestContext): Promise<SessionWithToken | null> => {
  const { response, headers } = await wiring.library.api.getSession({ headers: context.headers, returnHeaders: true });
  passCookies(headers, context.responseHeaders);
  if (response === null) return null;
  const { user, session } = response;
  const entry = { pool: context.pools.app, credential: { kind: 'person', userId: user.id }, access: 'read' } as const;
  const row = await withPerson(entry, (tx) => loadProfile(tx, user.id));
  if (row === null || isEntryRefused(row)) return null;
  const described = presentSession(row, { isEmailVerified: user.emailVerified, expiresAt: session.expiresAt });
  return { ...described, accessToken: await signAccessToken(wiring.secret, { sub: user.id, sid: session.id }) };
};

/** The session that an answer of the library has just opened; its cookies are handed on. */
export const openedSession = async (
  wiring: AccountsWiring,
  context: RequestContext,
  answered: Headers,
): Promise<SessionWithToken | null> => {
  passCookies(answered, context.responseHeaders);
  return currentSession(wiring, { ...context, headers: cookiesOf(answered), responseHeaders: new Headers() });
};
