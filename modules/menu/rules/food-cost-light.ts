/** What a food cost % says at a glance. */
export type FoodCostLight = 'ON_TARGET' | 'OVER' | 'FAR_OVER' | 'INCOMPLETE' | 'NO_TARGET';

/** How far over its target a dish may be before it is far over: three percent of the price. */
const farOverFrom = 300;

/** A food cost and what is known of it. */
export type JudgedFoodCost = {
  /** @unit hundredths of a percent of the price without VAT */
  readonly share: number;
  /** @unit hundredths of a percent; null where nobody set one */
  readonly target: number | null;
  readonly isComplete: boolean;
};

/**
 * What to think of a food cost %.
 *
 * @invariant one that is not complete is never on target: what is missing only adds to it. Over is over all the same.
 */
export const foodCostLight = ({ share, target, isComplete }: JudgedFoodCost): FoodCostLight => {
  if (target !== null && share > target) return share > target + farOverFrom ? 'FAR_OVER' : 'OVER';
  if (!isComplete) return 'INCOMPLETE';
  return target === null ? 'NO_TARGET' : 'ON_TARGET';
};
