import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Currency } from '../../../kit/money.ts';
import { holds } from '../../restaurants/server/public.ts';
import type { Demand, RotaDay } from '../contract/rota-fields.ts';
import { dayAfter } from '../rules/rota-week.ts';
import { announceStaff } from './announce-staff.ts';
import { labourDemand, rotaDay } from './rota-tables.ts';
import { workRole } from './tables.ts';

/** What days are planned against, those of which nobody said anything left out. */
export const readRotaDays = async (tx: RestaurantTx, from: string, until: string): Promise<RotaDay[]> => {
  const days = await tx.db
    .select()
    .from(rotaDay)
    .where(and(eq(rotaDay.restaurantId, tx.restaurantId), gte(rotaDay.businessDate, from), lt(rotaDay.businessDate, until)))
    .orderBy(asc(rotaDay.businessDate));
  const spans = await tx.db
    .select()
    .from(labourDemand)
    .where(and(eq(labourDemand.restaurantId, tx.restaurantId), gte(labourDemand.businessDate, from), lt(labourDemand.businessDate, until)))
    .orderBy(asc(labourDemand.businessDate), asc(labourDemand.fromMinute), asc(labourDemand.workRoleId));
  const maySeeMoney = holds(tx, 'members.view-pay');
  return days.map(({ businessDate, expectedSalesMinor, currency, version }) => ({
    day: businessDate,
    // What was expected in another currency says nothing beside wages in this one.
    expectedSales: maySeeMoney && currency === tx.currency ? (expectedSalesMinor?.toString() ?? null) : null,
    version,
    demand: spans
      .filter((span) => span.businessDate === businessDate)
      .map(({ workRoleId, fromMinute, toMinute, people }) => ({ workRoleId, fromMinute, toMinute, people })),
  }));
};

type Body = {
  readonly day: string;
  readonly baseVersion: number | null;
  readonly expectedSales: string | null;
  readonly demand: readonly Demand[];
};

/**
 * Says what a day is planned against.
 *
 * @refuses ROTA_DAY_CHANGED with the day as it is; WORK_ROLE_UNKNOWN; DEMAND_WRONG where a span ends before it begins, or
 * two of one kind of work lie over each other
 */
export const saveRotaDay = async (tx: RestaurantTx, { body }: CommandEnvelope<Body>): Promise<{ day: RotaDay }> => {
  const { day, baseVersion, demand } = body;
  const own = and(eq(rotaDay.restaurantId, tx.restaurantId), eq(rotaDay.businessDate, day));
  const [known] = await tx.db.select().from(rotaDay).where(own).for('update');
  if ((known?.version ?? null) !== baseVersion) throw await changedDay(tx, day);
  if (demand.some(isWrongIn)) throw refusal('DEMAND_WRONG', { field: 'demand' });
  await requireRoles(tx, demand);
  const expectedSalesMinor = body.expectedSales === null ? null : BigInt(body.expectedSales);
  const facts = { expectedSalesMinor, currency: tx.currency as Currency };
  const [kept] = known
    ? await tx.db
        .update(rotaDay)
        .set({ ...facts, version: known.version + 1 })
        .where(own)
        .returning()
    : await tx.db
        .insert(rotaDay)
        .values({ restaurantId: tx.restaurantId, businessDate: day, ...facts })
        .onConflictDoNothing()
        .returning();
  if (!kept) throw await changedDay(tx, day);
  const spans = and(eq(labourDemand.restaurantId, tx.restaurantId), eq(labourDemand.businessDate, day));
  await tx.db.delete(labourDemand).where(spans);
  const rows = demand.map((span) => ({ restaurantId: tx.restaurantId, businessDate: day, ...span }));
  if (rows.length > 0) await tx.db.insert(labourDemand).values(rows);
  announceStaff(tx, 'staff.v1.rota-drafted', { day });
  const [saved] = await readRotaDays(tx, day, dayAfter(day, 1));
  if (!saved) throw refusal('NOT_FOUND');
  return { day: saved };
};

const changedDay = async (tx: RestaurantTx, day: string) => {
  const [current] = await readRotaDays(tx, day, dayAfter(day, 1));
  return refusal('ROTA_DAY_CHANGED', { field: 'version', current: current ?? null });
};

const isWrongIn = (span: Demand, index: number, all: readonly Demand[]): boolean =>
  span.toMinute <= span.fromMinute ||
  all
    .slice(0, index)
    .some((other) => other.workRoleId === span.workRoleId && other.fromMinute < span.toMinute && span.fromMinute < other.toMinute);

const requireRoles = async (tx: RestaurantTx, demand: readonly Demand[]): Promise<void> => {
  const ids = [...new Set(demand.map(({ workRoleId }) => workRoleId))];
  if (ids.length === 0) return;
  const rows = await tx.db
    .select({ id: workRole.id })
    .from(workRole)
    .where(and(eq(workRole.restaurantId, tx.restaurantId), inArray(workRole.id, ids)));
  if (rows.length !== ids.length) throw refusal('WORK_ROLE_UNKNOWN', { field: 'demand' });
};
