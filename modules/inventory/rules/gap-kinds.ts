/** What an inspection looks for on the labels of what is in stock. */
export const labelGapKinds = ['lot-past-use-by', 'lot-undated'] as const;

/** One of them. */
export type LabelGapKind = (typeof labelGapKinds)[number];
