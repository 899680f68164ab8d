import type { RequestContext } from '../../../platform/server/rpc/request-context.ts';
import { readAccessToken } from './access-token.ts';
import type { AccountsWiring } from './accounts-wiring.ts';
import { currentSession, openedSession, type SessionWithToken } from './current-session.ts';
import { redeemProof } from './proofs.ts';
import { tokenHash } from './token-hash.ts';
import { confirmAddress } from './verification.ts';

const sessionDays = 30;

/** Prolongs the session that a call comes with, whenever it was prolonged last; null where there is none. */
export const refreshSession = async (wiring: AccountsWiring, context: RequestContext): Promise<SessionWithToken | null> => {
  const { credential, pools } = context;
  if (credential?.kind !== 'session') return null;
  await pools.auth.query(
    `update auth.session set expires_at = now() + make_interval(days => $2), updated_at = now()
      where token = $1 and expires_at > now()`,
    [credential.tokenHash, sessionDays],
  );
  return currentSession(wiring, context);
};

/** How an exchange ended: with a session, with a confirmed address alone, or not at all. */
export type Exchanged = { readonly outcome: 'signed-in' | 'verified' | 'failed'; readonly session: SessionWithToken | null };

/**
 * Exchanges the code of a mailed link, once: it confirms the address and signs in where nobody is signed in. A browser
 * that somebody is signed in on keeps its session, so that a link from a stranger moves nobody into their account; and
 * whoever has a second factor signs in with it.
 */
export const exchangeCode = async (wiring: AccountsWiring, context: RequestContext, code: string): Promise<Exchanged> => {
  const redeemed = await redeemProof(context.pools.auth, { token: code, kind: 'verification' });
  if (redeemed.state !== 'good') return { outcome: 'failed', session: null };
  const { userId } = redeemed;
  await confirmAddress(context.pools.auth, userId);
  const existing = await currentSession(wiring, context);
  if (existing) return { outcome: 'verified', session: existing };
  const { headers } = await wiring.library.api.openSession({ body: { userId }, headers: context.headers, returnHeaders: true });
  const session = await openedSession(wiring, context, headers);
  return { outcome: session ? 'signed-in' : 'verified', session };
};

/** Takes up a session from its two tokens; both must be of one living session, so that neither alone is enough. */
export const setSession = async (
  wiring: AccountsWiring,
  context: RequestContext,
  tokens: { readonly accessToken: string; readonly refreshToken: string },
): Promise<SessionWithToken | null> => {
  const claims = await readAccessToken(wiring.secret, tokens.accessToken);
  if (claims === null) return null;
  const { rowCount } = await context.pools.auth.query(
    'select from auth.session where id = $1 and user_id = $2 and token = $3 and expires_at > now()',
    [claims.sid, claims.sub, tokenHash(tokens.refreshToken)],
  );
  if (rowCount !== 1) return null;
  const body = { token: tokens.refreshToken };
  const { headers } = await wiring.library.api.takeUpSession({ body, headers: context.headers, returnHeaders: true });
  return openedSession(wiring, context, headers);
};
