/** What of the stock presses on people, in the order in which they choose how to hear of it. */
export const stockKinds = [
  'stock-low',
  'stock-negative',
  'lot-expiring',
  'lot-expired',
  'lot-recalled',
  'count-submitted',
  'count-overdue',
  'count-stale',
  'transfer-waits',
] as const;

/** A word of the list above. */
export type StockKind = (typeof stockKinds)[number];
