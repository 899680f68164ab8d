import type { ProbePlace } from './check-item.ts';

/** What became of food that was outside its limits. */
export const dispositions = ['KEEP', 'REHEAT', 'CHILL', 'DISCARD'] as const;

/** What became of food that was outside its limits. */
export type Disposition = (typeof dispositions)[number];

/** What may become of food, by where it was measured: what stands too warm in the cold is not made good by heating it. */
export const dispositionsIn = (place: ProbePlace | null): readonly Disposition[] =>
  place === 'COLD' ? dispositions.filter((one) => one !== 'REHEAT') : dispositions;
