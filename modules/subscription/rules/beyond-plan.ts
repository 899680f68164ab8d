import { effectivePlan, type Standing } from './features.ts';
import { termsOf, unlimited } from './price-list.ts';

/**
 * Whether a restaurant is one more than the plan is for: the oldest ones stay, and the trial keeps back none, so that
 * somebody who signs up with several can set them all up.
 *
 * @param place which of its account holder's restaurants it is; the oldest is the first
 */
export const isBeyondPlan = (place: number, standing: Omit<Standing, 'plannedUpgrade'>, now: Date): boolean => {
  const plan = effectivePlan(standing, now);
  const { locationLimit } = termsOf(plan);
  return plan !== 'free_trial' && locationLimit !== unlimited && place > locationLimit;
};
