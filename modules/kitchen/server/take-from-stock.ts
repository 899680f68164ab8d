import { and, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import { quantity, type Quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { bookDocumentLines, ingredientsOf, type StockDocument, undoDocuments } from '../../inventory/server/public.ts';
import { stockOfSale, type StockOfSale } from '../../menu/server/public.ts';
import type { Channel } from '../../menu/rules/menu-limits.ts';
import type { Moment } from './moment.ts';
import { kitchenOrder, type LineRow, orderLine, stockNotTaken } from './tables.ts';

const documentOf = (lineId: string, { at, deviceId }: Pick<Moment, 'at' | 'deviceId'>): StockDocument => ({
  sourceType: 'order-line',
  sourceId: lineId,
  occurredAt: at,
  deviceId,
});

type Taking = { readonly lineId: string; readonly itemId: string; readonly amount: Quantity };

/**
 * Takes what these lines are made of from stock, by the recipes in effect at the moment. What nobody can say is noted by name.
 *
 * @invariant a line that has taken its ingredients takes none
 */
export const takeFromStock = async (tx: RestaurantTx, lines: readonly LineRow[], moment: Moment): Promise<void> => {
  const due = lines.filter(({ depletedAt }) => depletedAt === null);
  if (due.length === 0) return;
  const channelOf = await channelsOf(tx, due);
  const takings: Taking[] = [];
  for (const line of due) {
    const modifierIds = line.modifiers.map(({ id }) => id);
    const sold = { dishId: line.dishId, quantity: quantity(String(line.quantity)), modifierIds, channel: channelOf(line) };
    const stock = await stockOfSale(tx, [sold], moment.at);
    await noteUnknown(tx, line, stock);
    for (const [itemId, amount] of stock.items) takings.push({ lineId: line.id, itemId, amount });
  }
  await bookTakings(tx, takings, moment);
  await markTaken(tx, due, moment.at);
};

/** By what the orders of these lines are sold: it says what a dish is packed in. */
export const channelsOf = async (
  tx: RestaurantTx,
  lines: readonly Pick<LineRow, 'orderId'>[],
): Promise<(line: Pick<LineRow, 'orderId'>) => Channel> => {
  const rows = await tx.db
    .select({ id: kitchenOrder.id, channel: kitchenOrder.channel })
    .from(kitchenOrder)
    .where(
      and(eq(kitchenOrder.restaurantId, tx.restaurantId), inArray(kitchenOrder.id, [...new Set(lines.map(({ orderId }) => orderId))])),
    );
  const channels = new Map(rows.map(({ id, channel }) => [id, channel]));
  return ({ orderId }) => {
    const channel = channels.get(orderId);
    if (channel === undefined) throw new Error('A line is of an order.');
    return channel;
  };
};

const bookTakings = async (tx: RestaurantTx, takings: readonly Taking[], moment: Moment): Promise<void> => {
  const items = await ingredientsOf(tx, [...new Set(takings.map(({ itemId }) => itemId))]);
  const lineOf = ({ lineId, itemId, amount }: Taking) => {
    const unit = items.get(itemId)?.units.baseUnit;
    if (unit === undefined) throw new Error('A recipe in effect names items of its restaurant.');
    const taken = { movementId: uuidv7(), itemId, kind: 'SALE_DEPLETION' as const, parts: [{ quantity: amount, unit }] };
    return { document: documentOf(lineId, moment), line: { ...taken, price: null, reason: null, note: null, lot: null } };
  };
  await bookDocumentLines(tx, takings.map(lineOf));
};

const markTaken = (tx: RestaurantTx, lines: readonly LineRow[], at: Date | null) =>
  tx.db
    .update(orderLine)
    .set({ depletedAt: at })
    .where(
      and(
        eq(orderLine.restaurantId, tx.restaurantId),
        inArray(
          orderLine.id,
          lines.map(({ id }) => id),
        ),
      ),
    );

const noteUnknown = async (tx: RestaurantTx, { id, orderId }: LineRow, stock: StockOfSale): Promise<void> => {
  const unknown = [
    ...stock.unmappedDishIds.map((subjectId) => ({ why: 'DISH_UNMAPPED' as const, subjectId })),
    ...stock.unmappedModifierIds.map((subjectId) => ({ why: 'MODIFIER_UNMAPPED' as const, subjectId })),
    ...stock.problems.map(({ lineId }) => ({ why: 'LINE_WITHOUT_SIZE' as const, subjectId: lineId })),
  ];
  if (unknown.length === 0) return;
  await tx.db.insert(stockNotTaken).values(unknown.map((one) => ({ restaurantId: tx.restaurantId, orderId, lineId: id, ...one })));
};

/** Puts back what these lines took: nothing of it was touched. */
export const putBackIntoStock = async (tx: RestaurantTx, lines: readonly LineRow[], moment: Moment): Promise<void> => {
  const taken = lines.filter(({ depletedAt }) => depletedAt !== null);
  if (taken.length === 0) return;
  await undoDocuments(
    tx,
    taken.map(({ id }) => ({ document: documentOf(id, moment), undoneBy: id })),
  );
  await markTaken(tx, taken, null);
};
