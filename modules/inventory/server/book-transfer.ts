import { and, asc, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import { type MinorUnits, minorUnits } from '../../../kit/money.ts';
import { noQuantity, type Quantity, quantity } from '../../../kit/quantity.ts';
import type { BusinessDate } from '../../../kit/time/business-date.ts';
import { costPerBaseUnit } from '../../../kit/unit-cost.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { decideCorrection } from '../rules/correction.ts';
import { postMovement } from '../rules/post-movement.ts';
import type { EnteredPart } from '../rules/quantity-entry.ts';
import { lostValue } from '../rules/transfer.ts';
import { bookDocumentLine } from './book-document.ts';
import type { LotOfMovement, MovementSource } from './ledger-statement.ts';
import { lockItem } from './load-item.ts';
import { postToLedger } from './post-to-ledger.ts';
import { stockLot, stockLotMovement } from './tables.ts';
import type { ShippedLine } from './transfer-message.ts';
import type { StoredTransferLine } from './transfers.ts';

/** Which transfer, when it was done, and at which device. */
export type TransferBooking = { readonly transferId: string; readonly at: Date; readonly deviceId: string };

const sourceType = 'transfer';

/** The lots that a movement emptied: their number where it is one, and the date that comes first. */
const markOf = async (tx: RestaurantTx, movementId: string): Promise<Pick<ShippedLine, 'lotNumber' | 'expiresOn'>> => {
  const lots = await tx.db
    .select({ lotNumber: stockLot.lotNumber, expiresOn: stockLot.expiresOn })
    .from(stockLotMovement)
    .innerJoin(stockLot, and(eq(stockLot.restaurantId, stockLotMovement.restaurantId), eq(stockLot.id, stockLotMovement.lotId)))
    .where(and(eq(stockLotMovement.restaurantId, tx.restaurantId), eq(stockLotMovement.movementId, movementId)))
    .orderBy(asc(stockLot.expiresOn));
  return { lotNumber: lots.length === 1 ? (lots[0]?.lotNumber ?? null) : null, expiresOn: lots[0]?.expiresOn ?? null };
};

type Leaving = { readonly itemId: string; readonly parts: readonly EnteredPart[] };

/**
 * Books what leaves for the other restaurant, at this one's average.
 *
 * @returns the value that left, null where the cost is unknown, in the currency of the item's books; and how it was marked
 */
export const bookTransferOut = async (tx: RestaurantTx, { transferId, at, deviceId }: TransferBooking, { itemId, parts }: Leaving) => {
  const movementId = uuidv7();
  const document = { sourceType, sourceId: transferId, occurredAt: at, deviceId };
  const line = { movementId, itemId, kind: 'TRANSFER_OUT', parts, price: null, reason: null, note: null, lot: null } as const;
  const { own } = await bookDocumentLine(tx, document, line);
  const [row] = own.posting.rows;
  return { valueMinor: row.valueMinor === null ? null : (-row.valueMinor as MinorUnits), mark: await markOf(tx, movementId) };
};

/** What was shipped of a line, and how much of it came. */
export type Arrival = {
  readonly line: StoredTransferLine;
  readonly received: Quantity;
  readonly lossReason: string | null;
  readonly partnerName: string;
  /** What the value is in. */
  readonly currency: string | null;
};

/**
 * Books what was shipped at the cost at which it left, and takes out of it again, at that same cost, what did not come.
 * A value in another currency than the item's books is none: nobody has said at which rate.
 *
 * @invariant value out = value in + loss, to the minor unit.
 */
export const bookTransferIn = async (tx: RestaurantTx, booking: TransferBooking, arrival: Arrival): Promise<void> => {
  const { line, received, partnerName } = arrival;
  const shipped = quantity(line.shipped ?? '0');
  if (shipped === noQuantity) return;
  const item = await lockItem(tx, line.itemId ?? '');
  if (!item) throw refusal('NOT_FOUND');
  const isKnown = line.valueMinor !== null && arrival.currency === item.currency;
  const value = isKnown ? minorUnits(String(line.valueMinor)) : null;
  const lotId = uuidv7();
  const printedDate = line.expiresOn as BusinessDate | null;
  const brought: LotOfMovement = {
    kind: 'NEW',
    lotId,
    lotNumber: line.lotNumber,
    supplierName: partnerName,
    dateType: item.dateType,
    printedDate,
  };
  const cost = value === null ? null : costPerBaseUnit(value, shipped);
  await postToLedger(tx, item, {
    decide: (level) => orRefuse(postMovement(level, { kind: 'TRANSFER_IN', quantity: shipped, cost }), { field: 'lines' }),
    source: sourceOf(booking, { lot: brought, note: null }),
  });
  if (received === shipped) return;
  const loss = value === null ? null : lostValue(value, shipped, received);
  await bookLoss(tx, booking, { itemId: item.itemId, lotId, missing: (shipped - received) as Quantity, loss, arrival });
};

type Loss = {
  readonly itemId: string;
  readonly lotId: string;
  readonly missing: Quantity;
  readonly loss: MinorUnits | null;
  readonly arrival: Arrival;
};

const bookLoss = async (tx: RestaurantTx, booking: TransferBooking, { itemId, lotId, missing, loss, arrival }: Loss): Promise<void> => {
  const item = await lockItem(tx, itemId);
  if (!item) throw refusal('NOT_FOUND');
  const lost = {
    kind: 'TRANSFER_LOSS',
    quantity: missing,
    unitCost: null,
    valueMinor: loss,
    isCorrected: false,
    isCorrection: false,
  } as const;
  await postToLedger(tx, item, {
    decide: (level) => orRefuse(decideCorrection(level, lost), { field: 'lines' }),
    source: sourceOf(booking, { lot: { kind: 'FROM', lotId }, note: arrival.lossReason }),
  });
};

const sourceOf = (
  { transferId, at, deviceId }: TransferBooking,
  { lot, note }: { readonly lot: LotOfMovement; readonly note: string | null },
): MovementSource => ({
  movementId: uuidv7(),
  sourceType,
  sourceId: transferId,
  occurredAt: at,
  effectiveAt: at,
  deviceId,
  reason: null,
  note,
  enteredText: null,
  enteredParts: null,
  reversalOfId: null,
  lot,
});
