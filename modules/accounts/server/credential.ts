import type { Credential } from '../../../platform/server/database/tenancy.ts';
import { tokenHash } from './token-hash.ts';

const cookieNames = ['__Secure-maed.session_token', 'maed.session_token'];

/**
 * The session that a request carries, in its cookie or as a bearer. Whether it still lives is asked of the database in
 * the same round trip as the work; the cookie's signature adds nothing to a token that nobody can guess. Tokens are
 * letters and digits, so nothing is decoded: a cookie of invalid escapes is merely an unknown session. From here on only
 * the token's hash travels, which is what the database keeps and what its logs may show.
 */
export const credentialOf = (headers: Headers): Credential | null => {
  const bearer = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1];
  if (bearer) return { kind: 'session', tokenHash: tokenHash(bearer) };
  const cookies = new Map(
    (headers.get('cookie') ?? '').split(/; */).map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)] as const;
    }),
  );
  for (const name of cookieNames) {
    const token = cookies.get(name)?.split('.')[0];
    if (token) return { kind: 'session', tokenHash: tokenHash(token) };
  }
  return null;
};
