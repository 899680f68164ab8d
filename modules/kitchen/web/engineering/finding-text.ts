import { m } from '../../../../generated/messages/web/messages.js';
import type { Finding, SoldDishOut } from '../../contract/engineering.contract.ts';

type Facts = { readonly dishes: readonly SoldDishOut[]; readonly nameOf: (dish: SoldDishOut) => string };

const sentences = { PLOUGHHORSE: m.kitchen_finding_ploughhorse, PUZZLE: m.kitchen_finding_puzzle, DOG: m.kitchen_finding_dog };

/** What one should know first, as the heading of the figure. */
export const findingText = (finding: Finding, { dishes, nameOf }: Facts): string => {
  if (finding.kind === 'NOTHING_SOLD') return m.kitchen_finding_nothing();
  if (finding.kind === 'TOO_FEW') return m.kitchen_finding_too_few();
  if (finding.kind === 'ALL_WELL') return m.kitchen_finding_all_well();
  if (finding.kind === 'COST_MISSING') return m.kitchen_finding_cost_missing({ share: `${Math.floor(finding.coverageShare / 100)}%` });
  const dish = dishes.find(({ dishId }) => dishId === finding.dishId);
  return sentences[finding.kind]({ name: dish ? nameOf(dish) : '' });
};
