/** What a subscription can be: the trial, or one of the plans of the price list. */
export type Plan = 'free_trial' | 'starter' | 'growth' | 'pro' | 'enterprise';

/** Every plan, from the trial to the largest. */
export const plans: readonly Plan[] = ['free_trial', 'starter', 'growth', 'pro', 'enterprise'];

/** Other names by which price lists and older links call a plan. `professional` and `pro` are one plan. */
const aliases: ReadonlyMap<string, Plan> = new Map([
  ['free', 'free_trial'],
  ['free trial', 'free_trial'],
  ['freetrial', 'free_trial'],
  ['start', 'starter'],
  ['basic', 'starter'],
  ['professional', 'pro'],
  ['premium', 'pro'],
  ['business', 'enterprise'],
  ['advanced', 'enterprise'],
]);

/** The plan that a name means, however it is written; a name that nobody knows is the free trial. */
export const planNamed = (name: string): Plan => {
  const word = name.trim().toLowerCase();
  return aliases.get(word) ?? plans.find((plan) => plan === word) ?? 'free_trial';
};

/** The plan that somebody has in mind who signs up: the one of the address, else the one kept before, else the trial. */
export const chosenPlan = (inAddress: string | undefined, kept: string | null): Plan => planNamed(inAddress ?? kept ?? '');
