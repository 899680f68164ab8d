import { inventoryLimits } from '../../rules/limits.ts';

/** What the address of the list says: how many days ahead it looks; without, three. */
export type ExpiringSearch = { readonly days?: number };

/** The choices of days that are offered; an address may name others. */
export const daysOffered: readonly number[] = [0, 3, 7, 14];

export const readExpiringSearch = (search: Readonly<Record<string, unknown>>): ExpiringSearch => {
  const days = Number(search['days']);
  return search['days'] !== undefined && Number.isInteger(days) && days >= 0 && days <= inventoryLimits.expiryDaysMax ? { days } : {};
};
