import { signJWT, verifyJWT } from 'better-auth/crypto';

/** How long an access token is good for. */
const validSeconds = 10 * 60;

/** Whose token it is, and of which session. */
export type AccessTokenClaims = { readonly sub: string; readonly sid: string };

/** Signs a bearer for the website's API; it is not kept, and nothing but its ten minutes ends it. */
export const signAccessToken = (secret: string, claims: AccessTokenClaims): Promise<string> =>
  signJWT({ ...claims, use: 'access' }, secret, validSeconds);

/** What a bearer says, or null where it is not ours, or no longer good. */
export const readAccessToken = async (secret: string, token: string): Promise<AccessTokenClaims | null> => {
  const claims = await verifyJWT<Partial<AccessTokenClaims & { use: string }>>(token, secret);
  return claims?.use === 'access' && claims.sub !== undefined && claims.sid !== undefined ? { sub: claims.sub, sid: claims.sid } : null;
};
