import { termsOf, type Feature } from './price-list.ts';
import { planNamed, type Plan } from './plans.ts';

/** How an account holder stands. */
export type Standing = {
  readonly plan: string;
  readonly status: string;
  readonly trialEndAt: Date | null;
  /** The plan that was looked at before signing up, where one was. */
  readonly plannedUpgrade: string | null;
  /** Since when a payment is owed; null where none is. */
  readonly pastDueAt: Date | null;
  /** Until when a plan was paid for that nobody renews by itself; null where a provider renews it. */
  readonly prepaidUntil: Date | null;
};

/** How long a plan goes on after a payment failed, or after prepaid months are over. */
export const graceDays = 14;

const graceMs = graceDays * 24 * 60 * 60 * 1000;

/** Never opened by a trial. */
const paidOnly: ReadonlySet<Feature> = new Set(['api-access', 'white-label']);

/** When a plan stops going on whose payment failed, or whose prepaid months were over, at a moment. */
export const graceEnd = (since: Date): Date => new Date(since.getTime() + graceMs);

const isOver = (since: Date | null, now: Date): boolean => since !== null && graceEnd(since) <= now;

/**
 * The plan whose limits hold now: what is paid for, and for fourteen days after a payment failed; during the trial the
 * trial's own; otherwise starter. Nothing is deleted on the way down.
 *
 * @source docs/decisions/018-billing.md
 */
export const effectivePlan = ({ plan, status, trialEndAt, pastDueAt, prepaidUntil }: Omit<Standing, 'plannedUpgrade'>, now: Date): Plan => {
  const named = planNamed(plan);
  if (status === 'cancelled') return 'starter';
  if (named === 'free_trial') return trialEndAt !== null && now < trialEndAt ? 'free_trial' : 'starter';
  return isOver(pastDueAt, now) || isOver(prepaidUntil, now) ? 'starter' : named;
};

/**
 * Whose features somebody has now: those of the plan whose limits hold, and during the trial those of the plan that was
 * chosen, growth where none was.
 */
export const featurePlan = (standing: Standing, now: Date): Plan => {
  const plan = effectivePlan(standing, now);
  if (plan !== 'free_trial') return plan;
  const chosen = planNamed(standing.plannedUpgrade ?? '');
  return chosen === 'free_trial' ? 'growth' : chosen;
};

/** Everything that is open to an account holder now. */
export const openFeatures = (standing: Standing, now: Date): readonly Feature[] => {
  const { features } = termsOf(featurePlan(standing, now));
  return effectivePlan(standing, now) === 'free_trial' ? features.filter((feature) => !paidOnly.has(feature)) : features;
};

/** Whether a feature is open to an account holder now. */
export const hasFeature = (feature: Feature, standing: Standing, now: Date): boolean => openFeatures(standing, now).includes(feature);
