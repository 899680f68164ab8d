import { and, asc, desc, eq, isNull } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { namesOf } from '../../accounts/server/public.ts';
import type { Probe, TempUnit } from '../contract/equipment.contract.ts';
import { calibrationDueAt, probeStanding } from '../rules/probe.ts';
import { unitLimit } from '../rules/temp-unit.ts';
import { probe, probeCalibration, tempUnit } from './equipment-tables.ts';
import { houseRules, type HouseRules } from './food-rules.ts';

type UnitRow = typeof tempUnit.$inferSelect;

const presentUnit = ({ id, kind, name, nameLocal, ownLimit, limitReason, version, awayAt }: UnitRow, { rules }: HouseRules): TempUnit => ({
  id,
  kind,
  name,
  nameLocal,
  ownLimit,
  limitReason,
  version,
  isAway: awayAt !== null,
  limit: ownLimit ?? unitLimit(kind, rules),
});

/** Every unit in the order in which they are walked by, with those put away. */
export const readUnits = async (tx: RestaurantTx, house: HouseRules): Promise<TempUnit[]> => {
  const rows = await tx.db
    .select()
    .from(tempUnit)
    .where(eq(tempUnit.restaurantId, tx.restaurantId))
    .orderBy(asc(tempUnit.place), asc(tempUnit.id));
  return rows.map((row) => presentUnit(row, house));
};

/** The last check of each probe; of one probe alone where it is named. */
const lastCalibrations = async (tx: RestaurantTx, probeId?: string) => {
  const rows = await tx.db
    .selectDistinctOn([probeCalibration.probeId])
    .from(probeCalibration)
    .where(
      and(eq(probeCalibration.restaurantId, tx.restaurantId), probeId === undefined ? undefined : eq(probeCalibration.probeId, probeId)),
    )
    .orderBy(asc(probeCalibration.probeId), desc(probeCalibration.happenedAt), desc(probeCalibration.id));
  return new Map(rows.map((row) => [row.probeId, row]));
};

/** Every probe with how far it can be believed now. */
export const readProbes = async (tx: RestaurantTx, { calibrateDays }: HouseRules): Promise<Probe[]> => {
  const rows = await tx.db.select().from(probe).where(eq(probe.restaurantId, tx.restaurantId)).orderBy(asc(probe.name), asc(probe.id));
  const lasts = await lastCalibrations(tx);
  const names = await namesOf(tx, [...new Set([...lasts.values()].map(({ recordedBy }) => recordedBy))]);
  return rows.map(({ id, name, version, awayAt }) => {
    const last = lasts.get(id) ?? null;
    return {
      id,
      name,
      version,
      isAway: awayAt !== null,
      standing: probeStanding(last, calibrateDays, new Date()),
      dueAt: last === null ? null : calibrationDueAt(last, calibrateDays).toISOString(),
      last: last && {
        ice: last.ice,
        boil: last.boil,
        isPassed: last.isPassed,
        happenedAt: last.happenedAt.toISOString(),
        by: names.get(last.recordedBy) ?? '',
      },
    };
  });
};

/** What keeps food cold or hot and what measures it. */
export const readEquipment = async (tx: RestaurantTx) => {
  const house = await houseRules(tx);
  return { ...house, units: await readUnits(tx, house), probes: await readProbes(tx, house) };
};

/** How far a probe could be believed at a moment; null for a probe that is not here. */
export const standingOfProbe = async (tx: RestaurantTx, probeId: string, at: Date) => {
  const [row] = await tx.db
    .select({ id: probe.id })
    .from(probe)
    .where(and(eq(probe.restaurantId, tx.restaurantId), eq(probe.id, probeId), isNull(probe.awayAt)));
  if (!row) return null;
  const { calibrateDays } = await houseRules(tx);
  return probeStanding((await lastCalibrations(tx, probeId)).get(probeId) ?? null, calibrateDays, at);
};
