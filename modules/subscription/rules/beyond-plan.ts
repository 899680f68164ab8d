import { effectivePlan, type Standing } from './features.ts';
import type { Plan } from './plans.ts';
import { termsOf, unlimited } from './price-list.ts';

/**
 * How many of an account's restaurants are more than a plan is for; of the trial, than the free plan is for that follows it.
 *
 * @unit restaurants
 */
export const countBeyond = (locations: number, plan: Plan): number => {
  const { locationLimit } = termsOf(plan);
  return locationLimit === unlimited ? 0 : Math.max(0, locations - locationLimit);
};

/**
 * Whether a restaurant is one more than the plan is for: the oldest ones stay, and the trial keeps back none, so that
 * somebody who signs up with several can set them all up.
 *
 * @param place which of its account holder's restaurants it is; the oldest is the first
 */
export const isBeyondPlan = (place: number, standing: Omit<Standing, 'plannedUpgrade'>, now: Date): boolean => {
  const plan = effectivePlan(standing, now);
  return plan !== 'free_trial' && countBeyond(place, plan) > 0;
};
