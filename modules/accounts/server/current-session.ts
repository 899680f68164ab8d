import { isEntryRefused, withPerson } from '../../../platform/server/database/tenancy.ts';
import type { RequestContext } from '../../../platform/server/rpc/request-context.ts';
import type { Session } from '../contract/schemas.ts';
import { loadProfile, presentSession } from './profiles.ts';
import type { SignInLibrary } from './sign-in-library.ts';

/** Hands the library's cookies on to the caller. */
export const passCookies = (from: Headers, to: Headers): void => {
  for (const cookie of from.getSetCookie()) to.append('set-cookie', cookie);
};

/** The session that a call comes with, or null; one that is due is prolonged, with the cookie to say so. */
export const currentSession = async (library: SignInLibrary, context: RequestContext): Promise<Session | null> => {
  const { response, headers } = await library.api.getSession({ headers: context.headers, returnHeaders: true });
  passCookies(headers, context.responseHeaders);
  return response === null ? null : sessionOf(context, response);
};

const sessionOf = async (
  context: RequestContext,
  found: { readonly user: { id: string; emailVerified: boolean }; readonly session: { expiresAt: Date } },
): Promise<Session | null> => {
  const entry = { pool: context.pools.app, credential: { kind: 'person', userId: found.user.id }, access: 'read' } as const;
  const row = await withPerson(entry, (tx) => loadProfile(tx, found.user.id));
  if (row === null || isEntryRefused(row)) return null;
  return presentSession(row, { isEmailVerified: found.user.emailVerified, expiresAt: found.session.expiresAt });
};
