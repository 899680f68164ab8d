/** What of buying presses on people, in the order in which they choose how to hear of it. */
export const buyingKinds = [
  'items-requested',
  'order-approval',
  'order-answered',
  'delivery-late',
  'delivery-differs',
  'invoice-differs',
  'invoice-approval',
  'credit-waits',
  'price-spike',
] as const;

/** A word of the list above. */
export type BuyingKind = (typeof buyingKinds)[number];
