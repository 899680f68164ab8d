import { accepted, type Decision, refused } from '../../../kit/decision.ts';

/** Whether a dish is sold: being made up, on the menu, 86 (off for now), or gone for good. */
export const dishStates = ['DRAFT', 'LIVE', 'PAUSED', 'RETIRED'] as const;

/** Whether a dish is sold. */
export type DishState = (typeof dishStates)[number];

/** Who took a dish off: somebody, or the stock that ran out. */
export const pauseSources = ['HAND', 'STOCK'] as const;

/** What may be done to a dish. */
export type DishStep = 'PUBLISH' | 'PAUSE' | 'RESUME' | 'RETIRE' | 'REVIVE';

/** Why a step is refused. */
export type DishRefusal =
  | { readonly code: 'DISH_STEP_NOT_NOW'; readonly state: DishState }
  | { readonly code: 'DISH_WITHOUT_PRICE' }
  | { readonly code: 'DISH_WITHOUT_RECIPE' };

const steps: Readonly<Record<DishStep, { readonly from: readonly DishState[]; readonly to: DishState }>> = {
  PUBLISH: { from: ['DRAFT'], to: 'LIVE' },
  PAUSE: { from: ['LIVE'], to: 'PAUSED' },
  RESUME: { from: ['PAUSED'], to: 'LIVE' },
  RETIRE: { from: ['DRAFT', 'LIVE', 'PAUSED'], to: 'RETIRED' },
  REVIVE: { from: ['RETIRED'], to: 'DRAFT' },
};

/**
 * Where a step leads a dish.
 *
 * @refuses DISH_STEP_NOT_NOW; DISH_WITHOUT_PRICE, DISH_WITHOUT_RECIPE for one that is put on the menu without
 */
export const decideDishStep = (
  state: DishState,
  step: DishStep,
  { hasPrice, hasRecipe }: { readonly hasPrice: boolean; readonly hasRecipe: boolean },
): Decision<DishState, DishRefusal> => {
  const { from, to } = steps[step];
  if (!from.includes(state)) return refused({ code: 'DISH_STEP_NOT_NOW', state });
  if (step !== 'PUBLISH') return accepted(to);
  if (!hasPrice) return refused({ code: 'DISH_WITHOUT_PRICE' });
  return hasRecipe ? accepted(to) : refused({ code: 'DISH_WITHOUT_RECIPE' });
};
