/** What became of food that was outside its limits. */
export const dispositions = ['KEEP', 'REHEAT', 'CHILL', 'DISCARD'] as const;

/** What became of food that was outside its limits. */
export type Disposition = (typeof dispositions)[number];
