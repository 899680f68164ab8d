import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import type { Pool } from '../../../platform/server/database/pool.ts';

/** How long to wait, or null where another attempt is allowed. */
export type AttemptLimit = { readonly take: (key: string) => Promise<{ readonly retryAfterSeconds: number } | null> };

const hourSeconds = 3600;

/** So many within an hour for one key, counted in the database, so that all servers count together. */
const hourlyLimit = (pool: Pool, what: { readonly keyPrefix: string; readonly points: number }): AttemptLimit => {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    schemaName: 'auth',
    tableName: 'rate_limit_counter',
    tableCreated: true,
    ...what,
    duration: hourSeconds,
    clearExpiredByTimeout: false,
  });
  return {
    take: async (key) => {
      try {
        await limiter.consume(key);
        return null;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) };
        throw refused;
      }
    },
  };
};

/** Limits guesses at one account, from wherever they come; a success does not buy more. */
export const signInAttemptLimit = (pool: Pool): AttemptLimit => hourlyLimit(pool, { keyPrefix: 'sign-in', points: 20 });

/** Limits the letters that anyone can have sent to one address, whether or not it has an account. */
export const letterLimit = (pool: Pool): AttemptLimit => hourlyLimit(pool, { keyPrefix: 'letter', points: 6 });
