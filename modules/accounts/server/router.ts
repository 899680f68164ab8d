import { implement } from '@orpc/server';

import { isEntryRefused, withPerson } from '../../../platform/server/database/tenancy.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { PersonScope, PublicScope } from '../../../platform/server/rpc/scopes.ts';
import type { RequestContext } from '../../../platform/server/rpc/request-context.ts';
import { accountsContract } from '../contract/accounts.contract.ts';
import type { Session } from '../contract/schemas.ts';
import { normaliseEmail } from '../rules/email-address.ts';
import type { AttemptLimit } from './account-limits.ts';
import { loadProfile, presentSession, updatePreferences } from './profiles.ts';
import type { SignInLibrary } from './sign-in-library.ts';

/** What the accounts router is wired with. */
export type AccountsWiring = {
  readonly library: SignInLibrary;
  readonly attempts: AttemptLimit;
  readonly baseUrl: string;
  readonly publicScope: PublicScope;
  readonly personScope: PersonScope;
};

const passCookies = (from: Headers, to: Headers): void => {
  for (const cookie of from.getSetCookie()) to.append('set-cookie', cookie);
};

/** The library counts calls by address only on its own HTTP door, so it is called through that door, in process. */
const throughItsDoor = (wiring: AccountsWiring, context: RequestContext, path: string, body: object): Promise<Response> => {
  const headers = new Headers(context.headers);
  headers.set('content-type', 'application/json');
  headers.set('origin', new URL(wiring.baseUrl).origin);
  headers.delete('content-length');
  const request = new Request(`${wiring.baseUrl}/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return wiring.library.handler(request);
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

const currentSession = async (wiring: AccountsWiring, context: RequestContext): Promise<Session | null> => {
  const { response, headers } = await wiring.library.api.getSession({ headers: context.headers, returnHeaders: true });
  passCookies(headers, context.responseHeaders);
  return response === null ? null : sessionOf(context, response);
};

const signIn = async (wiring: AccountsWiring, context: RequestContext, input: { email: string; password: string }): Promise<Session> => {
  const email = normaliseEmail(input.email);
  const limited = await wiring.attempts.take(email);
  if (limited) throw refusal('RATE_LIMITED', limited);
  const response = await throughItsDoor(wiring, context, '/sign-in/email', { email, password: input.password });
  if (response.status === 429) {
    throw refusal('RATE_LIMITED', { retryAfterSeconds: Number(response.headers.get('x-retry-after') ?? 60) });
  }
  if (response.status >= 500) throw refusal('UNAVAILABLE');
  if (!response.ok) throw refusal('CREDENTIALS_WRONG', { field: 'password' });
  passCookies(response.headers, context.responseHeaders);
  const headers = new Headers({ cookie: response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]).join('; ') });
  const session = await currentSession(wiring, { ...context, headers, responseHeaders: new Headers() });
  if (session === null) throw refusal('UNAVAILABLE');
  return session;
};

/** The procedures of `accountsContract`. */
export const accountsRouter = (wiring: AccountsWiring) => {
  const os = implement(accountsContract).$context<RequestContext>();
  return os.router({
    signIn: os.signIn.use(wiring.publicScope).handler(({ context, input }) => signIn(wiring, context, input)),
    signOut: os.signOut.use(wiring.publicScope).handler(async ({ context }) => {
      const response = await throughItsDoor(wiring, context, '/sign-out', {});
      passCookies(response.headers, context.responseHeaders);
      return {};
    }),
    getSession: os.getSession.use(wiring.publicScope).handler(({ context }) => currentSession(wiring, context)),
    updatePreferences: os.updatePreferences.use(wiring.personScope).handler(async ({ context: { tx }, input }) => {
      await updatePreferences(tx, withoutAbsent(input.body));
      return {};
    }),
  });
};

/** Drops the keys that stand there without a value, so that they change nothing. */
const withoutAbsent = <Fields extends object>(fields: Fields): { [Key in keyof Fields]: NonNullable<Fields[Key]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]: NonNullable<Fields[Key]>;
  };
