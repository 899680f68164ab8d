/** What the address of the reset screen carries, wherever it stands: in its query or its fragment. */
export type ResetAddress = {
  readonly type: string | null;
  readonly tokenHash: string | null;
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  readonly error: string | null;
};

/** What an address asks to be done before a password may be set. */
export type ResetClaim =
  | { readonly claim: 'failed'; readonly failure: 'expired' | 'invalid' | 'unknown' }
  | { readonly claim: 'token'; readonly tokenHash: string }
  | { readonly claim: 'tokens'; readonly accessToken: string; readonly refreshToken: string }
  | { readonly claim: 'session' };

const failureOf = (error: string): 'expired' | 'invalid' | 'unknown' =>
  /expired/i.test(error) ? 'expired' : /invalid|malformed/i.test(error) ? 'invalid' : 'unknown';

/**
 * Reads what a reset link asks: a token to be verified, a pair of tokens to be taken up, or nothing but the session that
 * may be here already. A link that says of itself that it failed is believed before anything else.
 */
export const resetClaim = (address: ResetAddress): ResetClaim => {
  const { type, tokenHash, accessToken, refreshToken, error } = address;
  if (error !== null) return { claim: 'failed', failure: failureOf(error) };
  if (type !== 'recovery') return { claim: 'session' };
  if (tokenHash !== null) return { claim: 'token', tokenHash };
  if (accessToken !== null && refreshToken !== null) return { claim: 'tokens', accessToken, refreshToken };
  return { claim: 'session' };
};
