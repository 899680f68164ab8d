import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import type { Pool } from '../../../platform/server/database/pool.ts';

/** How long to wait, or null where it may go on. */
type Wait = { readonly retryAfterSeconds: number } | null;

/** What one network address may do at the sign-up form. */
export type RegistrationLimits = {
  /** Before anything is looked at. */
  readonly enter: (address: string) => Promise<Wait>;
  /** After an e-mail address turned out to be taken: this is the one place that tells so. */
  readonly noteTaken: (address: string) => Promise<Wait>;
};

const hourSeconds = 3600;
/** Sign-ups sent within an hour, repeated ones included. */
const sentPerHour = 300;
/** Taken addresses heard of within an hour: enough for typing mistakes, too few to go through a list. */
const takenPerHour = 10;

const waitOf = ({ msBeforeNext }: RateLimiterRes): Wait => ({ retryAfterSeconds: Math.ceil(msBeforeNext / 1000) });

const consume = async (limiter: RateLimiterPostgres, address: string): Promise<Wait> => {
  try {
    await limiter.consume(address);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return waitOf(refused);
    throw refused;
  }
};

/** Counts in the database, so that every server of one database counts together. */
export const registrationLimits = (pool: Pool): RegistrationLimits => {
  const limiter = (keyPrefix: string, points: number): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: pool,
      schemaName: 'auth',
      tableName: 'rate_limit_counter',
      tableCreated: true,
      keyPrefix,
      points,
      duration: hourSeconds,
      clearExpiredByTimeout: false,
    });
  const sent = limiter('register', sentPerHour);
  const taken = limiter('register-taken', takenPerHour);
  return {
    enter: async (address) => {
      const heard = await taken.get(address);
      if (heard && heard.consumedPoints >= takenPerHour) return waitOf(heard);
      return consume(sent, address);
    },
    noteTaken: (address) => consume(taken, address),
  };
};
