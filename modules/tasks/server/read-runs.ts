import { and, asc, between, eq, gte, inArray, isNull, or } from 'drizzle-orm';

import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { namesOf } from '../../accounts/server/public.ts';
import type { Entry, Run } from '../contract/fields.ts';
import { taskLimits } from '../rules/check-item.ts';
import { dayAfter } from '../rules/schedule.ts';
import { evidenceOf } from './evidence.ts';
import { checkEntry, checkRun, checkTemplateVersion, correctiveAction } from './tables.ts';
import { probesOf } from './unit-readings.ts';

/** How long what waits for whoever leads stays in sight. @unit days */
const waitingDays = 7;

type Names = ReadonlyMap<string, string>;
type RunRow = typeof checkRun.$inferSelect;
type EntryRow = typeof checkEntry.$inferSelect;
type ActionRow = typeof correctiveAction.$inferSelect;
type ListRow = typeof checkTemplateVersion.$inferSelect;

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

const nameOf = (names: Names, id: string | null): string | null => (id === null ? null : (names.get(id) ?? ''));

type Beside = {
  readonly names: Names;
  readonly probes: ReadonlyMap<string, Entry['probe']>;
  readonly evidence: Awaited<ReturnType<typeof evidenceOf>>;
};

/** An answer as it is told. */
export const presentEntry = (row: EntryRow, { names, probes, evidence }: Beside): Entry => ({
  id: row.id,
  itemKey: row.itemKey,
  value: row.value,
  outcome: row.outcome,
  happenedAt: row.happenedAt.toISOString(),
  isLate: row.isLate,
  byId: row.recordedBy,
  by: names.get(row.recordedBy) ?? '',
  probe: probes.get(row.id) ?? null,
  ...(evidence.get(row.id) ?? { photoUrl: null, signature: null }),
});

const presentAction = (row: ActionRow, names: Names): Run['actions'][number] => ({
  id: row.id,
  entryId: row.entryId,
  disposition: row.disposition,
  note: row.note,
  food: row.food,
  happenedAt: row.happenedAt.toISOString(),
  by: names.get(row.recordedBy) ?? '',
});

type Written = { readonly entries: readonly EntryRow[]; readonly actions: readonly ActionRow[] };

const presentRun = (row: RunRow, list: ListRow, { entries, actions, ...beside }: Written & Beside): Run => ({
  id: row.id,
  templateId: row.templateId,
  name: list.name,
  nameLocal: list.nameLocal,
  forRole: list.forRole,
  day: row.businessDate,
  showAt: row.showAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  expireAt: row.expireAt.toISOString(),
  state: row.state,
  submittedAt: isoOf(row.submittedAt),
  submittedBy: nameOf(beside.names, row.submittedBy),
  verifiedAt: isoOf(row.verifiedAt),
  verifiedBy: nameOf(beside.names, row.verifiedBy),
  reason: row.reason,
  reasonBy: nameOf(beside.names, row.reasonBy),
  items: [...list.items],
  entries: entries.map((entry) => presentEntry(entry, beside)),
  actions: actions.map((action) => presentAction(action, beside.names)),
});

/** What was answered on some lists, in the order that it was taken down. */
export const writtenOn = async (tx: RestaurantTx, runIds: readonly string[]): Promise<Written> => {
  if (runIds.length === 0) return { entries: [], actions: [] };
  const entries = await tx.db
    .select()
    .from(checkEntry)
    .where(and(eq(checkEntry.restaurantId, tx.restaurantId), inArray(checkEntry.runId, [...runIds])))
    .orderBy(asc(checkEntry.place));
  const failed = entries.filter(({ outcome }) => outcome === 'FAIL').map(({ id }) => id);
  if (failed.length === 0) return { entries, actions: [] };
  const actions = await tx.db
    .select()
    .from(correctiveAction)
    .where(and(eq(correctiveAction.restaurantId, tx.restaurantId), inArray(correctiveAction.entryId, failed)))
    .orderBy(asc(correctiveAction.happenedAt), asc(correctiveAction.id));
  return { entries, actions };
};

/** Of which days; what is not said is this day with whatever waits for somebody. */
export type Range = { readonly from?: string | undefined; readonly to?: string | undefined };

const ofRange = (today: string, { from, to }: Range) => {
  if (from !== undefined) {
    const last = dayAfter(from, taskLimits.rangeDaysMax);
    return between(checkRun.businessDate, from, to === undefined || to > last ? last : to);
  }
  const waits = and(
    gte(checkRun.businessDate, dayAfter(today, -waitingDays)),
    or(eq(checkRun.state, 'SUBMITTED'), and(eq(checkRun.state, 'MISSED'), isNull(checkRun.reason))),
  );
  return or(between(checkRun.businessDate, today, dayAfter(today, 1)), inArray(checkRun.state, ['OPEN', 'IN_PROGRESS']), waits);
};

/** The lists of some days in the order that they are due, with everything that was answered. */
export const readRuns = async (tx: RestaurantTx, range: Range): Promise<{ day: string; runs: Run[] }> => {
  const day = tradingDay(tx, new Date());
  const rows = await tx.db
    .select({ run: checkRun, list: checkTemplateVersion })
    .from(checkRun)
    .innerJoin(
      checkTemplateVersion,
      and(
        eq(checkTemplateVersion.restaurantId, checkRun.restaurantId),
        eq(checkTemplateVersion.templateId, checkRun.templateId),
        eq(checkTemplateVersion.version, checkRun.templateVersion),
      ),
    )
    .where(and(eq(checkRun.restaurantId, tx.restaurantId), ofRange(day, range)))
    .orderBy(asc(checkRun.dueAt), asc(checkRun.id));
  const { entries, actions } = await writtenOn(
    tx,
    rows.map(({ run }) => run.id),
  );
  const leads = rows.flatMap(({ run }) => [run.submittedBy, run.verifiedBy, run.reasonBy]).filter((id) => id !== null);
  const names = await namesOf(tx, [...new Set([...leads, ...[...entries, ...actions].map(({ recordedBy }) => recordedBy)])]);
  const entryIds = entries.map(({ id }) => id);
  const [probes, evidence] = [await probesOf(tx, entryIds), await evidenceOf(tx, entryIds)];
  const entriesOf = Map.groupBy(entries, ({ runId }) => runId);
  const runOf = new Map(entries.map(({ id, runId }) => [id, runId]));
  const actionsOf = Map.groupBy(actions, ({ entryId }) => runOf.get(entryId));
  return {
    day,
    runs: rows.map(({ run, list }) =>
      presentRun(run, list, { names, probes, evidence, entries: entriesOf.get(run.id) ?? [], actions: actionsOf.get(run.id) ?? [] }),
    ),
  };
};
