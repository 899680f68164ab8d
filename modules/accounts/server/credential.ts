import type { Credential } from '../../../platform/server/database/tenancy.ts';

const cookieNames = ['__Secure-maed.session_token', 'maed.session_token'];

/**
 * The session that a request carries, in its cookie or as a bearer. Whether it still lives is asked of the database in
 * the same round trip as the work; the cookie's signature adds nothing to a token that nobody can guess.
 */
export const credentialOf = (headers: Headers): Credential | null => {
  const bearer = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1];
  if (bearer) return { kind: 'session', token: bearer };
  const cookies = new Map(
    (headers.get('cookie') ?? '').split(/; */).map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)] as const;
    }),
  );
  for (const name of cookieNames) {
    const token = decodeCookie(cookies.get(name) ?? '').split('.')[0];
    if (token) return { kind: 'session', token };
  }
  return null;
};

/** A cookie that was tampered with into invalid escapes is no cookie. */
const decodeCookie = (value: string): string => (/%(?![0-9a-f]{2})/i.test(value) ? '' : decodeURIComponent(value));
