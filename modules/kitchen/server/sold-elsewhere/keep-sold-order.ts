import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { dishesForSale, modifiersForSale } from '../../../menu/server/public.ts';
import { soldChanges } from '../../rules/sold-changes.ts';
import { announceOrder } from '../announce-kitchen.ts';
import { changeLine, changeOrderRow, lockLinesOf, lockOrder } from '../load-order.ts';
import type { Moment } from '../moment.ts';
import { addLines } from '../new-lines.ts';
import { numberOrder } from '../open-order.ts';
import { kitchenOrder, type LineRow, type OrderRow } from '../tables.ts';
import { putBackIntoStock, takeFromStock } from '../take-from-stock.ts';
import { keepSoldMoney } from './keep-sold-money.ts';
import type { SoldElsewhere, SoldOrder } from './sold-order.ts';

const findOrder = async (tx: RestaurantTx, { sellerId, saleId }: SoldOrder): Promise<OrderRow | null> => {
  const [found] = await tx.db
    .select({ id: kitchenOrder.id })
    .from(kitchenOrder)
    .where(and(eq(kitchenOrder.restaurantId, tx.restaurantId), eq(kitchenOrder.tillId, sellerId), eq(kitchenOrder.tillOrderId, saleId)));
  return found ? lockOrder(tx, found.id) : null;
};

const openFor = (tx: RestaurantTx, { sellerId, seller, saleId, soldAt, channel }: SoldOrder): Promise<OrderRow> =>
  numberOrder(
    tx,
    {
      id: uuidv7(),
      source: 'ELSEWHERE',
      soldBy: seller.name,
      tillId: sellerId,
      tillOrderId: saleId,
      channel,
      openedAt: soldAt,
      closedAt: soldAt,
      state: 'CLOSED',
    },
    { prefix: seller.prefix, number: 1 },
  );

/** Off the bill and back in stock: nobody here had made it because of this line. */
const takeBack = async (tx: RestaurantTx, lines: readonly LineRow[], { moment, reason }: { moment: Moment; reason: string }) => {
  await putBackIntoStock(tx, lines, moment);
  for (const line of lines)
    await changeLine(tx, line, {
      state: 'VOIDED',
      beforeVoid: 'SERVED',
      voidReason: reason,
      voidedAt: moment.receivedAt,
      acknowledgedAt: moment.receivedAt,
      sentQuantity: 0,
      depletedAt: null,
    });
};

/** Choices that the dish does not offer here take nothing: the price has them within it. */
const offeredChoices = async (tx: RestaurantTx, lines: readonly SoldElsewhere[]): Promise<SoldElsewhere[]> => {
  const choices = await modifiersForSale(
    tx,
    lines.flatMap(({ modifierIds }) => modifierIds),
  );
  const dishes = await dishesForSale(
    tx,
    lines.map(({ dishId }) => dishId),
  );
  const isOffered = (dishId: string, id: string) => dishes.get(dishId)?.groupIds.includes(choices.get(id)?.groupId ?? '') === true;
  return lines.map((line) => ({ ...line, modifierIds: line.modifierIds.filter((id) => isOffered(line.dishId, id)) }));
};

const addSold = async (tx: RestaurantTx, order: OrderRow, added: { lines: readonly SoldElsewhere[]; existing: number; moment: Moment }) => {
  const lines = added.lines.map(({ lineId, dishId, quantity, modifierIds, unitPriceMinor }) => ({
    lineId: uuidv7(),
    dishId,
    quantity,
    modifierIds: [...modifierIds],
    course: null,
    note: null,
    hasAllergy: false,
    isHeld: false,
    seat: null,
    sold: { tillLineId: lineId, unitPriceMinor },
  }));
  const rows = await addLines(tx, order, { lines, existing: added.existing, at: order.openedAt });
  // Served before the kitchen could hear of it: it stands on no screen and in no printer.
  const served: LineRow[] = [];
  for (const row of rows)
    served.push(await changeLine(tx, row, { state: 'SERVED', sentQuantity: row.quantity, servedAt: order.openedAt, stage: 1 }));
  await takeFromStock(tx, served, added.moment);
};

/**
 * Brings an order to what somebody else's system says that it sold, in one transaction. It says the whole every time: what
 * is there already stays untouched, so that the same sale may come as often as it likes and counts once.
 *
 * @refuses NOT_FOUND for a dish of no or another restaurant; ORDER_LINES_MAX; what stock refuses
 * @returns the order's id
 */
export const keepSoldOrder = async (tx: RestaurantTx, sale: SoldOrder): Promise<string> => {
  const order = (await findOrder(tx, sale)) ?? (await openFor(tx, sale));
  const receivedAt = new Date();
  const moment: Moment = { at: order.openedAt, saidAt: order.openedAt, receivedAt, deviceId: null };
  const rows = await lockLinesOf(tx, [order.id]);
  const lines = await offeredChoices(tx, sale.lines);
  const { goes, comes } = soldChanges(rows, lines);
  await takeBack(tx, goes, { moment, reason: sale.seller.name });
  await addSold(tx, order, { lines: comes, existing: rows.length, moment });
  const isMoneyChanged = await keepSoldMoney(tx, order, sale);
  const state = sale.lines.length === 0 ? 'CANCELLED' : 'CLOSED';
  if (goes.length + comes.length === 0 && !isMoneyChanged && order.state === state) return order.id;
  announceOrder(tx, await changeOrderRow(tx, order, { state, channel: sale.channel }));
  return order.id;
};
