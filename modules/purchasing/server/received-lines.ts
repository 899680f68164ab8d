import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import { formatQuantity, quantity } from '../../../kit/quantity.ts';
import { divide, multiply, rational, type Rational } from '../../../kit/rational.ts';
import { unitCost, unitCostAsRational } from '../../../kit/unit-cost.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { itemUnitsFromWire } from '../../inventory/contract/from-wire.ts';
import { fromBaseQuantity, type ItemUnits, unitFactor } from '../../inventory/rules/conversion.ts';
import { itemsToOrder } from '../../inventory/server/public.ts';
import type { Chargeable } from '../contract/invoice.contract.ts';
import { isWeightUnit } from '../rules/offer.ts';
import type { StoredReceipt, StoredReceiptLine } from './load-receipt.ts';
import { priceText } from './stored-number.ts';
import { purchaseOrder, supplierOffer } from './tables.ts';
import { goodsReceipt, goodsReceiptLine } from './tables/receipts.ts';
import { unchargedOf } from './uncharged.ts';

/** A line that was taken in, with its delivery and the units that it was measured by. */
export type ReceivedLine = {
  readonly line: StoredReceiptLine;
  readonly receipt: StoredReceipt;
  readonly orderNumber: string | null;
  readonly units: ItemUnits;
  /** What its offer says it is taxed at now. @unit hundredths of a percent */
  readonly taxRateBps: number | null;
};

const withUnits = async (tx: RestaurantTx, rows: readonly Omit<ReceivedLine, 'units'>[]): Promise<ReceivedLine[]> => {
  const items = new Map((await itemsToOrder(tx, [...new Set(rows.map(({ line }) => line.itemId))])).map((item) => [item.id, item]));
  return rows.flatMap((row) => {
    const item = items.get(row.line.itemId);
    if (!item) return [];
    const own = itemUnitsFromWire(item.units);
    // What is stored was accepted by the schema before.
    const packChain = row.line.packChain.map(({ unit, per }) => ({ unit, per: quantity(per) })) as unknown as ItemUnits['packChain'];
    return [{ ...row, units: packChain.length > 0 ? { ...own, packChain } : own }];
  });
};

const found = (tx: RestaurantTx) =>
  tx.db
    .select({ line: goodsReceiptLine, receipt: goodsReceipt, orderNumber: purchaseOrder.number, taxRateBps: supplierOffer.taxRateBps })
    .from(goodsReceiptLine)
    .innerJoin(
      goodsReceipt,
      and(eq(goodsReceipt.restaurantId, goodsReceiptLine.restaurantId), eq(goodsReceipt.id, goodsReceiptLine.receiptId)),
    )
    .leftJoin(purchaseOrder, and(eq(purchaseOrder.restaurantId, goodsReceipt.restaurantId), eq(purchaseOrder.id, goodsReceipt.orderId)))
    .leftJoin(
      supplierOffer,
      and(eq(supplierOffer.restaurantId, goodsReceiptLine.restaurantId), eq(supplierOffer.id, goodsReceiptLine.offerId)),
    );

/** Lines that were booked, by their ids. */
export const receivedLines = async (tx: RestaurantTx, lineIds: readonly string[]): Promise<ReadonlyMap<string, ReceivedLine>> => {
  if (lineIds.length === 0) return new Map();
  const here = eq(goodsReceiptLine.restaurantId, tx.restaurantId);
  const rows = await found(tx).where(and(here, inArray(goodsReceiptLine.id, [...lineIds]), eq(goodsReceipt.state, 'POSTED')));
  return new Map((await withUnits(tx, rows)).map((one) => [one.line.id, one]));
};

/** What was agreed for one base unit, exact, in minor units; null where nobody knows. */
export const agreedPerBase = ({ line, units }: ReceivedLine): Rational | null => {
  if (line.unitPrice === null || line.priceUnit === null) return null;
  const factor = unitFactor(units, line.priceUnit);
  return factor.ok ? divide(multiply(unitCostAsRational(unitCost(line.unitPrice)), rational(100n)), factor.value) : null;
};

/** Whether a line was weighed rather than counted. */
export const isWeighed = ({ line }: ReceivedLine): boolean =>
  line.catchWeightG !== null || line.deliveredParts.every(({ unit }) => isWeightUnit(unit)) || isWeightUnit(line.priceUnit ?? '');

const present = (one: ReceivedLine): Chargeable => {
  const { line, receipt, orderNumber, units, taxRateBps } = one;
  const unit = line.priceUnit ?? units.baseUnit;
  const inUnit = fromBaseQuantity(units, unchargedOf(line), unit);
  return {
    receiptLineId: line.id,
    receiptNumber: receipt.number,
    orderNumber,
    receivedAt: receipt.receivedAt.toISOString(),
    itemId: line.itemId,
    description: line.description,
    quantity: formatQuantity(inUnit.ok ? inUnit.value : unchargedOf(line)),
    // What is stored was accepted by the schema before.
    unit: (inUnit.ok ? unit : units.baseUnit) as Chargeable['unit'],
    unitPrice: priceText(line.unitPrice),
    packChain: line.packChain as Chargeable['packChain'],
    taxRateBps,
  };
};

const chargeableShown = 400;

/** What came from a supplier and nothing has charged for, oldest first. */
export const listChargeable = async (tx: RestaurantTx, supplierId: string): Promise<{ lines: Chargeable[] }> => {
  const rows = await found(tx)
    .where(
      and(
        eq(goodsReceipt.restaurantId, tx.restaurantId),
        eq(goodsReceipt.supplierId, supplierId),
        eq(goodsReceipt.state, 'POSTED'),
        sql`${goodsReceiptLine.invoicedBase} < ${goodsReceiptLine.acceptedBase}`,
      ),
    )
    .orderBy(asc(goodsReceipt.receivedAt), asc(goodsReceiptLine.position))
    .limit(chargeableShown);
  return { lines: (await withUnits(tx, rows)).map(present) };
};
