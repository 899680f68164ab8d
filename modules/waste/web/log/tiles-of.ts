import type { StockRow } from '../../../inventory/web/parts.ts';
import type { UsualEntry } from '../../rules/usual.ts';

export const tilesMax = 8;

/**
 * What is usual at this hour for whoever holds the device, filled up with what else is on the shelf: what is watched for its date
 * first, since soap is hardly ever thrown away.
 */
export const tilesOf = (items: readonly StockRow[], usual: readonly UsualEntry[]): readonly StockRow[] => {
  const byId = new Map(items.map((row) => [row.item.id, row]));
  const first = usual.flatMap(({ itemId }) => byId.get(itemId) ?? []);
  const rest = items.filter((row) => row.onHand > 0n && !first.includes(row));
  const isDated = ({ item }: StockRow): boolean => item.keeping.tracksLots;
  return [...first, ...rest.filter(isDated), ...rest.filter((row) => !isDated(row))].slice(0, tilesMax);
};
