/** Why a shelf differs from the books, as whoever reviews a count explains it. */
export const countReasons = [
  'UNRECORDED_WASTE',
  'UNRECORDED_USE',
  'STAFF_MEALS',
  'PORTIONS',
  'UNRUNG_SALES',
  'DELIVERY_SHORT',
  'DELIVERY_UNBOOKED',
  'TRANSFER_UNBOOKED',
  'UNITS_MIXED_UP',
  'ITEMS_MIXED_UP',
  'EARLIER_COUNT_WRONG',
  'THEFT',
  'UNEXPLAINED',
] as const;

/** A code of the list above. */
export type CountReason = (typeof countReasons)[number];

/** Why an item was passed over. */
export const skipReasons = ['NOT_REACHABLE', 'IN_USE', 'UNSURE', 'NO_TIME'] as const;

/** A code of the list above. */
export type SkipReason = (typeof skipReasons)[number];
