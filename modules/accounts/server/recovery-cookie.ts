import { parse, serialize } from 'hono/utils/cookie';

const name = 'maed.recovery';
const ageSeconds = 15 * 60;

/** What proves that a mailed link was opened in this browser, as far as a call carries it. */
export const recoveryTokenOf = (headers: Headers): string | null => parse(headers.get('cookie') ?? '', name)[name] ?? null;

const attributes = (baseUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: new URL(baseUrl).protocol === 'https:' }) as const;

/** The cookie that holds it: no script reads it, and no other site's page sends it. */
export const recoveryCookie = (token: string, baseUrl: string): string =>
  serialize(name, token, { ...attributes(baseUrl), maxAge: ageSeconds });

/** Ends it. */
export const endedRecoveryCookie = (baseUrl: string): string => serialize(name, '', { ...attributes(baseUrl), maxAge: 0 });
