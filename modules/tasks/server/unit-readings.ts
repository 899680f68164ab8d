import { and, asc, eq, gte, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Entry } from '../contract/fields.ts';
import { taskLimits, type CheckItem } from '../rules/check-item.ts';
import { probe, tempUnit, unitReading } from './equipment-tables.ts';
import { standingOfProbe } from './read-equipment.ts';
import type { checkEntry } from './tables.ts';

type EntryRow = typeof checkEntry.$inferSelect;

const dayMs = 86_400_000;

/**
 * Keeps beside an answer of which unit it is and with which probe it was taken.
 *
 * @refuses NOT_FOUND for a probe that is not here
 */
export const keepReading = async (tx: RestaurantTx, entry: EntryRow, { item, probeId }: Taken): Promise<void> => {
  const { restaurantId, id: entryId, value, outcome, happenedAt } = entry;
  if (item.type !== 'TEMPERATURE' || value === null || outcome === 'NA') return;
  const unitId = item.unitId ?? null;
  if (unitId === null && probeId === null) return;
  const probeStanding = probeId === null ? null : await standingOfProbe(tx, probeId, happenedAt);
  if (probeId !== null && probeStanding === null) throw refusal('NOT_FOUND');
  await tx.db.insert(unitReading).values({ restaurantId, entryId, unitId, probeId, probeStanding, value, outcome, happenedAt });
};

type Taken = { readonly item: CheckItem; readonly probeId: string | null };

/** With which probe each of some answers was taken. */
export const probesOf = async (tx: RestaurantTx, entryIds: readonly string[]): Promise<ReadonlyMap<string, Entry['probe']>> => {
  if (entryIds.length === 0) return new Map();
  const rows = await tx.db
    .select({ entryId: unitReading.entryId, id: probe.id, name: probe.name, standing: unitReading.probeStanding })
    .from(unitReading)
    .innerJoin(probe, and(eq(probe.restaurantId, unitReading.restaurantId), eq(probe.id, unitReading.probeId)))
    .where(and(eq(unitReading.restaurantId, tx.restaurantId), inArray(unitReading.entryId, [...entryIds])));
  return new Map(rows.map(({ entryId, id, name, standing }) => [entryId, standing && { id, name, standing }]));
};

/**
 * What was read of one unit in the last two weeks, oldest first.
 *
 * @refuses NOT_FOUND
 */
export const readUnitReadings = async (tx: RestaurantTx, { unitId }: { readonly unitId: string }) => {
  const unit = and(eq(tempUnit.restaurantId, tx.restaurantId), eq(tempUnit.id, unitId));
  if ((await tx.db.select({ id: tempUnit.id }).from(tempUnit).where(unit)).length === 0) throw refusal('NOT_FOUND');
  const since = new Date(Date.now() - taskLimits.readingsDays * dayMs);
  const rows = await tx.db
    .select()
    .from(unitReading)
    .where(and(eq(unitReading.restaurantId, tx.restaurantId), eq(unitReading.unitId, unitId), gte(unitReading.happenedAt, since)))
    .orderBy(asc(unitReading.happenedAt), asc(unitReading.entryId))
    .limit(500);
  return {
    readings: rows.map(({ entryId, value, outcome, happenedAt }) => ({ entryId, value, outcome, happenedAt: happenedAt.toISOString() })),
  };
};
