import { and, asc, count, eq, isNull } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { DiningTable, Station } from '../contract/fields.ts';
import { kitchenLimits } from '../rules/kitchen-limits.ts';
import type { StationKind } from '../rules/routing.ts';
import { announceKitchen } from './announce-kitchen.ts';
import { loadStations } from './load-order.ts';
import { diningTable, kitchenOrder, kitchenStation, type StationRow } from './tables.ts';

const presentStation = ({ restaurantId: _own, archivedAt, ...row }: StationRow): Station => ({ ...row, isArchived: archivedAt !== null });

const presentTable = ({ restaurantId: _own, archivedAt, ...row }: typeof diningTable.$inferSelect): DiningTable => ({
  ...row,
  isArchived: archivedAt !== null,
});

/** Every station and table, in their order. */
export const readHouse = async (tx: RestaurantTx): Promise<{ stations: Station[]; tables: DiningTable[] }> => {
  const tables = await tx.db
    .select()
    .from(diningTable)
    .where(eq(diningTable.restaurantId, tx.restaurantId))
    .orderBy(asc(diningTable.sortOrder), asc(diningTable.name), asc(diningTable.id));
  return { stations: (await loadStations(tx)).map(presentStation), tables: tables.map(presentTable) };
};

type StationBody = {
  readonly stationId: string;
  readonly baseVersion: number | null;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly kind: StationKind;
  readonly categoryIds: string[];
  readonly dishIds: string[];
  readonly stage: number;
  readonly mode: 'ITEM' | 'TICKET';
  readonly hasSound: boolean;
  readonly sortOrder: number;
  readonly isArchived: boolean;
};

/**
 * Adds a station, or changes one over the version that the person saw. What was fired already stays where it is.
 *
 * @refuses NOT_FOUND; ID_TAKEN; STATION_LIMIT_REACHED; STATION_CHANGED with the station as it is
 */
export const saveStation = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<StationBody>): Promise<{ station: Station }> => {
  const { stationId, baseVersion, isArchived, ...said } = body;
  const own = and(eq(kitchenStation.restaurantId, tx.restaurantId), eq(kitchenStation.id, stationId));
  const facts = { ...said, archivedAt: isArchived ? new Date(occurredAt) : null };
  if (baseVersion === null) await refuseStationLimit(tx);
  else {
    const [row] = await tx.db.select().from(kitchenStation).where(own).for('update');
    if (!row) throw refusal('NOT_FOUND');
    if (row.version !== baseVersion) throw refusal('STATION_CHANGED', { field: 'version', current: presentStation(row) });
  }
  const [kept] =
    baseVersion === null
      ? await tx.db
          .insert(kitchenStation)
          .values({ restaurantId: tx.restaurantId, id: stationId, ...facts })
          .onConflictDoNothing()
          .returning()
      : await tx.db
          .update(kitchenStation)
          .set({ ...facts, version: baseVersion + 1 })
          .where(own)
          .returning();
  if (!kept) throw refusal('ID_TAKEN', { field: 'station' });
  announceKitchen(tx, 'kitchen.v1.house-changed', { stationId, tableId: null });
  return { station: presentStation(kept) };
};

const refuseStationLimit = async (tx: RestaurantTx): Promise<void> => {
  const [all] = await tx.db
    .select({ stations: count() })
    .from(kitchenStation)
    .where(and(eq(kitchenStation.restaurantId, tx.restaurantId), isNull(kitchenStation.archivedAt)));
  const { stationsMax } = kitchenLimits;
  if (all && all.stations >= stationsMax) throw refusal('STATION_LIMIT_REACHED', { field: 'station', stationsMax });
};

type TableBody = {
  readonly tableId: string;
  readonly baseVersion: number | null;
  readonly name: string;
  readonly seats: number;
  readonly area: string | null;
  readonly sortOrder: number;
  readonly isArchived: boolean;
};

/** No other table in use has the name, however it is written; and there are not too many. */
const refuseTaken = async (tx: RestaurantTx, { tableId, name, isArchived }: TableBody): Promise<void> => {
  if (isArchived) return;
  const rows = await tx.db
    .select({ id: diningTable.id, name: diningTable.name })
    .from(diningTable)
    .where(and(eq(diningTable.restaurantId, tx.restaurantId), isNull(diningTable.archivedAt)));
  const others = rows.filter(({ id }) => id !== tableId);
  if (others.some((one) => one.name.toLowerCase() === name.toLowerCase())) throw refusal('TABLE_NAME_TAKEN', { field: 'name', name });
  const { tablesMax } = kitchenLimits;
  if (others.length >= tablesMax) throw refusal('TABLE_LIMIT_REACHED', { field: 'table', tablesMax });
};

const refuseInUse = async (tx: RestaurantTx, tableId: string): Promise<void> => {
  const [at] = await tx.db
    .select({ id: kitchenOrder.id })
    .from(kitchenOrder)
    .where(and(eq(kitchenOrder.restaurantId, tx.restaurantId), eq(kitchenOrder.state, 'OPEN'), eq(kitchenOrder.tableId, tableId)))
    .limit(1);
  if (at) throw refusal('TABLE_IN_USE', { field: 'table' });
};

/**
 * Adds a table, or changes one over the version that the person saw.
 *
 * @refuses NOT_FOUND; ID_TAKEN; TABLE_NAME_TAKEN; TABLE_LIMIT_REACHED; TABLE_CHANGED with the table as it is
 * @refuses TABLE_IN_USE for one that is put away while guests sit at it
 */
export const saveTable = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<TableBody>): Promise<{ table: DiningTable }> => {
  const { tableId, baseVersion, isArchived, ...said } = body;
  await refuseTaken(tx, body);
  const own = and(eq(diningTable.restaurantId, tx.restaurantId), eq(diningTable.id, tableId));
  const facts = { ...said, archivedAt: isArchived ? new Date(occurredAt) : null };
  if (baseVersion !== null) {
    const [row] = await tx.db.select().from(diningTable).where(own).for('update');
    if (!row) throw refusal('NOT_FOUND');
    if (row.version !== baseVersion) throw refusal('TABLE_CHANGED', { field: 'version', current: presentTable(row) });
    if (isArchived) await refuseInUse(tx, tableId);
  }
  const [kept] =
    baseVersion === null
      ? await tx.db
          .insert(diningTable)
          .values({ restaurantId: tx.restaurantId, id: tableId, ...facts })
          .onConflictDoNothing()
          .returning()
      : await tx.db
          .update(diningTable)
          .set({ ...facts, version: baseVersion + 1 })
          .where(own)
          .returning();
  if (!kept) throw refusal('ID_TAKEN', { field: 'table' });
  announceKitchen(tx, 'kitchen.v1.house-changed', { stationId: null, tableId });
  return { table: presentTable(kept) };
};
