import type { DayAhead, KeepAhead } from '../../restaurants/web/parts.ts';
import { openCountStatuses } from '../rules/count-session.ts';
import { countEntriesQuery, countQuery, countSheetQuery, countsQuery } from './counts/count-queries.ts';
import type { InventoryClient } from './inventory-client.ts';
import { catalogueQuery, categoriesQuery, storageAreasQuery, type InventoryWorld } from './inventory-queries.ts';
import { lotsQuery } from './lots/lot-queries.ts';
import { daysKeptAhead } from './lots/use-item-lots.ts';

/** The stock and where it stands, what expires, and the walk of every count that is open. */
export const keepInventoryAhead: KeepAhead<InventoryClient> = async (day, client) => {
  const { keep, may, queries, restaurantId } = day;
  const world = { client, restaurantId };
  await keep(catalogueQuery(world, queries));
  await keep(categoriesQuery(world));
  await keep(storageAreasQuery(world));
  await keep(lotsQuery(world, { withinDays: daysKeptAhead }));
  if (may('inventory.count')) await keepCounts(day, world);
};

const keepCounts = async ({ keep, queries }: DayAhead, world: InventoryWorld): Promise<void> => {
  const { counts } = await keep(countsQuery(world));
  for (const { id } of counts.filter(({ status }) => openCountStatuses.includes(status))) {
    const { count } = await keep(countQuery(world, id));
    await keep(countSheetQuery(world, id, count.recountNumber));
    await keep(countEntriesQuery(world, id, queries));
  }
};
