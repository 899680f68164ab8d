import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import type { Pool } from '../../../platform/server/database/pool.ts';
import { callsPerMinute } from '../rules/api-key.ts';

/** How a key stands after one more call. */
export type KeyAllowance = {
  readonly isOver: boolean;
  /** Calls that are left in this minute. */
  readonly remaining: number;
  /** Until the next minute begins for this key. */
  readonly resetSeconds: number;
};

/** Takes a call off what a key may make in a minute. */
export type KeyLimits = { readonly take: (keyId: string) => Promise<KeyAllowance> };

const minuteSeconds = 60;

const allowance = ({ remainingPoints, msBeforeNext }: RateLimiterRes, isOver: boolean): KeyAllowance => ({
  isOver,
  remaining: remainingPoints,
  resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});

/** Counts in the database, so that every server of one database counts together. */
export const keyLimits = (pool: Pool): KeyLimits => {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    schemaName: 'auth',
    tableName: 'rate_limit_counter',
    tableCreated: true,
    keyPrefix: 'api-key',
    points: callsPerMinute,
    duration: minuteSeconds,
    clearExpiredByTimeout: false,
  });
  return {
    take: async (keyId) => {
      try {
        return allowance(await limiter.consume(keyId), false);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return allowance(refused, true);
        throw refused;
      }
    },
  };
};
