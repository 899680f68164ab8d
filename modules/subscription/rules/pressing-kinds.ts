/** What of the plan presses on people, in the order in which they choose how to hear of it. */
export const planKinds = ['trial', 'usage'] as const;

/** A word of the list above. */
export type PlanKind = (typeof planKinds)[number];
