import { and, asc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { instantOf, templateLimits, weekTimeOf, type TemplateShift, type WeekOnWall } from '../rules/rota-template.ts';
import { dayAfter, mondayOf } from '../rules/rota-week.ts';
import { addDrafts } from './copy-week.ts';
import { shift, type ShiftRow } from './rota-tables.ts';
import { rotaTemplate } from './rota-template-table.ts';
import { timesOf } from './save-shift.ts';
import { workRole } from './tables.ts';

type Row = typeof rotaTemplate.$inferSelect;

const present = ({ id, name, shifts, madeAt }: Row) => ({ id, name, shifts: shifts.length, madeAt: madeAt.toISOString() });

const kept = (tx: RestaurantTx) => and(eq(rotaTemplate.restaurantId, tx.restaurantId), isNull(rotaTemplate.removedAt));

/** The weeks that may be planned from again, by name. */
export const readRotaTemplates = async (tx: RestaurantTx) => {
  const rows = await tx.db
    .select()
    .from(rotaTemplate)
    .where(kept(tx))
    .orderBy(asc(sql`lower(${rotaTemplate.name})`));
  return { templates: rows.map(present) };
};

const shiftsOfWeek = (tx: RestaurantTx, monday: string): Promise<ShiftRow[]> =>
  tx.db
    .select()
    .from(shift)
    .where(
      and(
        eq(shift.restaurantId, tx.restaurantId),
        gte(shift.businessDate, monday),
        lt(shift.businessDate, dayAfter(monday, 7)),
        eq(shift.isCancelled, false),
      ),
    )
    .orderBy(asc(shift.startsAt), asc(shift.id))
    .limit(templateLimits.shiftsMax);

const templateShiftOf = ({ startsAt, endsAt, workRoleId, userId, breaks, note }: ShiftRow, week: WeekOnWall): TemplateShift => ({
  starts: weekTimeOf(startsAt, week),
  ends: weekTimeOf(endsAt, week),
  workRoleId,
  userId,
  breaks,
  note,
});

type Keeping = { readonly templateId: string; readonly name: string; readonly monday: string };

/**
 * Keeps a week as it is planned.
 *
 * @refuses NOT_FOUND for a week without shifts; TEMPLATE_LIMIT_REACHED; TEMPLATE_NAME_TAKEN; ID_TAKEN
 */
export const keepRotaTemplate = async (tx: RestaurantTx, { body }: CommandEnvelope<Keeping>) => {
  const monday = mondayOf(body.monday);
  const rows = await shiftsOfWeek(tx, monday);
  if (rows.length === 0) throw refusal('NOT_FOUND');
  const known = await tx.db.select({ id: rotaTemplate.id, name: rotaTemplate.name }).from(rotaTemplate).where(kept(tx));
  const { templatesMax } = templateLimits;
  if (known.length >= templatesMax) throw refusal('TEMPLATE_LIMIT_REACHED', { field: 'name', templatesMax });
  const isTaken = known.some(({ name }) => name.toLowerCase() === body.name.toLowerCase());
  if (isTaken) throw refusal('TEMPLATE_NAME_TAKEN', { field: 'name', name: body.name });
  const shifts = rows.map((row) => templateShiftOf(row, { monday, timeZone: tx.timeZone }));
  const [made] = await tx.db
    .insert(rotaTemplate)
    .values({ restaurantId: tx.restaurantId, id: body.templateId, name: body.name, shifts, madeBy: tx.userId ?? '' })
    .onConflictDoNothing()
    .returning();
  if (!made) throw refusal('ID_TAKEN', { field: 'templateId' });
  return { template: present(made) };
};

type Planning = { readonly templateId: string; readonly monday: string; readonly newShiftIds: readonly string[] };

/**
 * Puts the shifts of a kept week into another, at the same times of the wall. Whoever left, or stands elsewhere at that
 * time, leaves an open shift; a kind of work that was put away is left out.
 *
 * @refuses NOT_FOUND for a week that is not kept; SHIFT_TIMES_WRONG beyond the days that may be planned; ID_TAKEN
 */
export const planFromTemplate = async (tx: RestaurantTx, { body }: CommandEnvelope<Planning>) => {
  const [row] = await tx.db
    .select()
    .from(rotaTemplate)
    .where(and(kept(tx), eq(rotaTemplate.id, body.templateId)));
  if (!row) throw refusal('NOT_FOUND');
  const living = await livingRoles(tx, row.shifts);
  const week = { monday: mondayOf(body.monday), timeZone: tx.timeZone };
  const drafts = row.shifts
    .filter(({ workRoleId }) => living.has(workRoleId))
    .flatMap((one, index) => {
      const id = body.newShiftIds[index];
      return id === undefined ? [] : [{ id, ...draftOf(tx, one, week) }];
    });
  const { openedCount } = await addDrafts(tx, drafts);
  return { madeCount: drafts.length, openedCount };
};

const draftOf = (tx: RestaurantTx, one: TemplateShift, week: WeekOnWall) => {
  const { workRoleId, userId, note } = one;
  const breaks = [...one.breaks];
  const [startsAt, endsAt] = [instantOf(one.starts, week).toISOString(), instantOf(one.ends, week).toISOString()];
  return { workRoleId, userId, note, breaks, source: 'TEMPLATE' as const, ...timesOf(tx, { startsAt, endsAt, breaks }) };
};

const livingRoles = async (tx: RestaurantTx, shifts: readonly TemplateShift[]): Promise<ReadonlySet<string>> => {
  const ids = [...new Set(shifts.map(({ workRoleId }) => workRoleId))];
  const rows = await tx.db
    .select({ id: workRole.id })
    .from(workRole)
    .where(and(eq(workRole.restaurantId, tx.restaurantId), inArray(workRole.id, ids), isNull(workRole.archivedAt)));
  return new Set(rows.map(({ id }) => id));
};

/**
 * Takes a kept week away; what was planned from it stays.
 *
 * @refuses NOT_FOUND
 */
export const removeRotaTemplate = async (tx: RestaurantTx, { body }: CommandEnvelope<{ readonly templateId: string }>) => {
  const [row] = await tx.db
    .update(rotaTemplate)
    .set({ removedAt: new Date() })
    .where(and(kept(tx), eq(rotaTemplate.id, body.templateId)))
    .returning({ templateId: rotaTemplate.id });
  if (!row) throw refusal('NOT_FOUND');
  return row;
};
