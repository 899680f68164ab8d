import { and, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Order, OrderLineBody, SentVia } from '../contract/order.contract.ts';
import { decideRevision, decideStep, type OrderFacts, type OrderState, type OrderStep } from '../rules/order-state.ts';
import { announcePurchasing } from './announce-purchasing.ts';
import { alertsOfOrder, checksOf, getOrder, loadOrder, type LoadedOrder } from './load-order.ts';
import { mailOrder } from './mail-order.ts';
import { noteStep } from './note-step.ts';
import { cancelRest } from './order-progress.ts';
import { presentLine, writeLines, type AgreedPrices } from './order-lines.ts';
import { isReceiptWaiting } from './load-receipt.ts';
import { channelTo } from './supplier-channel.ts';
import { overtakeProposals } from './overtake-proposals.ts';
import { purchaseOrder, purchaseOrderRevision } from './tables.ts';
import { reopenRequests } from './write-orders.ts';

const inRestaurant = (tx: RestaurantTx, orderId: string) =>
  and(eq(purchaseOrder.restaurantId, tx.restaurantId), eq(purchaseOrder.id, orderId));

const factsOf = async (tx: RestaurantTx, loaded: LoadedOrder, reason: string | null): Promise<OrderFacts> => {
  const { order } = loaded;
  const { isOverLimit, isBelowMinimum, isPastCutoff } = checksOf(tx, loaded);
  const alerts = await alertsOfOrder(tx, loaded);
  return {
    state: order.state,
    heldFrom: order.heldFrom,
    role: tx.role,
    isAuthor: order.createdBy === tx.userId,
    hasLines: order.lineCount > 0,
    isOverLimit,
    isFlagged: [...alerts.values()].some((found) => found.length > 0),
    isBelowMinimum,
    isPastCutoff,
    // What was overridden when it was submitted stays overridden when somebody approves it.
    reason: reason ?? (order.state === 'PENDING_APPROVAL' ? order.overrideReason : null),
  };
};

/** What an order becomes by being sent: what the supplier is told is kept word for word, once for each revision. */
const send = async (tx: RestaurantTx, loaded: LoadedOrder, sentVia: SentVia): Promise<number> => {
  const { order, lines } = loaded;
  const revision = order.revision + 1;
  await tx.db.insert(purchaseOrderRevision).values({
    restaurantId: tx.restaurantId,
    orderId: order.id,
    revision,
    expectedOn: order.expectedOn,
    lines: lines.map(presentLine),
    totalMinor: order.totalMinor,
    unpricedLines: order.unpricedLines,
    note: order.note,
    sentBy: tx.userId,
    sentVia,
  });
  await overtakeProposals(tx, order.id);
  return revision;
};

type Move = { readonly orderId: string; readonly baseVersion: number; readonly step: OrderStep; readonly reason: string | null };

/** What changes beside the state when an order comes to it. */
const besideState = (tx: RestaurantTx, { order }: LoadedOrder, move: { step: OrderStep; to: OrderState; reason: string | null }) => {
  const now = new Date();
  return {
    state: move.to,
    heldFrom: move.step === 'HOLD' ? order.state : null,
    version: order.version + 1,
    updatedAt: now,
    ...(move.step === 'SUBMIT' && { overrideReason: move.reason }),
    ...(move.step === 'APPROVE' && { approvedBy: tx.userId }),
    ...(move.step === 'ACKNOWLEDGE' && { acknowledgedAt: now }),
  };
};

/**
 * Takes an order one step on, if who asks may and nothing stands in its way. Sending keeps what the supplier is told.
 *
 * @refuses NOT_FOUND, ORDER_CHANGED; whatever decideStep refuses
 */
export const moveOrder = async (tx: RestaurantTx, { orderId, baseVersion, step, reason }: Move): Promise<Order> => {
  const loaded = await loadOrder(tx, orderId, 'hold');
  const { order } = loaded;
  if (order.version !== baseVersion) throw refusal('ORDER_CHANGED', { version: order.version });
  const to = orRefuse(decideStep(step, await factsOf(tx, loaded, reason)));
  const isSending = to === 'SENT' && (step === 'SUBMIT' || step === 'APPROVE');
  const channel = await channelTo(tx, loaded.seller.email);
  const revision = isSending ? await send(tx, loaded, channel) : order.revision;
  await tx.db
    .update(purchaseOrder)
    .set({ ...besideState(tx, loaded, { step, to, reason }), revision, ...(isSending && { sentAt: new Date() }) })
    .where(inRestaurant(tx, orderId));
  await noteStep(tx, { orderId, step, fromState: order.state, toState: to, reason });
  if (step === 'CANCEL') await reopenRequests(tx, orderId);
  if (step === 'CLOSE_SHORT') await cancelRest(tx, orderId, reason);
  const isSupplierTold = isSending || (step === 'CANCEL' && order.revision > 0);
  if (isSupplierTold && channel === 'EMAIL') await mailOrder(tx, orderId);
  announcePurchasing(tx, 'purchasing.v1.order-moved', { orderId, state: to, revision });
  return getOrder(tx, orderId);
};

type Revising = {
  readonly orderId: string;
  readonly baseVersion: number;
  readonly expectedOn: string | null;
  readonly note: string | null;
  readonly lines: readonly OrderLineBody[];
  readonly reason: string | null;
};

/** Where a revised order stands, and what the supplier agreed to. */
type RevisedTo = { readonly step: 'REVISE' | 'ACCEPT_PROPOSAL'; readonly state: 'SENT' | 'ACKNOWLEDGED'; readonly agreed: AgreedPrices };

const asRevised: RevisedTo = { step: 'REVISE', state: 'SENT', agreed: new Map() };

/**
 * Changes an order that was sent: what stands is written anew and told to the supplier as the next revision.
 *
 * @refuses NOT_FOUND, ORDER_CHANGED; ORDER_DELIVERY_WAITING; whatever decideRevision refuses; what writing lines refuses
 */
export const reviseOrder = async (tx: RestaurantTx, change: Revising, to: RevisedTo = asRevised): Promise<Order> => {
  const { orderId, baseVersion, expectedOn, note, lines, reason } = change;
  const { order } = await loadOrder(tx, orderId, 'hold');
  if (order.version !== baseVersion) throw refusal('ORDER_CHANGED', { version: order.version });
  // What came waits for a manager: its lines would no longer be those that were ordered.
  if (await isReceiptWaiting(tx, orderId)) throw refusal('ORDER_DELIVERY_WAITING');
  await writeLines(tx, { orderId, supplierId: order.supplierId }, { lines, agreed: to.agreed });
  await tx.db.update(purchaseOrder).set({ expectedOn, note }).where(inRestaurant(tx, orderId));
  const written = await loadOrder(tx, orderId, 'look');
  const facts = await factsOf(tx, written, reason);
  // What the supplier proposes itself meets its own minimum and hour.
  const ownRules = to.step === 'ACCEPT_PROPOSAL' ? { isBelowMinimum: false, isPastCutoff: false } : {};
  orRefuse(decideRevision({ ...facts, ...ownRules }));
  const channel = await channelTo(tx, written.seller.email);
  const revision = await send(tx, written, channel);
  const now = new Date();
  const { step, state } = to;
  await tx.db
    .update(purchaseOrder)
    .set({ state, revision, version: order.version + 1, sentAt: now, acknowledgedAt: state === 'SENT' ? null : now, updatedAt: now })
    .where(inRestaurant(tx, orderId));
  await noteStep(tx, { orderId, step, fromState: order.state, toState: state, reason });
  if (channel === 'EMAIL') await mailOrder(tx, orderId);
  announcePurchasing(tx, 'purchasing.v1.order-moved', { orderId, state, revision });
  return getOrder(tx, orderId);
};
