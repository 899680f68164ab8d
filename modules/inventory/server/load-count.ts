import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../accounts/server/public.ts';
import type { CountHead } from '../contract/count-schemas.ts';
import { type CountStatus, type CountStep, decideCountStep } from '../rules/count-session.ts';
import type { RecountThreshold } from '../rules/count-variance.ts';

/** A count as the database gives it. */
export type StoredCount = {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly template_id: string | null;
  readonly storage_area_ids: readonly string[];
  readonly category_ids: readonly string[];
  readonly is_key_items_only: boolean;
  readonly is_blind: boolean;
  readonly is_open_to_kitchen: boolean;
  readonly recount_bps: number;
  readonly recount_with_minor: bigint;
  readonly recount_alone_minor: bigint;
  readonly status: CountStatus;
  readonly recount_number: number;
  readonly last_entry_number: number;
  readonly created_by: string;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly submitted_by: string | null;
  readonly submitted_at: Date | null;
  readonly approved_by: string | null;
  readonly approved_at: Date | null;
  readonly closed_by: string | null;
  readonly closed_at: Date | null;
  readonly close_reason: string | null;
  readonly last_active_at: Date;
  readonly stale_told_at: Date | null;
  readonly lines: number;
};

const select = `select s.id, s.number, s.name, s.template_id, s.storage_area_ids, s.category_ids, s.is_key_items_only, s.is_blind,
       s.is_open_to_kitchen, s.recount_bps, s.recount_with_minor, s.recount_alone_minor, s.status, s.recount_number, s.last_entry_number,
       s.created_by, s.created_at, s.started_at, s.submitted_by, s.submitted_at, s.approved_by, s.approved_at, s.closed_by, s.closed_at,
       s.close_reason, s.last_active_at, s.stale_told_at,
       (select count(*)::int from count_line l where l.restaurant_id = s.restaurant_id and l.session_id = s.id) as lines
  from count_session s where s.restaurant_id = $1`;

const countsShown = 60;

/** What is going on, and what was counted last. */
export const loadCounts = async (tx: RestaurantTx): Promise<readonly StoredCount[]> => {
  const { rows } = await tx.client.query<StoredCount>({
    name: 'inventory-counts',
    text: `${select} order by s.number desc limit ${countsShown}`,
    values: [tx.restaurantId],
  });
  return rows;
};

/**
 * One count.
 *
 * @refuses NOT_FOUND
 */
export const loadCount = async (tx: RestaurantTx, countId: string): Promise<StoredCount> => {
  const { rows } = await tx.client.query<StoredCount>({
    name: 'inventory-count',
    text: `${select} and s.id = $2`,
    values: [tx.restaurantId, countId],
  });
  if (!rows[0]) throw refusal('NOT_FOUND');
  return rows[0];
};

/** A count that is held until the transaction ends, and the status that a step of it leads to. */
export type CountInStep = { readonly count: StoredCount; readonly to: CountStatus };

/**
 * Holds a count and decides a step of it, so that two steps of one count follow each other.
 *
 * @refuses NOT_FOUND, and whatever decideCountStep refuses
 */
export const takeCountStep = async (tx: RestaurantTx, countId: string, step: CountStep): Promise<CountInStep> => {
  const { rows } = await tx.client.query<StoredCount>({
    name: 'inventory-count-held',
    text: `${select} and s.id = $2 for update`,
    values: [tx.restaurantId, countId],
  });
  const [count] = rows;
  if (!count) throw refusal('NOT_FOUND');
  const to = orRefuse(decideCountStep(step, factsOf(tx, count)), { field: 'countId' });
  return { count, to };
};

const factsOf = (tx: RestaurantTx, count: StoredCount) => ({
  status: count.status,
  role: tx.role,
  isCreator: count.created_by === tx.userId,
  isOpenToKitchen: count.is_open_to_kitchen,
  isApprovedToday: count.approved_at !== null && tradingDay(tx, count.approved_at) === tradingDay(tx, new Date()),
});

/** Beyond which a line of the count is to be counted again. */
export const thresholdOf = (count: StoredCount): RecountThreshold => ({
  shareBps: count.recount_bps,
  withMinor: count.recount_with_minor,
  aloneMinor: count.recount_alone_minor,
});

/** Counts as they travel, with the names of those who had a part in them. */
export const presentCounts = async (tx: RestaurantTx, counts: readonly StoredCount[]): Promise<CountHead[]> => {
  const people = counts.flatMap((count) => [count.created_by, count.submitted_by, count.approved_by, count.closed_by]);
  const names = await namesOf(tx, [...new Set(people.filter((id) => id !== null))]);
  const person = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
  return counts.map((count) => ({
    id: count.id,
    number: count.number,
    name: count.name,
    templateId: count.template_id,
    status: count.status,
    isBlind: count.is_blind,
    isOpenToKitchen: count.is_open_to_kitchen,
    recountNumber: count.recount_number,
    lines: count.lines,
    createdBy: { id: count.created_by, name: names.get(count.created_by) ?? '' },
    createdAt: count.created_at.toISOString(),
    startedAt: count.started_at?.toISOString() ?? null,
    submittedBy: person(count.submitted_by),
    submittedAt: count.submitted_at?.toISOString() ?? null,
    approvedBy: person(count.approved_by),
    approvedAt: count.approved_at?.toISOString() ?? null,
    closedBy: person(count.closed_by),
    closedAt: count.closed_at?.toISOString() ?? null,
    closeReason: count.close_reason,
  }));
};

/** A count as it stands now, as every command about one answers. */
export const answerWithCount = async (tx: RestaurantTx, countId: string): Promise<{ count: CountHead }> => {
  const [count] = await presentCounts(tx, [await loadCount(tx, countId)]);
  if (!count) throw refusal('NOT_FOUND');
  return { count };
};
