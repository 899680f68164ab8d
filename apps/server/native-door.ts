import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

import { nativeOrigins, nativeSessionHeader } from '../../platform/contract/native-session.ts';

/** @unit seconds; the longest that browsers remember the answer to a question before a call */
const rememberedSeconds = 7_200;

/**
 * Lets the pages that lie in the native apps call from their own addresses. They carry the session themselves, out of the
 * device's secure storage: the cookie of such a call is dropped unread, so that a page of another program at the same
 * address calls as nobody, and behind this door nothing differs from a call of our own page.
 */
export const nativeDoor = createMiddleware(async (context, next) => {
  const origin = context.req.header('origin');
  if (origin === undefined || !nativeOrigins.includes(origin)) return next();
  if (context.req.method === 'OPTIONS') return preflight(context, origin);
  context.req.raw = withOwnSession(context.req.raw);
  await next();
  const { headers } = context.res;
  const said = headers.getSetCookie().map(pairOf).join('; ');
  headers.delete('set-cookie');
  if (said !== '') headers.set(nativeSessionHeader, said);
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-expose-headers', `x-request-id, ${nativeSessionHeader}`);
  headers.append('vary', 'origin');
});

/** Without its origin it is no page of another site; what would have made that dangerous is gone with it. */
const withOwnSession = (request: Request): Request => {
  const headers = new Headers(request.headers);
  const session = headers.get(nativeSessionHeader);
  for (const name of ['cookie', 'origin', nativeSessionHeader]) headers.delete(name);
  if (session) headers.set('cookie', session);
  return new Request(request, { headers });
};

/** One that is to be forgotten says so by its age. */
const pairOf = (cookie: string): string => {
  const [pair = '', ...facts] = cookie.split(/; */);
  const isOver = facts.some((fact) => /^max-age=0$/i.test(fact));
  return isOver ? `${pair.slice(0, pair.indexOf('='))}=` : pair;
};

const preflight = (context: Context, origin: string): Response =>
  context.body(null, 204, {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': context.req.header('access-control-request-headers') ?? 'content-type',
    'access-control-max-age': String(rememberedSeconds),
    vary: 'origin',
  });
