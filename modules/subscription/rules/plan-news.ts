import { graceDays } from './features.ts';
import type { HeldSubscription } from './decide-billing.ts';
import { trialDaysLeft, trialNoticeDue } from './trial.ts';

/** Something about their plan that an account holder is to be told once. */
export type PlanNews = {
  readonly news: 'TRIAL_LEFT' | 'TRIAL_OVER' | 'PAYMENT_FAILED' | 'PREPAID_LEFT' | 'PREPAID_OVER';
  /** By which it is known whether they were told. */
  readonly subject: string;
  /** @unit days until `at` */
  readonly daysLeft: number;
  /** The day that it is about: an end, or until when a plan goes on. */
  readonly at: Date;
};

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** What there is to tell of a subscription now; null where nothing is. Told with 7, 3, 1 and no days left, and of a failure at once. */
export const planNews = (held: HeldSubscription & { readonly trialEndAt: Date | null }, now: Date): PlanNews | null => {
  if (held.plan === 'free_trial') return held.trialEndAt && endNews('TRIAL', held.trialEndAt, now);
  if (held.pastDueAt !== null) {
    const at = new Date(held.pastDueAt.getTime() + graceDays * dayMs);
    return { news: 'PAYMENT_FAILED', subject: `failed-${dayOf(held.pastDueAt)}`, daysLeft: trialDaysLeft(at, now), at };
  }
  return held.prepaidUntil && endNews('PREPAID', held.prepaidUntil, now);
};

const endNews = (what: 'TRIAL' | 'PREPAID', at: Date, now: Date): PlanNews | null => {
  const due = trialNoticeDue(at, now);
  if (due === null) return null;
  const news = due === 0 ? (`${what}_OVER` as const) : (`${what}_LEFT` as const);
  return { news, subject: `${what.toLowerCase()}-${dayOf(at)}-${due}`, daysLeft: trialDaysLeft(at, now), at };
};
