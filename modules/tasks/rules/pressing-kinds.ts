/** What of checks and incidents presses on people, in the order in which they choose how to hear of it. */
export const checkKinds = ['temperature', 'list-missed', 'incident'] as const;

/** A word of the list above. */
export type CheckKind = (typeof checkKinds)[number];
