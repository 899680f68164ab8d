import { formatQuantity, quantity } from '../../../kit/quantity.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { namesOf } from '../../accounts/server/public.ts';
import { itemHeadings, type ItemHeading } from '../../inventory/server/public.ts';
import type { Review, Verdict } from '../contract/goal-fields.ts';
import { dayAfter } from '../rules/whole-weeks.ts';
import { keptBaseline } from './kept-baseline.ts';
import { changeFacts, verdictOf } from './measure-review.ts';
import { seesCost } from './present-entry.ts';
import type { wasteReview } from './tables.ts';

/** An action as it is stored. */
export type StoredReview = typeof wasteReview.$inferSelect;

const plain = (text: string | null): string | null => (text === null ? null : formatQuantity(quantity(text)));

/** What each action that is in effect has saved until yesterday; what was closed keeps what it was closed with. */
export const measure = async (tx: RestaurantTx, rows: readonly StoredReview[]): Promise<ReadonlyMap<string, Verdict>> => {
  const running = rows.flatMap(({ id, reason, itemId, inEffectOn, baseline, state }) =>
    state === 'IN_EFFECT' && inEffectOn !== null && baseline !== null
      ? [{ id, change: { of: { reason, itemId }, inEffectOn, baseline: keptBaseline(baseline) } }]
      : [],
  );
  const since = running.map(({ change }) => change.inEffectOn).toSorted()[0];
  if (since === undefined) return new Map();
  const until = dayAfter(tradingDay(tx, new Date()), -1);
  const known = await changeFacts(tx, { from: since, to: until });
  return new Map(running.map(({ id, change }) => [id, verdictOf(change, known, until)]));
};

/** Actions as they travel to whoever asks; what was measured is for who may see cost. */
export const presentReviews = async (tx: RestaurantTx, rows: readonly StoredReview[]): Promise<Review[]> => {
  const items = await itemHeadings(tx, [...new Set(rows.flatMap(({ itemId }) => itemId ?? []))]);
  const people = rows.flatMap(({ startedBy, movedBy, assigneeId }) => [startedBy, movedBy, assigneeId]);
  const names = await namesOf(tx, [...new Set(people.filter((id) => id !== null))]);
  const verdicts = seesCost(tx) ? await measure(tx, rows) : null;
  const nameOf = (id: string | null): string | null => (id === null ? null : (names.get(id) ?? ''));
  return rows.map((row) => ({
    ...namesOfItem(items.get(row.itemId ?? '')),
    id: row.id,
    reason: row.reason as Review['reason'],
    itemId: row.itemId,
    action: row.action,
    words: row.words,
    assignee: row.assigneeId === null ? null : { id: row.assigneeId, name: nameOf(row.assigneeId) ?? '' },
    dueOn: row.dueOn,
    parBefore: plain(row.parBefore),
    parAfter: plain(row.parAfter),
    state: row.state,
    inEffectOn: row.inEffectOn,
    verdict: verdicts && (row.verdict ?? verdicts.get(row.id) ?? null),
    version: row.version,
    startedBy: nameOf(row.startedBy) ?? '',
    startedAt: row.startedAt.toISOString(),
    movedBy: nameOf(row.movedBy),
    movedReason: row.movedReason,
  }));
};

const namesOfItem = (heading: ItemHeading | undefined) => ({
  itemName: heading?.name ?? null,
  itemNameLocal: heading?.nameLocal ?? null,
});

/** One action as it travels. */
export const presentReview = async (tx: RestaurantTx, row: StoredReview | undefined): Promise<Review> => {
  const [review] = row ? await presentReviews(tx, [row]) : [];
  if (!review) throw new Error('An action that was written is answered.');
  return review;
};
