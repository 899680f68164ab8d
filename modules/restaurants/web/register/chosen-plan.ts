import { chosenPlan, type Plan } from '../../../subscription/rules/plans.ts';

/** Where a plan is kept that was chosen before signing up. */
const storageKey = 'selectedPlan';

/** The plan that this sign-up has in mind; one in the address takes the place of another that was kept. */
export const readChosenPlan = (inAddress: string | undefined): Plan => {
  const plan = chosenPlan(inAddress, localStorage.getItem(storageKey));
  if (inAddress !== undefined) localStorage.setItem(storageKey, plan);
  return plan;
};

/** After the sign-up: the plan is noted with the account. */
export const forgetChosenPlan = (): void => localStorage.removeItem(storageKey);
