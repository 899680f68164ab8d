import * as z from 'zod/mini';

import { PosFault, type GivenTokens, type PosProvider, type SignIn, type Tokens } from '../providers/pos-provider.ts';
import { askNexpos, saidBy } from './nexpos-line-adapter.ts';

/** Where NexPOS lets somebody in, and as whom this server is known there. */
export type NexposSignInSettings = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  /** Where a sign-in is given back; null where it cannot be. */
  readonly revokeUrl: string | null;
  /** What is asked for, with spaces between. */
  readonly scopes: string;
};

const givenSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  // What is let in with another kind of token would have to be asked otherwise (RFC 6749, 7.1).
  token_type: z.string().check(z.regex(/^bearer$/i)),
  refresh_token: z.optional(z.string().check(z.minLength(1))),
  expires_in: z.optional(z.int().check(z.positive())),
  account_id: z.string().check(z.minLength(1), z.maxLength(200)),
});

const msPerSecond = 1000;

/** As RFC 6749 asks for in 2.3.1: each encoded before they are joined, so that a colon within one parts nothing. */
const basic = ({ clientId, clientSecret }: NexposSignInSettings): string =>
  `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`;

const post = (settings: NexposSignInSettings, form: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  headers: { authorization: basic(settings), accept: 'application/json' },
  body: new URLSearchParams(form),
});

/**
 * Asks for tokens. Where the answer names no new one to renew with, the old one goes on counting (RFC 6749, 6).
 *
 * @returns null where we are not let in, or not in a way that we understand
 */
const tokensFor = async (
  settings: NexposSignInSettings,
  form: Readonly<Record<string, string>>,
  earlier: string | null,
): Promise<GivenTokens | null> => {
  const { status, said } = await askNexpos('for tokens', settings.tokenUrl, post(settings, form));
  const read = givenSchema.safeParse(said);
  if (status !== 200 || !read.success) return null;
  const { access_token: access, refresh_token: refresh = earlier, expires_in: seconds, account_id: merchantId } = read.data;
  const expiresAt = seconds === undefined ? null : new Date(Date.now() + seconds * msPerSecond);
  return { tokens: { access, refresh }, merchantId, expiresAt };
};

const signInUrl = ({ authorizeUrl, clientId, scopes }: NexposSignInSettings, { challenge, returnUrl }: SignIn): string => {
  const url = new URL(authorizeUrl);
  const asked = { response_type: 'code', client_id: clientId, redirect_uri: returnUrl, scope: scopes };
  const proof = { code_challenge: challenge, code_challenge_method: 'S256' };
  for (const [name, value] of Object.entries({ ...asked, ...proof })) url.searchParams.set(name, value);
  return url.href;
};

/** Gives back what renews, with which all ends that came of it; without one, the token itself (RFC 7009). */
const revoke = async (settings: NexposSignInSettings, { access, refresh }: Tokens): Promise<void> => {
  if (settings.revokeUrl === null) throw new PosFault('UNREADABLE', 'NexPOS names no address where a sign-in is given back.');
  const hint = refresh === null ? 'access_token' : 'refresh_token';
  const form = { token: refresh ?? access, token_type_hint: hint };
  saidBy('a disconnection', await askNexpos('a disconnection', settings.revokeUrl, post(settings, form)));
};

/**
 * OAuth 2.0 by code with PKCE, as `docs/nexpos.md` asks for it.
 *
 * @source RFC 6749, RFC 7636 and RFC 7009
 */
export const nexposSignIn = (settings: NexposSignInSettings): Pick<PosProvider, 'signInUrl' | 'exchange' | 'renew' | 'revoke'> => ({
  signInUrl: (signIn) => signInUrl(settings, signIn),
  exchange: ({ code, verifier, returnUrl }) =>
    tokensFor(settings, { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: returnUrl }, null),
  renew: async ({ refresh }) =>
    refresh === null ? null : tokensFor(settings, { grant_type: 'refresh_token', refresh_token: refresh }, refresh),
  revoke: (tokens) => revoke(settings, tokens),
});
