import { useLots, type ShownLot } from './use-lots.ts';

/** How many days ahead a device knows of every lot, whichever item was looked at. */
export const daysKeptAhead = 3;

const nobody: readonly ShownLot[] = [];

/**
 * The lots of an item that hold something. Without a line, what is near its date or past it is known of every item, the
 * rest of those that were looked at before.
 */
export const useItemLots = (itemId: string | undefined): readonly ShownLot[] => {
  const near = useLots({ withinDays: daysKeptAhead });
  const own = useLots(itemId === undefined ? { withinDays: daysKeptAhead } : { itemId });
  if (itemId === undefined) return nobody;
  return (own.lots ?? near.lots ?? nobody).filter((lot) => lot.itemId === itemId && lot.onHand !== '0');
};
