import { and, count, eq, isNull, sql } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { taskLimits } from '../rules/check-item.ts';
import { judgeCalibration } from '../rules/probe.ts';
import { decideUnitLimit, withUnitLimit, type UnitKind } from '../rules/temp-unit.ts';
import { announceTasks } from './announce-tasks.ts';
import { probe, probeCalibration, tempUnit } from './equipment-tables.ts';
import { houseRules } from './food-rules.ts';
import { readTemplates, renewDays, writeVersion } from './list-versions.ts';
import { actorOf, momentOf } from './moment.ts';
import { checkTemplate } from './tables.ts';

type UnitBody = {
  readonly unitId: string;
  readonly baseVersion: number | null;
  readonly kind: UnitKind;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly ownLimit: string | null;
  readonly limitReason: string | null;
  readonly isAway: boolean;
};

const { equipmentMax } = taskLimits;

const requireRoom = async (tx: RestaurantTx, table: typeof tempUnit | typeof probe, field: string): Promise<void> => {
  const inUse = and(eq(table.restaurantId, tx.restaurantId), isNull(table.awayAt));
  const [all] = await tx.db.select({ things: count() }).from(table).where(inUse);
  if ((all?.things ?? 0) >= equipmentMax) throw refusal('EQUIPMENT_LIMIT_REACHED', { field, equipmentMax });
};

/** Lists in use that read a unit. */
const listsReading = async (tx: RestaurantTx, unitId: string) =>
  (await readTemplates(tx)).filter(({ isArchived, items }) => !isArchived && items.some((item) => item.unitId === unitId));

/**
 * Adds a unit, changes it, or puts it away.
 *
 * @refuses NOT_FOUND; ID_TAKEN; EQUIPMENT_CHANGED; EQUIPMENT_LIMIT_REACHED; UNIT_IN_USE with the lists that read it;
 * whatever decideUnitLimit refuses
 */
export const saveUnit = async (tx: RestaurantTx, command: CommandEnvelope<UnitBody>): Promise<{ unitId: string }> => {
  const { unitId, baseVersion, isAway, ...said } = command.body;
  const { rules } = await houseRules(tx);
  const limit = orRefuse(decideUnitLimit(said.kind, rules, { limit: said.ownLimit, reason: said.limitReason }), { field: 'ownLimit' });
  const { at } = momentOf(command);
  const facts = { ...said, awayAt: isAway ? at : null };
  if (baseVersion === null) {
    await requireRoom(tx, tempUnit, 'unitId');
    const last = sql`(select coalesce(max(place), 0) + 1 from temp_unit where restaurant_id = ${tx.restaurantId})`;
    const values = { restaurantId: tx.restaurantId, id: unitId, ...facts, place: last };
    const made = await tx.db.insert(tempUnit).values(values).onConflictDoNothing().returning({ id: tempUnit.id });
    if (made.length === 0) throw refusal('ID_TAKEN', { field: 'unitId' });
  } else {
    const own = and(eq(tempUnit.restaurantId, tx.restaurantId), eq(tempUnit.id, unitId));
    const [row] = await tx.db.select().from(tempUnit).where(own).for('update');
    if (!row) throw refusal('NOT_FOUND');
    if (row.version !== baseVersion) throw refusal('EQUIPMENT_CHANGED', { field: 'version' });
    const reading = isAway ? await listsReading(tx, unitId) : [];
    if (reading.length > 0) throw refusal('UNIT_IN_USE', { field: 'isAway', lists: reading.map(({ name }) => name).join(', ') });
    await tx.db
      .update(tempUnit)
      .set({ ...facts, version: baseVersion + 1 })
      .where(own);
    await renewLists(tx, { id: unitId, kind: said.kind, limit }, at);
  }
  announceTasks(tx, 'tasks.v1.equipment-changed', {});
  return { unitId };
};

/** Lists that read a unit ask by its new limit from their next day on. */
const renewLists = async (
  tx: RestaurantTx,
  unit: { readonly id: string; readonly kind: UnitKind; readonly limit: string },
  writtenAt: Date,
): Promise<void> => {
  for (const { id: templateId, version, isArchived, items, ...fields } of await listsReading(tx, unit.id)) {
    const renewed = items.map((item) => withUnitLimit(item, [unit]));
    if (JSON.stringify(renewed) === JSON.stringify(items)) continue;
    const next = { templateId, version: version + 1 };
    await tx.db
      .update(checkTemplate)
      .set({ version: next.version })
      .where(and(eq(checkTemplate.restaurantId, tx.restaurantId), eq(checkTemplate.id, templateId)));
    await writeVersion(tx, { ...fields, ...next, items: renewed, writtenAt });
    await renewDays(tx, { ...next, schedule: fields.schedule, isArchived });
    announceTasks(tx, 'tasks.v1.templates-changed', { templateId });
  }
};

/** Puts units in an order; one that is not here is left out. */
export const orderUnits = async (
  tx: RestaurantTx,
  { body }: CommandEnvelope<{ readonly unitIds: readonly string[] }>,
): Promise<{ ordered: number }> => {
  let ordered = 0;
  for (const [place, unitId] of body.unitIds.entries()) {
    const own = and(eq(tempUnit.restaurantId, tx.restaurantId), eq(tempUnit.id, unitId));
    ordered += (await tx.db.update(tempUnit).set({ place }).where(own).returning({ id: tempUnit.id })).length;
  }
  announceTasks(tx, 'tasks.v1.equipment-changed', {});
  return { ordered };
};

type ProbeBody = { readonly probeId: string; readonly baseVersion: number | null; readonly name: string; readonly isAway: boolean };

/**
 * Adds a probe, renames it, or puts it away.
 *
 * @refuses NOT_FOUND; ID_TAKEN; EQUIPMENT_CHANGED; EQUIPMENT_LIMIT_REACHED
 */
export const saveProbe = async (tx: RestaurantTx, command: CommandEnvelope<ProbeBody>): Promise<{ probeId: string }> => {
  const { probeId, baseVersion, name, isAway } = command.body;
  const facts = { name, awayAt: isAway ? momentOf(command).at : null };
  if (baseVersion === null) {
    await requireRoom(tx, probe, 'probeId');
    const values = { restaurantId: tx.restaurantId, id: probeId, ...facts };
    const made = await tx.db.insert(probe).values(values).onConflictDoNothing().returning({ id: probe.id });
    if (made.length === 0) throw refusal('ID_TAKEN', { field: 'probeId' });
  } else {
    const own = and(eq(probe.restaurantId, tx.restaurantId), eq(probe.id, probeId));
    const [row] = await tx.db.select().from(probe).where(own).for('update');
    if (!row) throw refusal('NOT_FOUND');
    if (row.version !== baseVersion) throw refusal('EQUIPMENT_CHANGED', { field: 'version' });
    await tx.db
      .update(probe)
      .set({ ...facts, version: baseVersion + 1 })
      .where(own);
  }
  announceTasks(tx, 'tasks.v1.equipment-changed', {});
  return { probeId };
};

type CalibrationBody = {
  readonly calibrationId: string;
  readonly probeId: string;
  readonly ice: string;
  readonly boil: string | null;
};

/**
 * Writes down what a probe showed in ice and in boiling water.
 *
 * @refuses NOT_FOUND; ID_TAKEN; whatever judgeCalibration refuses
 */
export const calibrateProbe = async (tx: RestaurantTx, command: CommandEnvelope<CalibrationBody>) => {
  const { calibrationId, probeId, ice, boil } = command.body;
  const own = and(eq(probe.restaurantId, tx.restaurantId), eq(probe.id, probeId));
  if ((await tx.db.select({ id: probe.id }).from(probe).where(own)).length === 0) throw refusal('NOT_FOUND');
  const isPassed = orRefuse(judgeCalibration({ ice, boil }), { field: 'ice' });
  const facts = { probeId, ice, boil, isPassed, happenedAt: momentOf(command).at, recordedBy: actorOf(tx) };
  const made = await tx.db
    .insert(probeCalibration)
    .values({ restaurantId: tx.restaurantId, id: calibrationId, ...facts })
    .onConflictDoNothing()
    .returning({ id: probeCalibration.id });
  if (made.length === 0) throw refusal('ID_TAKEN', { field: 'calibrationId' });
  announceTasks(tx, 'tasks.v1.equipment-changed', {});
  return { calibrationId, isPassed };
};
