import { instantAt } from '../../../../kit/time/wall.ts';
import { withRestaurant } from '../../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { House, SeedWorld } from '../seed-world.ts';
import { pricesOfMonth } from './asked-price.ts';
import { invoiceRows } from './invoice-rows.ts';
import { orderRows, perBaseOf } from './order-rows.ts';
import type { CameIn } from './deliveries.ts';
import { receiptRows } from './receipt-rows.ts';
import { priceStatements, supplyStatements } from './supply-statements.ts';
import type { Told } from './told-delivery.ts';

/** The first of so many numbers of a series, which are taken at once. */
const takeNumbers = async (tx: RestaurantTx, series: string, { year, count }: { year: string; count: number }): Promise<number> => {
  const { rows } = await tx.client.query<{ last_number: number }>(
    `insert into document_series (restaurant_id, series, year, last_number) values ($1, $2, $3, $4)
     on conflict (restaurant_id, series, year) do update set last_number = document_series.last_number + $4
     returning last_number`,
    [tx.restaurantId, series, year, count],
  );
  return (rows[0]?.last_number ?? count) - count + 1;
};

const papersOf = (
  told: readonly Told[],
  { firstOrder, firstReceipt, year, end }: { firstOrder: number; firstReceipt: number; year: string; end: Date },
) => {
  const numbered = (series: string, number: number): string => `${series}-${year}-${String(number).padStart(4, '0')}`;
  const orders = told
    .toSorted((left, right) => left.times.written.getTime() - right.times.written.getTime())
    .map((one, index) => orderRows(one, numbered('PO', firstOrder + index)));
  const receipts = told.map((one, index) => receiptRows(one, numbered('GRN', firstReceipt + index)));
  const invoices = told
    .filter(({ isCharged }) => isCharged)
    .map((one, index) => invoiceRows(one, { number: `${one.delivery.supplier.paper}${4010 + index * 3}`, end }));
  return {
    orders: orders.map(({ order }) => order),
    orderLines: orders.flatMap(({ lines }) => lines),
    orderSteps: orders.flatMap(({ steps }) => steps),
    receipts: receipts.map(({ receipt }) => receipt),
    receiptLines: receipts.flatMap(({ lines }) => lines),
    invoices: invoices.map(({ invoice }) => invoice),
    invoiceLines: invoices.flatMap(({ lines }) => lines),
    payments: invoices.flatMap(({ payments }) => payments),
    documentSteps: [...receipts.flatMap(({ steps }) => steps), ...invoices.flatMap(({ steps }) => steps)],
  };
};

const ownerOf = (world: SeedWorld, { ownerId }: House) =>
  ({ pool: world.pools.app, credential: { kind: 'person', userId: ownerId }, access: 'write' }) as const;

/**
 * Writes what a house ordered, took in, was charged and paid in its month, deliveries in the order of their days: hundreds
 * of papers, which nobody would wait for one by one. What they put on the shelves is there already. All of it or nothing.
 */
export const writePapers = async (world: SeedWorld, house: House, told: readonly Told[]): Promise<void> => {
  const [first] = told;
  if (!first) return;
  await withRestaurant(ownerOf(world, house), house.restaurantId, async (tx) => {
    const known = await tx.client.query('select from goods_receipt where restaurant_id = $1 and id = $2', [
      tx.restaurantId,
      first.documents.receiptId,
    ]);
    if ((known.rowCount ?? 0) > 0) return;
    const year = world.end.toISOString().slice(0, 4);
    const firstOrder = await takeNumbers(tx, 'PO', { year, count: told.length });
    const firstReceipt = await takeNumbers(tx, 'GRN', { year, count: told.length });
    const papers = papersOf(told, { firstOrder, firstReceipt, year, end: world.end });
    const about = JSON.stringify({ currency: house.demo.currency, ...papers });
    for (const text of supplyStatements) await tx.client.query(text, [tx.restaurantId, about]);
  });
};

/** Writes what the offers of a house asked week by week; the last is what they ask now. */
export const writePrices = async (
  world: SeedWorld,
  house: House,
  {
    offers,
    days,
    recordedBy,
  }: { offers: readonly { offerId: string; line: Omit<CameIn, 'packs' | 'price'> }[]; days: readonly string[]; recordedBy: string },
): Promise<void> => {
  const rows = offers.flatMap(({ offerId, line }) =>
    pricesOfMonth(line.item, days.length).map(({ price, number }) => ({
      offer_id: offerId,
      price,
      price_per_base: perBaseOf({ ...line, packs: 1, price }),
      recorded_by: recordedBy,
      since: instantAt(days[number] ?? '', '05:30', house.demo.timeZone),
    })),
  );
  await withRestaurant(ownerOf(world, house), house.restaurantId, async (tx) => {
    const known = await tx.client.query('select from offer_price where restaurant_id = $1 limit 1', [tx.restaurantId]);
    if ((known.rowCount ?? 0) > 0) return;
    for (const text of priceStatements) await tx.client.query(text, [tx.restaurantId, JSON.stringify(rows)]);
  });
};
