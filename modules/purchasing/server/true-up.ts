import { uuidv7 } from 'uuidv7';

import { minorUnitsOf, noMoney } from '../../../kit/money.ts';
import { quantity } from '../../../kit/quantity.ts';
import { rational, roundHalfEven } from '../../../kit/rational.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { lockItem, revalueStock, type StockDocument } from '../../inventory/server/public.ts';
import { partOnHand, partUsed } from '../rules/price-variance.ts';
import type { StoredInvoiceLine } from './load-invoice.ts';
import type { ReceivedLine } from './received-lines.ts';

/** What a line changes of what is still there, and of what was used: together, what it changes. @unit minor units */
export type TrueUp = { readonly differenceMinor: bigint; readonly onHandMinor: bigint; readonly usedMinor: bigint };

/** What came of an item later than a delivery, in base units. */
const receivedSince = async (tx: RestaurantTx, { line, receipt }: ReceivedLine): Promise<bigint> => {
  const { rows } = await tx.client.query<{ base: string }>(
    `select coalesce(sum(l.accepted_base), 0)::text as base
       from goods_receipt_line l join goods_receipt r on r.restaurant_id = l.restaurant_id and r.id = l.receipt_id
      where l.restaurant_id = $1 and l.item_id = $2 and r.state = 'POSTED' and (r.received_at, r.id) > ($3, $4)`,
    [tx.restaurantId, line.itemId, receipt.receivedAt, receipt.id],
  );
  return quantity(rows[0]?.base ?? '0');
};

/**
 * How much more a line charges than its delivery was booked at, as far as it charges for what came; null where the books
 * do not say, or are in another currency. What the supplier was asked to give back is not counted: it is not what the
 * food cost.
 */
export const differenceOf = (line: StoredInvoiceLine, { line: received }: ReceivedLine, askedMinor: bigint): bigint | null => {
  if (line.baseQuantity === null || received.bookedMinor === null) return null;
  const [charged, accepted] = [quantity(line.baseQuantity), quantity(received.acceptedBase)];
  if (charged === 0n || accepted === 0n) return null;
  const taken = charged < accepted ? charged : accepted;
  const forTaken = roundHalfEven(rational(line.amountMinor * taken, charged)) - askedMinor;
  return forTaken - roundHalfEven(rational(received.bookedMinor * taken, accepted));
};

/** Puts a difference into the books: what is still there is worth it, what was used had cost it. */
export const trueUp = async (
  tx: RestaurantTx,
  document: StockDocument,
  work: { readonly received: ReceivedLine; readonly chargedBase: bigint; readonly differenceMinor: bigint; readonly currency: string },
): Promise<TrueUp | null> => {
  const { received, chargedBase, differenceMinor, currency } = work;
  const { itemId } = received.line;
  const item = await lockItem(tx, itemId);
  if (!item || item.currency !== currency) return null;
  const since = await receivedSince(tx, received);
  const part = partOnHand({ differenceMinor, charged: chargedBase, onHand: item.level.onHand, receivedSince: since });
  const byMinor = minorUnitsOf(part) ?? noMoney;
  const onHandMinor = await revalueStock(tx, document, { movementId: uuidv7(), itemId, byMinor });
  return { differenceMinor, onHandMinor, usedMinor: partUsed(differenceMinor, onHandMinor) };
};
