import { planNamed, type Plan } from './plans.ts';

/** What a plan may open beyond what every plan has. */
export type Feature = 'multi-location';

const opened: Readonly<Record<Feature, readonly Plan[]>> = { 'multi-location': ['pro', 'enterprise'] };

/** How an account holder stands. */
export type Standing = {
  readonly plan: string;
  readonly status: string;
  readonly trialEndAt: Date | null;
  /** The plan that was looked at before signing up, where one was. */
  readonly plannedUpgrade: string | null;
};

/**
 * Whose features somebody has now: those of the plan that is paid for; during the trial those of the plan that was
 * chosen, growth where none was; after the trial without payment, and after a cancellation, starter's.
 *
 * @source docs/decisions/004-accounts-and-tenancy.md
 */
export const featurePlan = ({ plan, status, trialEndAt, plannedUpgrade }: Standing, now: Date): Plan => {
  const paid = planNamed(plan);
  if (status === 'cancelled') return 'starter';
  if (paid !== 'free_trial') return paid;
  if (trialEndAt === null || trialEndAt <= now) return 'starter';
  const chosen = planNamed(plannedUpgrade ?? '');
  return chosen === 'free_trial' ? 'growth' : chosen;
};

/** Whether a feature is open to an account holder now. */
export const hasFeature = (feature: Feature, standing: Standing, now: Date): boolean =>
  opened[feature].includes(featurePlan(standing, now));
