import type { Currency } from '../../../kit/money.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../accounts/server/public.ts';
import type { CountLine } from '../contract/count-schemas.ts';
import type { CountReason } from '../rules/count-reason.ts';
import { announceInventory } from './announce-inventory.ts';
import { loadCountLines, type LineOfSession, quantityText } from './count-lines.ts';
import { answerWithCount, loadCount, type StoredCount, takeCountStep } from './load-count.ts';
import { isCostVisible } from './present-movement.ts';

/**
 * A count line by line, against the books: those beyond the threshold first, then by what they are worth.
 *
 * @refuses NOT_FOUND
 */
export const reviewCount = async (tx: RestaurantTx, countId: string) => {
  const stored = await loadCount(tx, countId);
  const lines = (await loadCountLines(tx, stored)).toSorted(byWeight);
  const names = await namesOf(tx, [...new Set(lines.flatMap(({ line }) => line.counterIds))]);
  const isVisible = isCostVisible(tx);
  const { count } = await answerWithCount(tx, countId);
  return {
    count,
    lines: lines.map((line) => present(line, { names, isVisible })),
    currency: tx.currency as Currency,
    isCostVisible: isVisible,
    asOf: new Date().toISOString(),
  };
};

const weightOf = ({ variance }: LineOfSession): bigint => {
  const value = variance?.valueMinor ?? 0n;
  return value < 0n ? -value : value;
};

const byWeight = (left: LineOfSession, right: LineOfSession): number => {
  if (left.isOver !== right.isOver) return left.isOver ? -1 : 1;
  const [heavier, lighter] = [weightOf(left), weightOf(right)];
  return heavier === lighter ? left.itemId.localeCompare(right.itemId) : heavier > lighter ? -1 : 1;
};

type Reader = { readonly names: ReadonlyMap<string, string>; readonly isVisible: boolean };

const present = (one: LineOfSession, { names, isVisible }: Reader): CountLine => ({
  itemId: one.itemId,
  state: one.line.state,
  counted: quantityText(one.line.counted),
  expected: quantityText(one.expected),
  difference: quantityText(one.variance?.difference ?? null),
  shareBps: one.variance?.shareBps ?? null,
  valueMinor: isVisible ? (one.variance?.valueMinor?.toString() ?? null) : null,
  isOver: one.isOver,
  isCarried: one.line.isCarried,
  recountNumber: one.recountNumber,
  isRecounted: one.line.isRecounted,
  hasMovedMeanwhile: one.hasMovedMeanwhile,
  countedAt: one.line.counted === null ? null : (one.line.lastAt?.toISOString() ?? null),
  counters: one.line.counterIds.map((id) => names.get(id) ?? ''),
  skipReason: one.skipReason as CountLine['skipReason'],
  reason: one.reason as CountLine['reason'],
  note: one.note,
});

/** What is open in the round at hand: never counted, or asked for again and not answered everywhere. */
const isOpen = (count: StoredCount, { line, recountNumber }: LineOfSession): boolean =>
  count.recount_number === 0 ? line.state === 'OPEN' : recountNumber === count.recount_number && !line.isRecounted;

const openPeople = async (tx: RestaurantTx, countId: string): Promise<readonly string[]> => {
  const { rows } = await tx.client.query<{ readonly counter_id: string }>({
    name: 'inventory-count-open-parts',
    text: `select distinct counter_id from count_part
            where restaurant_id = $1 and session_id = $2 and closed_at is null and counter_id is distinct from $3`,
    values: [tx.restaurantId, countId, tx.userId],
  });
  const names = await namesOf(
    tx,
    rows.map((row) => row.counter_id),
  );
  return rows.map((row) => names.get(row.counter_id) ?? '');
};

/**
 * Hands a count in; whoever does so is done in every area of their own.
 *
 * @refuses NOT_FOUND, COUNT_ENTRY_FORBIDDEN, COUNT_STATUS_CHANGED; COUNT_PARTS_OPEN while others count,
 * COUNT_LINES_OPEN unless they are to be left out, COUNT_NOTHING_COUNTED
 */
export const submitCount = async (tx: RestaurantTx, body: { readonly countId: string; readonly openLines: 'REFUSE' | 'LEAVE_OUT' }) => {
  const { countId, openLines } = body;
  const { count, to } = await takeCountStep(tx, countId, 'SUBMIT');
  const people = await openPeople(tx, countId);
  if (people.length > 0) throw refusal('COUNT_PARTS_OPEN', { field: 'countId', people: people.join(', ') });
  const lines = await loadCountLines(tx, count);
  if (lines.every(({ line }) => line.counted === null)) throw refusal('COUNT_NOTHING_COUNTED', { field: 'countId' });
  const open = lines.filter((line) => isOpen(count, line)).length;
  if (open > 0 && openLines === 'REFUSE') throw refusal('COUNT_LINES_OPEN', { field: 'countId', lines: open });
  await tx.client.query({
    name: 'inventory-submit-count',
    text: `with done as (
             update count_part set closed_at = now() where restaurant_id = $1 and session_id = $2 and closed_at is null
           )
           update count_session set status = $3, submitted_by = $4, submitted_at = now(), last_active_at = now(), stale_told_at = null
            where restaurant_id = $1 and id = $2`,
    values: [tx.restaurantId, countId, to, tx.userId],
  });
  announceInventory(tx, 'inventory.v1.count-submitted', { countId, name: count.name });
  return answerWithCount(tx, countId);
};

/**
 * Asks for lines to be counted again.
 *
 * @refuses NOT_FOUND, COUNT_REVIEW_FORBIDDEN, COUNT_STATUS_CHANGED, COUNT_ITEM_NOT_LISTED
 */
export const askRecount = async (
  tx: RestaurantTx,
  { countId, itemIds }: { readonly countId: string; readonly itemIds: readonly string[] },
) => {
  const { to } = await takeCountStep(tx, countId, 'ASK_RECOUNT');
  const { rowCount } = await tx.client.query({
    name: 'inventory-ask-recount',
    text: `with round as (
             update count_session set status = $3, recount_number = recount_number + 1, last_active_at = now(), stale_told_at = null
              where restaurant_id = $1 and id = $2 returning recount_number
           )
           update count_line l set recount_number = round.recount_number from round
            where l.restaurant_id = $1 and l.session_id = $2 and l.item_id = any ($4::uuid[])`,
    values: [tx.restaurantId, countId, to, itemIds],
  });
  if (rowCount !== new Set(itemIds).size) throw refusal('COUNT_ITEM_NOT_LISTED', { field: 'itemIds' });
  return answerWithCount(tx, countId);
};

type Explanation = {
  readonly countId: string;
  readonly itemIds: readonly string[];
  readonly reason: CountReason | null;
  readonly note: string | null;
};

/**
 * Says why lines differ.
 *
 * @refuses NOT_FOUND, COUNT_REVIEW_FORBIDDEN, COUNT_STATUS_CHANGED
 */
export const explainCountLines = async (tx: RestaurantTx, { countId, itemIds, reason, note }: Explanation) => {
  await takeCountStep(tx, countId, 'REVIEW');
  await tx.client.query({
    name: 'inventory-explain-count-lines',
    text: `update count_line set reason = $4, note = nullif($5, '')
            where restaurant_id = $1 and session_id = $2 and item_id = any ($3::uuid[])`,
    values: [tx.restaurantId, countId, itemIds, reason, note],
  });
  return { countId };
};
