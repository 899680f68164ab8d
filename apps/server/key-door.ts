import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';

import {
  keyLimits,
  keyOf,
  noteKeyCall,
  noteKeyRefusal,
  type KeyAllowance,
  type KeyCredential,
} from '../../modules/restaurants/server/mount.ts';
import { callsPerMinute } from '../../modules/restaurants/rules/api-key.ts';
import type { Pools } from '../../platform/server/database/pool.ts';
import { refusal } from '../../platform/server/rpc/refuse.ts';
import { translateError } from '../../platform/server/rpc/translate-error.ts';

/** A refusal as the procedures behind the door answer it. */
const tell = (context: Context, refused: ReturnType<typeof translateError>): Response =>
  context.json(refused.toJSON(), refused.status as ContentfulStatusCode);

/**
 * Before the plain API: a call by a program's key is counted, and held to what a key may make in a minute, before anything
 * of it is looked at. What its cookies say is dropped unread: it comes on the key's word alone. Calls of people pass.
 */
export const keyDoor = ({ pools, log }: { readonly pools: Pools; readonly log: Logger }): MiddlewareHandler => {
  const limits = keyLimits(pools.auth);
  const letIn = async (context: Context, key: KeyCredential, next: () => Promise<void>): Promise<Response> => {
    const keyId = await noteKeyCall(pools, key);
    if (keyId === null) return tell(context, refusal('UNAUTHENTICATED'));
    const allowance = await limits.take(keyId);
    if (allowance.isOver) context.res = tell(context, refusal('RATE_LIMITED', { retryAfterSeconds: allowance.resetSeconds }));
    else await pass(context, next);
    const { res: answer } = context;
    sayAllowance(answer.headers, allowance);
    if (answer.status >= 400 && answer.status < 500) await noteKeyRefusal(pools, { restaurantId: key.restaurantId, keyId });
    return answer;
  };
  return async (context, next) => {
    const key = keyOf(context.req.raw.headers);
    if (key === null) return next();
    if (key === 'unreadable') return tell(context, refusal('UNAUTHENTICATED'));
    try {
      return await letIn(context, key, next);
    } catch (thrown) {
      return tell(context, translateError(thrown, log));
    }
  };
};

const sayAllowance = (headers: Headers, { isOver, remaining, resetSeconds }: KeyAllowance): void => {
  headers.set('ratelimit-limit', String(callsPerMinute));
  headers.set('ratelimit-remaining', String(remaining));
  headers.set('ratelimit-reset', String(resetSeconds));
  if (isOver) headers.set('retry-after', String(resetSeconds));
};

const pass = async (context: Context, next: () => Promise<void>): Promise<void> => {
  const headers = new Headers(context.req.raw.headers);
  headers.delete('cookie');
  context.req.raw = new Request(context.req.raw, { headers });
  await next();
};
