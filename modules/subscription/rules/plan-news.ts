import { graceEnd } from './features.ts';
import type { HeldSubscription } from './decide-billing.ts';
import { trialDaysLeft, trialNoticeDue } from './trial.ts';

/** Something about their plan that an account holder is to be told once. */
export type PlanNews = {
  readonly news: 'TRIAL_LEFT' | 'TRIAL_OVER' | 'PAYMENT_FAILED' | 'PREPAID_LEFT' | 'PREPAID_OVER' | 'GRACE_OVER';
  /** By which it is known whether they were told. */
  readonly subject: string;
  /** @unit days until `at` */
  readonly daysLeft: number;
  /** The day that it is about: an end, or until when a plan goes on. */
  readonly at: Date;
};

/** Whoever left long ago is not written to: an end is news for a week. */
const newsMs = 7 * 24 * 60 * 60 * 1000;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * What there is to tell of a subscription now; null where nothing is. Told with 7, 3, 1 and no days left, of a failure at once,
 * and of the free plan as soon as it holds because nothing was paid.
 */
export const planNews = (held: HeldSubscription & { readonly trialEndAt: Date | null }, now: Date): PlanNews | null => {
  const { plan, trialEndAt, pastDueAt, prepaidUntil } = held;
  if (plan === 'free_trial') return trialEndAt && endNews('TRIAL', trialEndAt, now);
  const unpaidSince = pastDueAt ?? prepaidUntil;
  const at = unpaidSince && graceEnd(unpaidSince);
  if (at !== null && at <= now) return isNews(at, now) ? { news: 'GRACE_OVER', subject: `grace-${dayOf(at)}`, daysLeft: 0, at } : null;
  if (at !== null && pastDueAt !== null)
    return { news: 'PAYMENT_FAILED', subject: `failed-${dayOf(pastDueAt)}`, daysLeft: trialDaysLeft(at, now), at };
  return prepaidUntil && endNews('PREPAID', prepaidUntil, now);
};

const isNews = (endedAt: Date, now: Date): boolean => now.getTime() - endedAt.getTime() < newsMs;

const endNews = (what: 'TRIAL' | 'PREPAID', at: Date, now: Date): PlanNews | null => {
  const due = trialNoticeDue(at, now);
  if (due === null) return null;
  const news = due === 0 ? (`${what}_OVER` as const) : (`${what}_LEFT` as const);
  return { news, subject: `${what.toLowerCase()}-${dayOf(at)}-${due}`, daysLeft: trialDaysLeft(at, now), at };
};
