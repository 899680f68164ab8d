import { and, asc, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Order, OrderHead, OrderLine } from '../contract/fields.ts';
import { type Bill, billOf } from '../rules/bill.ts';
import { orderNumberText } from '../rules/order-number.ts';
import { ofOrder } from './load-order.ts';
import { keepersOf } from './tills/till-order-master.ts';
import { diningTable, kitchenOrder, type LineRow, orderDiscount, orderLine, orderPayment, type OrderRow } from './tables.ts';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A line as it travels. */
export const presentLine = (row: LineRow): OrderLine => ({
  ...row,
  modifiers: row.modifiers.map((choice) => ({ ...choice })),
  unitPriceMinor: String(row.unitPriceMinor),
  firedAt: iso(row.firedAt),
  startedAt: iso(row.startedAt),
  readyAt: iso(row.readyAt),
  passedAt: iso(row.passedAt),
  servedAt: iso(row.servedAt),
  acknowledgedAt: iso(row.acknowledgedAt),
  voidedAt: iso(row.voidedAt),
});

/** An order without its lines, as it travels. */
export const presentHead = (row: OrderRow, tableName: string | null): OrderHead => ({
  ...row,
  number: orderNumberText({ prefix: row.numberPrefix, number: row.numberInDay }),
  tableName,
  promisedAt: iso(row.promisedAt),
  openedAt: row.openedAt.toISOString(),
  closedAt: iso(row.closedAt),
});

type Parts = {
  readonly lines: readonly LineRow[];
  readonly discounts: readonly (typeof orderDiscount.$inferSelect)[];
  readonly payments: readonly (typeof orderPayment.$inferSelect)[];
};

/** What an order costs: of its lines those that were not voided. */
export const billOfOrder = ({ serviceShare }: Pick<OrderRow, 'serviceShare'>, { lines, discounts, payments }: Parts): Bill =>
  billOf({
    lines: lines.filter(({ state }) => state !== 'VOIDED'),
    discounts,
    serviceShare,
    paymentsMinor: payments.map(({ amountMinor }) => amountMinor),
  });

const presentBill = (bill: Bill): Order['bill'] => ({
  grossMinor: String(bill.grossMinor),
  discountMinor: String(bill.discountMinor),
  serviceMinor: String(bill.serviceMinor),
  totalMinor: String(bill.totalMinor),
  vat: bill.vat.map(({ rate, grossMinor, netMinor, vatMinor }) => ({
    rate,
    grossMinor: String(grossMinor),
    netMinor: String(netMinor),
    vatMinor: String(vatMinor),
  })),
  paidMinor: String(bill.paidMinor),
  leftMinor: String(bill.leftMinor),
});

type Names = { readonly tableName: string | null; readonly tillName: string | null };

const presentOne = (row: OrderRow, { tableName, tillName }: Names, parts: Parts): Order => {
  const bill = billOfOrder(row, parts);
  return {
    ...presentHead(row, tableName),
    tillName,
    currency: row.currency as Order['currency'],
    serviceShare: row.serviceShare,
    lines: parts.lines.map(presentLine),
    discounts: parts.discounts.map(({ id, share, amountMinor, reason }, index) => ({
      id,
      share,
      amountMinor: amountMinor === null ? null : String(amountMinor),
      takenMinor: String(bill.discountsMinor[index] ?? 0n),
      reason,
    })),
    payments: parts.payments.map(({ id, method, amountMinor, reference, takenAt }) => ({
      id,
      method,
      amountMinor: String(amountMinor),
      reference,
      takenAt: takenAt.toISOString(),
    })),
    bill: presentBill(bill),
  };
};

/** What belongs to these orders: their lines, discounts and payments, each in its order. */
export const partsOf = async (tx: RestaurantTx, orderIds: readonly string[]): Promise<Parts> => {
  const ids = [...orderIds];
  if (ids.length === 0) return { lines: [], discounts: [], payments: [] };
  const lines = await tx.db
    .select()
    .from(orderLine)
    .where(and(eq(orderLine.restaurantId, tx.restaurantId), inArray(orderLine.orderId, ids)))
    .orderBy(asc(orderLine.sortOrder), asc(orderLine.id));
  const discounts = await tx.db
    .select()
    .from(orderDiscount)
    .where(and(eq(orderDiscount.restaurantId, tx.restaurantId), inArray(orderDiscount.orderId, ids)))
    .orderBy(asc(orderDiscount.id));
  const payments = await tx.db
    .select()
    .from(orderPayment)
    .where(and(eq(orderPayment.restaurantId, tx.restaurantId), inArray(orderPayment.orderId, ids)))
    .orderBy(asc(orderPayment.takenAt), asc(orderPayment.id));
  return { lines, discounts, payments };
};

/** What tables are called, those that were put away too. */
export const tableNames = async (tx: RestaurantTx, tableIds: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(tableIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const rows = await tx.db
    .select({ id: diningTable.id, name: diningTable.name })
    .from(diningTable)
    .where(and(eq(diningTable.restaurantId, tx.restaurantId), inArray(diningTable.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Orders as they travel, in the order given. */
export const presentOrders = async (tx: RestaurantTx, rows: readonly OrderRow[]): Promise<Order[]> => {
  const parts = await partsOf(
    tx,
    rows.map(({ id }) => id),
  );
  const names = await tableNames(
    tx,
    rows.map(({ tableId }) => tableId),
  );
  const keepers = await keepersOf(tx, rows);
  const namesOf = ({ tableId, tillId }: OrderRow): Names => ({
    tableName: tableId === null ? null : (names.get(tableId) ?? null),
    tillName: tillId === null ? null : (keepers.get(tillId) ?? null),
  });
  const own = <Part extends { readonly orderId: string }>(all: readonly Part[], id: string) => all.filter(({ orderId }) => orderId === id);
  return rows.map((row) =>
    presentOne(row, namesOf(row), {
      lines: own(parts.lines, row.id),
      discounts: own(parts.discounts, row.id),
      payments: own(parts.payments, row.id),
    }),
  );
};

/** One order as it is now. @refuses NOT_FOUND */
export const answerOrder = async (tx: RestaurantTx, orderId: string): Promise<{ order: Order }> => {
  const rows = await tx.db.select().from(kitchenOrder).where(ofOrder(tx, orderId));
  const [order] = await presentOrders(tx, rows);
  if (!order) throw refusal('NOT_FOUND');
  return { order };
};
