import { and, count, desc, eq, inArray } from 'drizzle-orm';

import { formatQuantity, quantity } from '../../../kit/quantity.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { itemHeadings, lockItem, setPars } from '../../inventory/server/public.ts';
import { colleagues, holds } from '../../restaurants/server/public.ts';
import type { Review, Verdict } from '../contract/goal-fields.ts';
import { decideStep, firstState, type ReviewAction, type ReviewState, type ReviewStep } from '../rules/review-state.ts';
import { wasteLimits } from '../rules/waste-limits.ts';
import { announceWaste } from './announce-waste.ts';
import { keepBaseline } from './kept-baseline.ts';
import { baselineBefore } from './measure-review.ts';
import { measure, presentReview, presentReviews, type StoredReview } from './present-review.ts';
import { wasteReview } from './tables.ts';

/** What came of causes, newest first, and who may be asked to do something. */
export const listReviews = async (tx: RestaurantTx) => {
  const rows = await tx.db
    .select()
    .from(wasteReview)
    .where(eq(wasteReview.restaurantId, tx.restaurantId))
    .orderBy(desc(wasteReview.startedAt), desc(wasteReview.id))
    .limit(wasteLimits.reviewsListedMax);
  return {
    reviews: await presentReviews(tx, rows),
    people: holds(tx, 'waste.act') ? await colleagues(tx) : null,
    currency: tx.currency as 'GBP',
    today: tradingDay(tx, new Date()),
  };
};

type ActBody = {
  readonly reviewId: string;
  readonly reason: string | null;
  readonly itemId: string | null;
  readonly action: ReviewAction;
  readonly words: string;
  readonly assigneeId: string | null;
  readonly dueOn: string | null;
  readonly par: string | null;
};

const ofId = (tx: RestaurantTx, id: string) => and(eq(wasteReview.restaurantId, tx.restaurantId), eq(wasteReview.id, id));

/** Whatever the action names is here. */
const checkNames = async (tx: RestaurantTx, { reviewId, itemId, assigneeId }: ActBody): Promise<void> => {
  const [taken] = await tx.db.select({ id: wasteReview.id }).from(wasteReview).where(ofId(tx, reviewId));
  if (taken) throw refusal('ID_TAKEN', { field: 'review' });
  if (itemId !== null && !(await itemHeadings(tx, [itemId])).has(itemId)) throw refusal('NOT_FOUND');
  if (assigneeId !== null && (await colleagues(tx)).every(({ id }) => id !== assigneeId)) throw refusal('NOT_FOUND');
};

const checkCount = async (tx: RestaurantTx): Promise<void> => {
  const [running] = await tx.db
    .select({ count: count() })
    .from(wasteReview)
    .where(and(eq(wasteReview.restaurantId, tx.restaurantId), inArray(wasteReview.state, ['OPEN', 'IN_EFFECT'])));
  const { reviewsMax } = wasteLimits;
  if (Number(running?.count ?? 0) >= reviewsMax) throw refusal('REVIEW_LIMIT_REACHED', { field: 'review', reviewsMax });
};

const checkAct = async (tx: RestaurantTx, body: ActBody): Promise<void> => {
  const { reason, itemId, action, par } = body;
  if (reason === null && itemId === null) throw refusal('REVIEW_CAUSE_REQUIRED', { field: 'reason' });
  const isPar = action === 'CHANGE_PAR';
  if (isPar !== (par !== null) || (isPar && itemId === null)) throw refusal('REVIEW_PAR_REQUIRED', { field: 'par' });
  await checkNames(tx, body);
  await checkCount(tx);
};

/** Sets the item's par through inventory, and tells what it was. */
const changePar = async (tx: RestaurantTx, itemId: string, par: string | null): Promise<string | null> => {
  const item = await lockItem(tx, itemId);
  if (!item) throw refusal('NOT_FOUND');
  await setPars(tx, { pars: [{ itemId, par, reorderPoint: item.reorderPoint }] });
  return item.par;
};

type Effect = Pick<StoredReview, 'inEffectOn' | 'baseline'>;

/** From the day of the change on it is measured; what it is held against is frozen with it. */
const effectFrom = async (tx: RestaurantTx, of: Pick<ActBody, 'reason' | 'itemId'>, at: Date): Promise<Effect> => {
  const inEffectOn = tradingDay(tx, at);
  return { inEffectOn, baseline: keepBaseline(await baselineBefore(tx, of, inEffectOn)) };
};

/**
 * Turns a cause into an action. A par is changed at once, in this transaction; the rest waits until somebody says that it
 * is done.
 *
 * @refuses REVIEW_CAUSE_REQUIRED, REVIEW_PAR_REQUIRED, REVIEW_LIMIT_REACHED; ID_TAKEN; NOT_FOUND for an item or a person of
 * no or another restaurant; whatever inventory refuses of a par
 */
export const actOnCause = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<ActBody>): Promise<{ review: Review }> => {
  await checkAct(tx, body);
  const { reviewId, reason, itemId, action, words, assigneeId, dueOn, par } = body;
  const at = new Date(occurredAt);
  const state = firstState(action);
  const parBefore = par !== null && itemId !== null ? await changePar(tx, itemId, par) : null;
  const [row] = await tx.db
    .insert(wasteReview)
    .values({
      restaurantId: tx.restaurantId,
      id: reviewId,
      reason,
      itemId,
      action,
      words,
      assigneeId,
      dueOn,
      parBefore,
      parAfter: par,
      state,
      ...(state === 'IN_EFFECT' && (await effectFrom(tx, { reason, itemId }, at))),
      currency: tx.currency,
      startedBy: tx.userId ?? tx.ownerId,
      startedAt: at,
    })
    .returning();
  if (assigneeId !== null) announceWaste(tx, 'waste.v1.action-assigned', { reviewId, assigneeId, dueOn });
  return { review: await presentReview(tx, row) };
};

/** Gives an item the par back that it had; one that somebody changed since is left alone, and that is said. */
const revertPar = async (tx: RestaurantTx, { itemId, parBefore, parAfter }: StoredReview): Promise<void> => {
  if (itemId === null || parAfter === null) return;
  const item = await lockItem(tx, itemId);
  if (!item) throw refusal('NOT_FOUND');
  const isOurs = item.par !== null && quantity(item.par) === quantity(parAfter);
  if (!isOurs) throw refusal('REVIEW_PAR_MOVED_ON', { field: 'par' });
  await changePar(tx, itemId, parBefore === null ? null : formatQuantity(quantity(parBefore)));
};

const measured = async (tx: RestaurantTx, row: StoredReview): Promise<Verdict> => {
  const verdict = (await measure(tx, [row])).get(row.id);
  if (!verdict) throw new Error('An action in effect can be measured.');
  return verdict;
};

type MoveBody = {
  readonly reviewId: string;
  readonly baseVersion: number;
  readonly step: ReviewStep;
  readonly reason: string | null;
};

/** Where a step leads, and when it was taken. */
type Step = { readonly to: ReviewState; readonly at: Date };

/** What a step writes beside the state. */
const written = async (tx: RestaurantTx, row: StoredReview, { to, at }: Step): Promise<Partial<StoredReview>> => {
  if (to === 'IN_EFFECT') return effectFrom(tx, row, at);
  if (to === 'CLOSED') return { verdict: await measured(tx, row) };
  if (to === 'REVERTED') await revertPar(tx, row);
  return {};
};

/**
 * Takes a step with an action.
 *
 * @refuses NOT_FOUND; REVIEW_CHANGED with the action as it is; whatever decideStep refuses; REVIEW_PAR_MOVED_ON for a par
 * that somebody has changed since; whatever inventory refuses of a par
 */
export const moveReview = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<MoveBody>): Promise<{ review: Review }> => {
  const { reviewId, baseVersion, step, reason } = body;
  const [row] = await tx.db.select().from(wasteReview).where(ofId(tx, reviewId)).for('update');
  if (!row) throw refusal('NOT_FOUND');
  if (row.version !== baseVersion) throw refusal('REVIEW_CHANGED', { field: 'version', current: await presentReview(tx, row) });
  const to = orRefuse(decideStep(row, { step, role: tx.role, userId: tx.userId ?? '', reason }), { field: 'step' });
  const at = new Date(occurredAt);
  const [moved] = await tx.db
    .update(wasteReview)
    .set({
      ...(await written(tx, row, { to, at })),
      state: to,
      movedBy: tx.userId,
      movedAt: at,
      movedReason: reason?.trim() || null,
      version: baseVersion + 1,
    })
    .where(ofId(tx, reviewId))
    .returning();
  return { review: await presentReview(tx, moved) };
};
