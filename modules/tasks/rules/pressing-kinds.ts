/** What of checks, food on its way and incidents presses on people, in the order in which they choose how to hear of it. */
export const checkKinds = ['temperature', 'food-due', 'food-failed', 'list-missed', 'incident'] as const;

/** A word of the list above. */
export type CheckKind = (typeof checkKinds)[number];

/** What of food on its way presses: it must be measured soon, or did not come through. */
export type FoodKind = Extract<CheckKind, `food-${string}`>;
