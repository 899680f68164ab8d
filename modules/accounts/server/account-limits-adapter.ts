import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import type { Pool } from '../../../platform/server/database/pool.ts';

/** Password checks for one address within an hour, right or wrong. */
const checksPerHour = 20;
const hourSeconds = 3600;

/** How long to wait, or null where another attempt is allowed. */
export type AttemptLimit = { readonly take: (email: string) => Promise<{ readonly retryAfterSeconds: number } | null> };

/** Limits guesses at one account, from wherever they come; a success does not buy more. */
export const signInAttemptLimit = (pool: Pool): AttemptLimit => {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    schemaName: 'auth',
    tableName: 'rate_limit_counter',
    tableCreated: true,
    keyPrefix: 'sign-in',
    points: checksPerHour,
    duration: hourSeconds,
    clearExpiredByTimeout: false,
  });
  return {
    take: async (email) => {
      try {
        await limiter.consume(email);
        return null;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) };
        throw refused;
      }
    },
  };
};
