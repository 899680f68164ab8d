/** What of systems that sell elsewhere, and of those that are told, presses on people, in the order in which they choose how to hear of it. */
export const sellerKinds = ['pos-trouble', 'pos-unmapped', 'hook-off'] as const;

/** A word of the list above. */
export type SellerKind = (typeof sellerKinds)[number];
