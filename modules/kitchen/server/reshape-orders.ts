import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Order } from '../contract/fields.ts';
import { kitchenLimits } from '../rules/kitchen-limits.ts';
import type { OrderNumber } from '../rules/order-number.ts';
import { type AskedPart, splitLines } from '../rules/split-lines.ts';
import { announceLines, announceOrder } from './announce-kitchen.ts';
import { divideLine } from './divide-line.ts';
import { changeLine, changeOrderRow, lockLinesOf, lockOwnOpenOrder, lockOrders } from './load-order.ts';
import { type Moment, momentOf } from './moment.ts';
import { checkTable, numberOrder } from './open-order.ts';
import { answerOrder } from './present-order.ts';
import { refuseOrderOfTill } from './tills/till-order-master.ts';
import { kitchenEvent, type LineRow, orderDiscount, orderPayment, type OrderRow } from './tables.ts';

/** Leads guests to another table. @refuses NOT_FOUND, ORDER_NOT_OPEN */
export const moveOrder = async (
  tx: RestaurantTx,
  { body }: CommandEnvelope<{ readonly orderId: string; readonly tableId: string | null }>,
): Promise<{ order: Order }> => {
  const order = await lockOwnOpenOrder(tx, body.orderId);
  await checkTable(tx, body.tableId);
  announceOrder(tx, await changeOrderRow(tx, order, { tableId: body.tableId }));
  return answerOrder(tx, body.orderId);
};

const refusePaid = async (tx: RestaurantTx, orderId: string): Promise<void> => {
  for (const table of [orderPayment, orderDiscount]) {
    const [found] = await tx.db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.restaurantId, tx.restaurantId), eq(table.orderId, orderId)))
      .limit(1);
    if (found) throw refusal('ORDER_HAS_PAYMENTS', { field: 'order' });
  }
};

const openOnly = (order: OrderRow | undefined): OrderRow => {
  if (!order) throw refusal('NOT_FOUND');
  if (order.state !== 'OPEN') throw refusal('ORDER_NOT_OPEN', { field: 'order', state: order.state });
  return order;
};

const noteMoves = async (tx: RestaurantTx, lines: readonly LineRow[], { saidAt, deviceId }: Moment): Promise<void> => {
  if (lines.length === 0) return;
  await tx.db.insert(kitchenEvent).values(
    lines.map(({ id, orderId, state, stage }) => ({
      restaurantId: tx.restaurantId,
      id: uuidv7(),
      orderId,
      lineId: id,
      kind: 'MOVE' as const,
      fromState: state,
      toState: state,
      fromStage: stage,
      actorId: tx.userId,
      occurredAt: saidAt,
      deviceId,
    })),
  );
};

const noteLength = 300;

/** What two orders say of their guests, together: nobody's allergy is lost. */
const together = (into: OrderRow, from: OrderRow): Partial<OrderRow> => {
  const notes = [into.allergyNote, from.allergyNote].filter((note) => note !== null);
  return {
    covers: into.covers === null && from.covers === null ? null : Math.min(200, (into.covers ?? 0) + (from.covers ?? 0)),
    allergyNote: notes.length === 0 ? null : [...new Set(notes)].join('; ').slice(0, noteLength),
  };
};

/**
 * Puts the lines of one order on another; the empty one is cancelled.
 *
 * @refuses NOT_FOUND, ORDER_NOT_OPEN; ORDER_HAS_PAYMENTS where something was paid or taken off; ORDER_LINES_MAX
 */
export const mergeOrders = async (
  tx: RestaurantTx,
  command: CommandEnvelope<{ readonly orderId: string; readonly intoId: string }>,
): Promise<{ order: Order }> => {
  const { orderId, intoId } = command.body;
  const moment = momentOf(command);
  const held = await lockOrders(tx, [orderId, intoId]);
  const [from, into] = [openOnly(held.get(orderId)), openOnly(held.get(intoId))];
  if (from.id === into.id) return answerOrder(tx, intoId);
  for (const order of [from, into]) await refuseOrderOfTill(tx, order);
  await refusePaid(tx, orderId);
  const lines = await lockLinesOf(tx, [orderId, intoId]);
  if (lines.length > kitchenLimits.linesMax) throw refusal('ORDER_LINES_MAX', { field: 'lines', linesMax: kitchenLimits.linesMax });
  const behind = Math.max(-1, ...lines.filter((line) => line.orderId === intoId).map(({ sortOrder }) => sortOrder)) + 1;
  const moved: LineRow[] = [];
  for (const line of lines.filter((one) => one.orderId === orderId))
    moved.push(await changeLine(tx, line, { orderId: intoId, sortOrder: line.sortOrder + behind, tillLineId: null }));
  await noteMoves(tx, moved, moment);
  announceOrder(tx, await changeOrderRow(tx, from, { state: 'CANCELLED', closedAt: moment.at, tableId: null }));
  announceOrder(tx, await changeOrderRow(tx, into, together(into, from)));
  announceLines(tx, moved);
  return answerOrder(tx, intoId);
};

type SplitBody = {
  readonly orderId: string;
  readonly newOrderId: string;
  readonly number: OrderNumber;
  readonly parts: readonly AskedPart[];
};

const beside = ({ channel, tableId, guestName, allergyNote, promisedAt, serviceShare, openedAt }: OrderRow) => ({
  channel,
  tableId,
  guestName,
  allergyNote,
  promisedAt,
  serviceShare,
  openedAt,
});

/**
 * Puts lines of an order, or parts of them, on a new order at the same table.
 *
 * @refuses NOT_FOUND, ORDER_NOT_OPEN; whatever splitLines refuses; ID_TAKEN
 */
export const splitOrder = async (tx: RestaurantTx, command: CommandEnvelope<SplitBody>): Promise<{ order: Order; newOrder: Order }> => {
  const { orderId, newOrderId, number, parts } = command.body;
  const moment = momentOf(command);
  const order = await lockOwnOpenOrder(tx, orderId);
  const lines = (await lockLinesOf(tx, [orderId])).filter(({ state }) => state !== 'VOIDED');
  const { goWhole, goInPart } = orRefuse(splitLines(lines, parts), { field: 'parts' });
  const source = { source: order.source, openedBy: tx.userId, deviceId: tx.tabletId ?? moment.deviceId, covers: null };
  const newOrder = await numberOrder(tx, { ...beside(order), ...source, id: newOrderId }, number);
  const moved: LineRow[] = [];
  for (const line of goWhole) moved.push(await changeLine(tx, line, { orderId: newOrderId, tillLineId: null }));
  for (const { from, part, rest } of goInPart) {
    const divided = await divideLine(
      tx,
      {
        line: from,
        rest: { quantity: rest.quantity, sentQuantity: rest.sentQuantity },
        part: { id: part.id, quantity: part.quantity, sentQuantity: part.sentQuantity, orderId: newOrderId },
      },
      moment,
    );
    moved.push(divided.part);
    announceLines(tx, [divided.rest]);
  }
  await noteMoves(tx, moved, moment);
  announceOrder(tx, await changeOrderRow(tx, order, {}));
  announceOrder(tx, newOrder);
  announceLines(tx, moved);
  return { ...(await answerOrder(tx, orderId)), newOrder: (await answerOrder(tx, newOrderId)).order };
};
