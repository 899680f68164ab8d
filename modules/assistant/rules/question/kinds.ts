/** What a name stands for. */
export type NameKind = 'item' | 'dish' | 'supplier' | 'category' | 'person' | 'allergen';

/** By what an answer is split. */
export type Dimension = 'day' | 'item' | 'dish' | 'supplier' | 'category' | 'reason' | 'channel' | 'part' | 'hour' | 'payment' | 'role';
