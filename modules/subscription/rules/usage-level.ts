import type { BillingCycle } from './billing-cycle.ts';
import { unlimited } from './price-list.ts';

/** How close to its limit something is: from four fifths on near, from nineteen twentieths on critical, then over. */
export type UsageLevel = 'fine' | 'near' | 'critical' | 'over';

/**
 * From where on a use is near its limit.
 *
 * @unit share of the limit
 */
export const nearShare: number = 0.8;
const criticalShare = 0.95;

/** How close a use is to its limit; what is unlimited never is. */
export const usageLevel = (used: number, limit: number): UsageLevel => {
  if (limit === unlimited) return 'fine';
  if (used >= limit) return 'over';
  if (used >= limit * criticalShare) return 'critical';
  return used >= limit * nearShare ? 'near' : 'fine';
};

/**
 * How much of a limit is used; 0 where there is none, 100 where nothing is allowed.
 *
 * @unit percent, rounded to a whole one, never above 100
 */
export const usagePercentage = (used: number, limit: number): number => {
  if (limit === unlimited) return 0;
  return limit <= 0 ? 100 : Math.min(100, Math.round((used / limit) * 100));
};

/**
 * A pace is told from so long a use on; of less, one lively afternoon would be the pace of a month.
 *
 * @unit milliseconds
 */
const paceAfterMs = 3 * 86_400_000;

/** How much of what a plan includes is used in a cycle. */
export type MeteredUse = {
  /** @unit AI operations */
  readonly used: number;
  /** @unit AI operations; -1 is unlimited */
  readonly limit: number;
  readonly cycle: BillingCycle;
};

/**
 * When the limit is reached if it goes on as it did since the cycle began; null where it is not reached within the cycle,
 * nothing was used, there is no limit, or the cycle is too young to have a pace.
 */
export const reachedAt = ({ used, limit, cycle }: MeteredUse, now: Date): Date | null => {
  const elapsed = now.getTime() - cycle.start.getTime();
  if (limit === unlimited || used <= 0 || used >= limit || elapsed < paceAfterMs) return null;
  const reached = cycle.start.getTime() + (elapsed * limit) / used;
  return reached < cycle.end.getTime() ? new Date(reached) : null;
};
