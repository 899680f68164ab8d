import { and, asc, desc, eq, gte, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../accounts/server/public.ts';
import type { PowerCut } from '../contract/incidents.contract.ts';
import type { Disposition } from '../rules/disposition.ts';
import { incidentKeptDays } from '../rules/incident.ts';
import { judgeAfterCut } from '../rules/power-cut.ts';
import { readProbe } from '../rules/probe.ts';
import { announceTasks } from './announce-tasks.ts';
import { tempUnit } from './equipment-tables.ts';
import { houseRules } from './food-rules.ts';
import { powerCut, powerCutCheck } from './incident-tables.ts';
import { actorOf, momentOf } from './moment.ts';
import { readUnits } from './read-equipment.ts';

const [minuteMs, dayMs] = [60_000, 86_400_000];

const readWhere = async (tx: RestaurantTx, which: SQL | undefined): Promise<PowerCut[]> => {
  const rows = await tx.db
    .select()
    .from(powerCut)
    .where(and(eq(powerCut.restaurantId, tx.restaurantId), which))
    .orderBy(desc(powerCut.beganAt), desc(powerCut.id))
    .limit(500);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const checks = await tx.db
    .select({ check: powerCutCheck, unit: tempUnit.name, unitLocal: tempUnit.nameLocal })
    .from(powerCutCheck)
    .innerJoin(tempUnit, and(eq(tempUnit.restaurantId, powerCutCheck.restaurantId), eq(tempUnit.id, powerCutCheck.unitId)))
    .where(and(eq(powerCutCheck.restaurantId, tx.restaurantId), inArray(powerCutCheck.cutId, ids)))
    .orderBy(asc(powerCutCheck.happenedAt), asc(powerCutCheck.id));
  const names = await namesOf(tx, [...new Set([...rows.map(({ begunBy }) => begunBy), ...checks.map(({ check }) => check.recordedBy)])]);
  return rows.map(({ id, beganAt, begunBy, endedAt }) => ({
    id,
    beganAt: beganAt.toISOString(),
    begunBy: names.get(begunBy) ?? '',
    endedAt: endedAt?.toISOString() ?? null,
    checks: checks
      .filter(({ check }) => check.cutId === id)
      .map(({ check: { restaurantId: _own, recordedAt: _at, cutId: _cut, recordedBy, happenedAt, ...facts }, unit, unitLocal }) => ({
        ...facts,
        unit,
        unitLocal,
        happenedAt: happenedAt.toISOString(),
        by: names.get(recordedBy) ?? '',
      })),
  }));
};

/** When the power was out lately, or still is, newest first. */
export const recentCuts = (tx: RestaurantTx): Promise<PowerCut[]> =>
  readWhere(tx, or(isNull(powerCut.endedAt), gte(powerCut.beganAt, new Date(Date.now() - incidentKeptDays * dayMs))));

/** When the power went between two moments, newest first. */
export const cutsBetween = (tx: RestaurantTx, from: Date, to: Date): Promise<PowerCut[]> =>
  readWhere(tx, and(gte(powerCut.beganAt, from), lt(powerCut.beganAt, to)));

/**
 * The power is out.
 *
 * @refuses ID_TAKEN
 */
export const beginPowerCut = async (
  tx: RestaurantTx,
  command: CommandEnvelope<{ readonly cutId: string; readonly minutesAgo: number }>,
): Promise<{ cutId: string }> => {
  const { cutId, minutesAgo } = command.body;
  const beganAt = new Date(momentOf(command).at.getTime() - minutesAgo * minuteMs);
  const made = await tx.db
    .insert(powerCut)
    .values({ restaurantId: tx.restaurantId, id: cutId, beganAt, begunBy: actorOf(tx) })
    .onConflictDoNothing()
    .returning({ id: powerCut.id });
  if (made.length === 0) throw refusal('ID_TAKEN', { field: 'cutId' });
  announceTasks(tx, 'tasks.v1.power-cut-changed', { cutId });
  return { cutId };
};

const lockCut = async (tx: RestaurantTx, cutId: string) => {
  const own = and(eq(powerCut.restaurantId, tx.restaurantId), eq(powerCut.id, cutId));
  const [row] = await tx.db.select().from(powerCut).where(own).for('update');
  if (!row) throw refusal('NOT_FOUND');
  return { row, own };
};

type CheckBody = {
  readonly checkId: string;
  readonly cutId: string;
  readonly unitId: string;
  readonly reading: string | null;
  readonly disposition: Disposition | null;
  readonly food: string | null;
};

/**
 * Says what one unit showed after a power cut and what was done; what is thrown away is announced.
 *
 * @refuses NOT_FOUND; ID_TAKEN; CUT_MUST_DISCARD for food that was warm too long and is not thrown away; VALUE_REQUIRED where
 * it does not say what became of the food, or what was thrown away; whatever a probe can't show
 */
export const checkAfterCut = async (tx: RestaurantTx, command: CommandEnvelope<CheckBody>) => {
  const { checkId, cutId, unitId, reading, disposition, food } = command.body;
  const { row } = await lockCut(tx, cutId);
  const unit = (await readUnits(tx, await houseRules(tx))).find(({ id }) => id === unitId);
  if (!unit) throw refusal('NOT_FOUND');
  if (reading !== null) orRefuse(readProbe(reading), { field: 'reading' });
  const { at } = momentOf(command);
  const outMinutes = Math.max(0, Math.floor((at.getTime() - row.beganAt.getTime()) / minuteMs));
  const verdict = judgeAfterCut({ ...unit, reading, outMinutes });
  if (verdict === null) throw refusal('VALUE_NOT_UNDERSTOOD', { field: 'reading' });
  if (verdict === 'DISCARD' && disposition !== 'DISCARD') throw refusal('CUT_MUST_DISCARD', { field: 'disposition' });
  if ((verdict === 'EMPTY') !== (disposition === null)) throw refusal('VALUE_REQUIRED', { field: 'disposition' });
  if ((disposition === 'DISCARD') !== (food !== null)) throw refusal('VALUE_REQUIRED', { field: 'food' });
  const recordedBy = actorOf(tx);
  const said = { cutId, unitId, reading, verdict, disposition, food, happenedAt: at, recordedBy };
  const made = await tx.db
    .insert(powerCutCheck)
    .values({ restaurantId: tx.restaurantId, id: checkId, ...said })
    .onConflictDoNothing()
    .returning({ id: powerCutCheck.id });
  if (made.length === 0) throw refusal('ID_TAKEN', { field: 'checkId' });
  announceTasks(tx, 'tasks.v1.power-cut-changed', { cutId });
  if (food !== null) {
    const told = { actionId: checkId, runId: null, food, note: `${unit.name}, ${reading} °C`, byId: recordedBy };
    announceTasks(tx, 'tasks.v1.food-discarded', { ...told, happenedAt: at.toISOString() });
  }
  return { checkId, verdict };
};

/**
 * The power is back, and everything was checked.
 *
 * @refuses NOT_FOUND; CUT_OVER
 */
export const endPowerCut = async (tx: RestaurantTx, command: CommandEnvelope<{ readonly cutId: string }>): Promise<{ cutId: string }> => {
  const { cutId } = command.body;
  const { row, own } = await lockCut(tx, cutId);
  if (row.endedAt !== null) throw refusal('CUT_OVER', { field: 'cutId' });
  await tx.db
    .update(powerCut)
    .set({ endedAt: momentOf(command).at, endedBy: actorOf(tx) })
    .where(own);
  announceTasks(tx, 'tasks.v1.power-cut-changed', { cutId });
  return { cutId };
};
