/** What an inspection looks for among checks, temperatures and incidents. */
export const checkGapKinds = [
  'no-lists',
  'list-missed',
  'failed-without-action',
  'food-unsettled',
  'unit-unread',
  'probe-due',
  'incident-open',
] as const;

/** One of them. */
export type CheckGapKind = (typeof checkGapKinds)[number];
