/** What of waste presses on people, in the order in which they choose how to hear of it. */
export const wasteKinds = ['high-waste', 'waste-action'] as const;

/** A word of the list above. */
export type WasteKind = (typeof wasteKinds)[number];
