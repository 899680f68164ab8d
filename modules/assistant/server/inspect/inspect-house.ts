import { and, asc, desc, eq, isNull } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../../accounts/server/public.ts';
import { labelGaps } from '../../../inventory/server/public.ts';
import { allergenGaps } from '../../../menu/server/public.ts';
import { dayLater } from '../../../reports/rules/report-period.ts';
import { can } from '../../../restaurants/rules/capabilities.ts';
import { getDetails } from '../../../restaurants/server/public.ts';
import { staffGapKinds } from '../../../staff/rules/gap-kinds.ts';
import { staffGaps } from '../../../staff/server/public.ts';
import { aiCosts } from '../../../subscription/rules/ai-operations.ts';
import { reserveOperation, settleOperation } from '../../../subscription/server/public.ts';
import { checkGaps } from '../../../tasks/server/public.ts';
import type { Gap, Inspection } from '../../contract/inspection.contract.ts';
import { weighGaps } from '../../rules/inspect/weigh-gaps.ts';
import { inspection, inspectionGap } from './inspection-tables.ts';

const category = 'compliance_automation';
const cost = aiCosts[category];

/** How far back checks are looked through: as long as a house has between two reviews. @unit days */
const lookedBackDays = 28;

type InspectionRow = typeof inspection.$inferSelect;
type GapRow = typeof inspectionGap.$inferSelect;

const mayKnowPeople = ({ role }: RestaurantTx): boolean => can(role, 'staff.keep-files') && can(role, 'staff.plan');

const presentGap = ({ place, kind, weight, words, link, day, law, outcome, taskId }: GapRow): Gap => ({
  place,
  kind,
  weight,
  words,
  link,
  day,
  law,
  outcome,
  taskId,
});

const ofPeople: ReadonlySet<string> = new Set(staffGapKinds);

const present = async (tx: RestaurantTx, row: InspectionRow): Promise<Inspection> => {
  const gaps = await tx.db
    .select()
    .from(inspectionGap)
    .where(and(eq(inspectionGap.restaurantId, tx.restaurantId), eq(inspectionGap.inspectionId, row.id)))
    .orderBy(asc(inspectionGap.place));
  const names = await namesOf(tx, [row.askedBy]);
  const isKnown = mayKnowPeople(tx);
  return {
    id: row.id,
    askedAt: row.askedAt.toISOString(),
    askedBy: names.get(row.askedBy) ?? '',
    fromDay: row.fromDay,
    toDay: row.toDay,
    hasPeople: row.hasPeople && isKnown,
    gaps: gaps.filter(({ kind }) => isKnown || !ofPeople.has(kind)).map(presentGap),
  };
};

/** The latest inspection, without what it says of people for whoever may not know; null before the first. */
export const readInspection = async (tx: RestaurantTx): Promise<{ inspection: Inspection | null; cost: number }> => {
  const [latest] = await tx.db
    .select()
    .from(inspection)
    .where(eq(inspection.restaurantId, tx.restaurantId))
    .orderBy(desc(inspection.askedAt), desc(inspection.id))
    .limit(1);
  return { inspection: latest ? await present(tx, latest) : null, cost };
};

/**
 * Looks through checks, allergens, labels, rota and papers. What it costs is set aside first and counts with the result, which
 * may be that nothing was found; nothing but the inspection itself is written.
 *
 * @refuses AI_LIMIT_REACHED before any work; FEATURE_NOT_IN_PLAN
 */
export const inspectHouse = async (
  tx: RestaurantTx,
  { body: { inspectionId: id } }: CommandEnvelope<{ readonly inspectionId: string }>,
): Promise<Inspection> => {
  if ((await reserveOperation(tx, { id, category })) === 'over-limit') throw refusal('AI_LIMIT_REACHED', { cost });
  const today = tradingDay(tx, new Date());
  const fromDay = dayLater(today, -lookedBackDays);
  const hasPeople = mayKnowPeople(tx);
  const { country } = await getDetails(tx);
  const found = [
    ...(await checkGaps(tx, { from: fromDay, to: today })),
    ...(await allergenGaps(tx)),
    ...(await labelGaps(tx, today)),
    ...(hasPeople ? await staffGaps(tx, today) : []),
  ];
  const [row] = await tx.db
    .insert(inspection)
    .values({ restaurantId: tx.restaurantId, id, askedBy: tx.userId ?? '', fromDay, toDay: today, hasPeople, cost })
    .returning();
  if (!row) throw new Error('A row that was written comes back.');
  const gaps = weighGaps(found, country).map(({ place: link, ...gap }, place) => ({
    restaurantId: tx.restaurantId,
    inspectionId: id,
    place,
    link,
    ...gap,
  }));
  if (gaps.length > 0) await tx.db.insert(inspectionGap).values(gaps);
  await settleOperation(tx, id);
  return present(tx, row);
};

type Settled = {
  readonly inspectionId: string;
  readonly place: number;
  readonly outcome: 'ACCEPTED' | 'EDITED' | 'REJECTED';
  readonly taskId: string | null;
};

/**
 * Keeps what became of a gap, once.
 *
 * @refuses NOT_FOUND also for what one may not know of, and for an outcome without its task; GAP_DECIDED
 */
export const settleGap = async (
  tx: RestaurantTx,
  { body: { inspectionId, place, outcome, taskId } }: CommandEnvelope<Settled>,
): Promise<{ gap: Gap }> => {
  const own = and(
    eq(inspectionGap.restaurantId, tx.restaurantId),
    eq(inspectionGap.inspectionId, inspectionId),
    eq(inspectionGap.place, place),
  );
  const [known] = await tx.db.select({ kind: inspectionGap.kind }).from(inspectionGap).where(own);
  const isHidden = known && ofPeople.has(known.kind) && !mayKnowPeople(tx);
  if (!known || isHidden || (taskId === null) !== (outcome === 'REJECTED')) throw refusal('NOT_FOUND');
  const [row] = await tx.db
    .update(inspectionGap)
    .set({ outcome, taskId, decidedBy: tx.userId, decidedAt: new Date() })
    .where(and(own, isNull(inspectionGap.outcome)))
    .returning();
  if (!row) throw refusal('GAP_DECIDED');
  return { gap: presentGap(row) };
};
