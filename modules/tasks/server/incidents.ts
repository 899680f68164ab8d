import { and, desc, eq, gte, isNull, lt, or, type SQL } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../accounts/server/public.ts';
import { holds } from '../../restaurants/server/public.ts';
import type { Incident } from '../contract/incidents.contract.ts';
import { incidentKeptDays, maySeeIncident, type IncidentKind } from '../rules/incident.ts';
import { announceTasks } from './announce-tasks.ts';
import { incident } from './incident-tables.ts';
import { actorOf, momentOf } from './moment.ts';

const [minuteMs, dayMs] = [60_000, 86_400_000];

const readWhere = async (tx: RestaurantTx, which: SQL | undefined): Promise<Incident[]> => {
  const all = await tx.db
    .select()
    .from(incident)
    .where(and(eq(incident.restaurantId, tx.restaurantId), which))
    .orderBy(desc(incident.happenedAt), desc(incident.id))
    .limit(1000);
  const leads = holds(tx, 'tasks.verify') ? 'LEADS' : 'WORKS';
  const rows = all.filter((row) => maySeeIncident(row, leads));
  const people = rows.flatMap(({ recordedBy, closedBy }) => [recordedBy, ...(closedBy === null ? [] : [closedBy])]);
  const names = await namesOf(tx, [...new Set(people)]);
  return rows.map(({ restaurantId: _own, recordedAt: _at, happenedAt, closedAt, closedBy, recordedBy, ...facts }) => ({
    ...facts,
    happenedAt: happenedAt.toISOString(),
    recordedBy: names.get(recordedBy) ?? '',
    closedAt: closedAt?.toISOString() ?? null,
    closedBy: closedBy === null ? null : (names.get(closedBy) ?? ''),
  }));
};

/** What went wrong lately or is still open, newest first, as far as whoever asks may see it. */
export const recentIncidents = (tx: RestaurantTx): Promise<Incident[]> =>
  readWhere(tx, or(isNull(incident.closedAt), gte(incident.happenedAt, new Date(Date.now() - incidentKeptDays * dayMs))));

/** What went wrong between two moments, newest first. */
export const incidentsBetween = (tx: RestaurantTx, from: Date, to: Date): Promise<Incident[]> =>
  readWhere(tx, and(gte(incident.happenedAt, from), lt(incident.happenedAt, to)));

type Body = {
  readonly incidentId: string;
  readonly kind: IncidentKind;
  readonly isStaff: boolean;
  readonly concerned: string;
  readonly done: string;
  readonly followUp: string | null;
  readonly followUpDue: string | null;
  readonly minutesAgo: number;
};

/**
 * Writes down what went wrong.
 *
 * @refuses ID_TAKEN; VALUE_REQUIRED for a day on which nothing is to follow
 */
export const recordIncident = async (tx: RestaurantTx, command: CommandEnvelope<Body>): Promise<{ incidentId: string }> => {
  const { incidentId, minutesAgo, ...said } = command.body;
  if (said.followUpDue !== null && said.followUp === null) throw refusal('VALUE_REQUIRED', { field: 'followUp' });
  const happenedAt = new Date(momentOf(command).at.getTime() - minutesAgo * minuteMs);
  const made = await tx.db
    .insert(incident)
    .values({ restaurantId: tx.restaurantId, id: incidentId, ...said, happenedAt, recordedBy: actorOf(tx) })
    .onConflictDoNothing()
    .returning({ id: incident.id });
  if (made.length === 0) throw refusal('ID_TAKEN', { field: 'incidentId' });
  announceTasks(tx, 'tasks.v1.incident-changed', { incidentId });
  return { incidentId };
};

/**
 * Closes what went wrong.
 *
 * @refuses NOT_FOUND; INCIDENT_CLOSED
 */
export const closeIncident = async (
  tx: RestaurantTx,
  command: CommandEnvelope<{ readonly incidentId: string; readonly note: string }>,
): Promise<{ incidentId: string }> => {
  const { incidentId, note } = command.body;
  const own = and(eq(incident.restaurantId, tx.restaurantId), eq(incident.id, incidentId));
  const [row] = await tx.db.select().from(incident).where(own).for('update');
  if (!row) throw refusal('NOT_FOUND');
  if (row.closedAt !== null) throw refusal('INCIDENT_CLOSED', { field: 'incidentId' });
  await tx.db
    .update(incident)
    .set({ closedBy: actorOf(tx), closedAt: momentOf(command).at, closingNote: note })
    .where(own);
  announceTasks(tx, 'tasks.v1.incident-changed', { incidentId });
  return { incidentId };
};
