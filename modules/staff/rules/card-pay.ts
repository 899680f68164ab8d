import { rational, roundHalfEven } from '../../../kit/rational.ts';
import type { TierMinutes } from './overtime-tiers.ts';

/** Thousandths of an hour's rate in a minute's share of it. */
const minuteShare = 60_000n;

/**
 * What minutes are worth at an hourly rate, rounded once, half to even.
 *
 * @unit minor units
 */
export const payOf = (tiers: readonly TierMinutes[], hourlyMinor: bigint): bigint => {
  const weighed = tiers.reduce((sum, { minutes, ratePermille }) => sum + BigInt(minutes) * BigInt(ratePermille), 0n);
  return roundHalfEven(rational(weighed * hourlyMinor, minuteShare));
};
