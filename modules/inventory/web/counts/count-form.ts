import type { CountRow } from './use-count-rows.ts';

/** Names what is typed for one place of a count, for the walk that opens its keys. */
export const countForm = (countId: string, { spot }: Pick<CountRow, 'spot'>): string =>
  `inventory.count ${countId} ${spot.itemId} ${spot.storageAreaId ?? ''}`;
