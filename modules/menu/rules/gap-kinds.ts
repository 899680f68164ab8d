/** What an inspection looks for in what is said of allergens. */
export const allergenGapKinds = ['allergens-unknown', 'allergens-unverified'] as const;

/** One of them. */
export type AllergenGapKind = (typeof allergenGapKinds)[number];
