/** What a name stands for. */
export type NameKind = 'item' | 'dish' | 'supplier' | 'category' | 'person' | 'allergen';

/** By what an answer may be split. */
export const dimensions = ['day', 'item', 'dish', 'supplier', 'category', 'reason', 'channel', 'part', 'hour', 'payment', 'role'] as const;

/** By what an answer is split. */
export type Dimension = (typeof dimensions)[number];
