import { and, asc, between, eq, ne } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Channel } from '../../menu/rules/menu-limits.ts';
import type { Takings } from '../contract/book-fields.ts';
import { billOf } from '../rules/bill.ts';
import { announceKitchen } from './announce-kitchen.ts';
import { kitchenOrder, orderDiscount, orderLine, takings } from './tables.ts';

type Row = typeof takings.$inferSelect;

const present = (row: Row): Takings => ({
  businessDate: row.businessDate,
  channel: row.channel,
  grossMinor: String(row.grossMinor),
  vatMinor: row.vatMinor === null ? null : String(row.vatMinor),
  covers: row.covers,
  currency: row.currency as Takings['currency'],
  source: row.source,
  version: row.version,
});

type Sum = Pick<Takings, 'businessDate' | 'channel' | 'currency'> & { gross: bigint; vat: bigint; covers: number };

const grouped = <Part extends { readonly orderId: string }>(parts: readonly Part[]): ReadonlyMap<string, readonly Part[]> =>
  Map.groupBy(parts, ({ orderId }) => orderId);

/** The orders of days that were not cancelled, with what their bills are worked out from; payments change no bill. */
const loadBills = async (tx: RestaurantTx, from: string, to: string) => {
  const ofDays = and(
    eq(kitchenOrder.restaurantId, tx.restaurantId),
    between(kitchenOrder.businessDate, from, to),
    ne(kitchenOrder.state, 'CANCELLED'),
  );
  const orders = await tx.db.select().from(kitchenOrder).where(ofDays);
  const lines = await tx.db
    .select({
      orderId: orderLine.orderId,
      quantity: orderLine.quantity,
      unitPriceMinor: orderLine.unitPriceMinor,
      vatRate: orderLine.vatRate,
    })
    .from(orderLine)
    .innerJoin(kitchenOrder, and(eq(kitchenOrder.restaurantId, orderLine.restaurantId), eq(kitchenOrder.id, orderLine.orderId)))
    .where(and(eq(orderLine.restaurantId, tx.restaurantId), ne(orderLine.state, 'VOIDED'), ofDays));
  const discounts = await tx.db
    .select({ orderId: orderDiscount.orderId, share: orderDiscount.share, amountMinor: orderDiscount.amountMinor })
    .from(orderDiscount)
    .innerJoin(kitchenOrder, and(eq(kitchenOrder.restaurantId, orderDiscount.restaurantId), eq(kitchenOrder.id, orderDiscount.orderId)))
    .where(and(eq(orderDiscount.restaurantId, tx.restaurantId), ofDays))
    .orderBy(asc(orderDiscount.id));
  return { orders, lines: grouped(lines), discounts: grouped(discounts) };
};

/** What the orders of days add up to, by day and channel, after discounts and with service. */
const sumOrders = async (tx: RestaurantTx, from: string, to: string): Promise<Takings[]> => {
  const { orders, lines, discounts } = await loadBills(tx, from, to);
  const sums = new Map<string, Sum>();
  for (const { id, businessDate, channel, covers, serviceShare, ...order } of orders) {
    const currency = order.currency as Takings['currency'];
    const bill = billOf({ lines: lines.get(id) ?? [], discounts: discounts.get(id) ?? [], serviceShare, paymentsMinor: [] });
    const key = `${businessDate} ${channel} ${currency}`;
    const before = sums.get(key) ?? { businessDate, channel, currency, gross: 0n, vat: 0n, covers: 0 };
    const vat = bill.vat.reduce((sum, { vatMinor }) => sum + vatMinor, before.vat);
    sums.set(key, { ...before, gross: before.gross + bill.totalMinor, vat, covers: before.covers + (covers ?? 0) });
  }
  return [...sums.values()].map(({ gross, vat, ...rest }) => ({
    ...rest,
    grossMinor: String(gross),
    vatMinor: String(vat),
    source: 'ORDERS',
    version: null,
  }));
};

/** What days took: as the orders add up, and as people wrote it down, each under its source. */
export const readTakings = async (
  tx: RestaurantTx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ takings: Takings[] }> => {
  const rows = await tx.db
    .select()
    .from(takings)
    .where(and(eq(takings.restaurantId, tx.restaurantId), between(takings.businessDate, from, to)))
    .orderBy(asc(takings.businessDate), asc(takings.channel));
  return { takings: [...(await sumOrders(tx, from, to)), ...rows.map(present)] };
};

type TakingsRow = {
  readonly businessDate: string;
  readonly channel: Channel;
  readonly baseVersion: number | null;
  readonly grossMinor: string;
  readonly vatMinor: string | null;
  readonly covers: number | null;
};

type SaveBody = { readonly source: 'TYPED' | 'IMPORTED'; readonly rows: readonly TakingsRow[] };

const saveOne = async (tx: RestaurantTx, { baseVersion, ...said }: TakingsRow, source: SaveBody['source']): Promise<Takings> => {
  const own = and(
    eq(takings.restaurantId, tx.restaurantId),
    eq(takings.businessDate, said.businessDate),
    eq(takings.channel, said.channel),
  );
  const [row] = await tx.db.select().from(takings).where(own).for('update');
  if (row && row.version !== baseVersion) throw refusal('TAKINGS_CHANGED', { field: 'rows', current: present(row) });
  const facts = {
    ...said,
    source,
    grossMinor: BigInt(said.grossMinor),
    vatMinor: said.vatMinor === null ? null : BigInt(said.vatMinor),
    currency: tx.currency,
    setBy: tx.userId ?? tx.ownerId,
    version: (row?.version ?? 0) + 1,
  };
  const [kept] = await tx.db
    .insert(takings)
    .values({ ...facts, restaurantId: tx.restaurantId })
    .onConflictDoUpdate({ target: [takings.restaurantId, takings.businessDate, takings.channel], set: facts })
    .returning();
  if (!kept) throw new Error('A day that was written down is answered.');
  return present(kept);
};

/**
 * Writes down what days took, all of it or nothing.
 *
 * @refuses TAKINGS_CHANGED with the day as it is, where somebody else wrote it meanwhile
 */
export const saveTakings = async (tx: RestaurantTx, { body }: CommandEnvelope<SaveBody>): Promise<{ takings: Takings[] }> => {
  const kept: Takings[] = [];
  for (const row of body.rows) kept.push(await saveOne(tx, row, body.source));
  announceKitchen(tx, 'kitchen.v1.takings-changed', { businessDates: [...new Set(kept.map(({ businessDate }) => businessDate))] });
  return { takings: kept };
};
