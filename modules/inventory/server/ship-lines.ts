import { and, eq } from 'drizzle-orm';

import { formatQuantity, quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { MovementBody } from '../contract/movement-schemas.ts';
import type { TransferMove } from '../contract/transfers.contract.ts';
import { sumOfParts } from '../rules/quantity-entry.ts';
import { bookTransferOut, type TransferBooking } from './book-transfer.ts';
import { lockItem } from './load-item.ts';
import { stockTransferLine } from './transfer-tables.ts';
import type { ShippedLine, TransferDeed, TransferMessage } from './transfer-message.ts';
import type { StoredTransferLine } from './transfers.ts';

/** What was entered, as the ledger takes it. */
export const partsOf = ({ parts }: MovementBody['entry']) => parts.map((part) => ({ quantity: quantity(part.quantity), unit: part.unit }));

/** The line of a transfer by its number. */
export const lineOrRefuse = (lines: readonly StoredTransferLine[], line: number): StoredTransferLine => {
  const found = lines.find((one) => one.line === line);
  if (!found) throw refusal('NOT_FOUND');
  return found;
};

/** Writes down what became of a line on this side. */
export const writeLine = (tx: RestaurantTx, { transferId, line }: StoredTransferLine, columns: Partial<StoredTransferLine>) =>
  tx.db
    .update(stockTransferLine)
    .set(columns)
    .where(
      and(
        eq(stockTransferLine.restaurantId, tx.restaurantId),
        eq(stockTransferLine.transferId, transferId),
        eq(stockTransferLine.line, line),
      ),
    );

type ShippingLines = Extract<TransferMove, { readonly step: 'SHIP' }>['lines'];

/** The transfer's lines, and who books when. */
export type Shipping = {
  readonly lines: readonly StoredTransferLine[];
  readonly booking: TransferBooking;
  readonly deed: TransferDeed;
};

/** The message that tells of it. */
type Shipment = Extract<TransferMessage, { readonly kind: 'SHIP' }>;

/**
 * Books what leaves, in the order of items, as every document books; what is not named does not go.
 *
 * @refuses TRANSFER_LINE_UNMATCHED, TRANSFER_UNIT_DIFFERS, TRANSFER_ITEM_REPEATED, TRANSFER_NOTHING_SHIPPED; whatever the
 * ledger refuses
 */
export const shipLines = async (tx: RestaurantTx, step: Shipping, shipping: ShippingLines): Promise<Shipment> => {
  const told: ShippedLine[] = [];
  let currency = tx.currency;
  for (const { line, itemId, entry } of shipping.toSorted((left, right) => (left.itemId < right.itemId ? -1 : 1))) {
    const asked = lineOrRefuse(step.lines, line);
    const names = { name: asked.itemName, nameLocal: asked.itemNameLocal };
    const own = await lockItem(tx, itemId);
    if (!own) throw refusal('TRANSFER_LINE_UNMATCHED', { field: 'lines', ...names });
    if (own.units.baseUnit !== asked.baseUnit) throw refusal('TRANSFER_UNIT_DIFFERS', { field: 'lines', ...names });
    if (told.some((other) => other.line === line)) throw refusal('TRANSFER_ITEM_REPEATED', { field: 'lines', ...names });
    const parts = partsOf(entry);
    const shipped = orRefuse(sumOfParts(parts, own.units), { field: 'lines' });
    const { valueMinor, mark } = await bookTransferOut(tx, step.booking, { itemId, parts });
    // Books in two currencies have no value together: of the second, nobody says what it was worth.
    const isOther = told.length > 0 && own.currency !== currency;
    if (told.length === 0) currency = own.currency;
    const value = isOther ? null : valueMinor;
    await writeLine(tx, asked, { itemId, match: 'SURE', shipped: formatQuantity(shipped), valueMinor: value, ...mark });
    told.push({ line, shipped: formatQuantity(shipped), valueMinor: value?.toString() ?? null, ...mark });
  }
  if (told.length === 0) throw refusal('TRANSFER_NOTHING_SHIPPED', { field: 'lines' });
  return { kind: 'SHIP', deed: step.deed, currency, lines: told };
};
