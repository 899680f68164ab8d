import { queryAs } from '../../../db/testing/query-as.ts';
import type { Login } from '../../../platform/server/database/pool.ts';

/** A row of a table as it lies there. */
type Raw = Readonly<Record<string, unknown>>;

/** What a month comes to, by nothing but its documents. Amounts in minor units. */
export type PlainBooks = {
  readonly netMinor: bigint;
  readonly vatMinor: bigint;
  readonly grossMinor: bigint;
  readonly orders: number;
  readonly covers: number;
  readonly netByDay: ReadonlyMap<string, bigint>;
  readonly netByChannel: ReadonlyMap<string, bigint>;
  /** By the rate in hundredths of a percent: net, VAT and gross. */
  readonly byRate: ReadonlyMap<number, readonly [bigint, bigint, bigint]>;
  readonly paidByMethod: ReadonlyMap<string, bigint>;
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
  readonly boughtMinor: bigint;
  readonly arrivedMinor: bigint;
  readonly wastedMinor: bigint;
};

const big = (value: unknown): bigint => (value === null || value === undefined ? 0n : BigInt(value as string | number));

/** The nearest whole number; of two as near the even one. */
const nearest = (top: bigint, bottom: bigint): bigint => {
  const isNegative = top < 0n;
  const size = isNegative ? -top : top;
  const [whole, rest] = [size / bottom, size % bottom];
  const isUp = rest * 2n > bottom || (rest * 2n === bottom && whole % 2n === 1n);
  const found = isUp ? whole + 1n : whole;
  return isNegative ? -found : found;
};

const add = <Key>(sums: Map<Key, bigint>, key: Key, amount: bigint): void => void sums.set(key, (sums.get(key) ?? 0n) + amount);

type Bill = { readonly gross: bigint; readonly vat: bigint; readonly rates: ReadonlyMap<number, readonly [bigint, bigint]> };

/** One bill by hand: each discount of what is left, spread over the rates from the lowest up, VAT within what remains. */
const billOf = (lines: readonly Raw[], discounts: readonly Raw[]): Bill => {
  const menu = new Map<number, bigint>();
  for (const line of lines) add(menu, Number(line['vat_rate']), big(line['quantity']) * big(line['unit_price_minor']));
  const all = [...menu.values()].reduce((sum, one) => sum + one, 0n);
  let left = all;
  for (const discount of discounts) {
    const wanted = discount['share'] === null ? big(discount['amount_minor']) : nearest(left * big(discount['share']), 10_000n);
    left -= wanted > left ? left : wanted;
  }
  const taken = all - left;
  const rates = new Map<number, readonly [bigint, bigint]>();
  let [seen, given, vat] = [0n, 0n, 0n];
  for (const rate of [...menu.keys()].toSorted((one, other) => one - other)) {
    seen += menu.get(rate) ?? 0n;
    const until = all === 0n ? 0n : nearest(taken * seen, all);
    const gross = (menu.get(rate) ?? 0n) - (until - given);
    given = until;
    const tax = nearest(gross * BigInt(rate), 10_000n + BigInt(rate));
    rates.set(rate, [gross, tax]);
    vat += tax;
  }
  return { gross: left, vat, rates };
};

type Asked = { readonly restaurantId: string; readonly from: string; readonly to: string };

/** The raw documents of one restaurant, as far as they are in its currency. */
const documentsOf = async (login: Login, { restaurantId, from, to }: Asked) => {
  const [place] = await queryAs<Raw>(login, 'select currency from restaurant where id = $1', [restaurantId]);
  const all = (text: string): Promise<Raw[]> => queryAs<Raw>(login, text, [restaurantId]);
  return {
    here: async (text: string): Promise<Raw[]> => (await all(text)).filter((row) => row['currency'] === place?.['currency']),
    all,
    isWithin: (row: Raw): boolean => from <= String(row['day']) && String(row['day']) <= to,
  };
};

type Documents = Awaited<ReturnType<typeof documentsOf>>;
type Sold = Pick<PlainBooks, 'netMinor' | 'vatMinor' | 'grossMinor' | 'orders' | 'covers' | 'netByDay' | 'netByChannel' | 'byRate'>;

/** Every order by its bill, and what was written down of a day and channel that no order speaks of. */
const soldOf = async ({ here, all, isWithin }: Documents): Promise<Sold> => {
  const cancelled = "select *, business_date::text as day from kitchen_order where restaurant_id = $1 and state <> 'CANCELLED'";
  const orders = (await here(cancelled)).filter(isWithin);
  const lines = Map.groupBy(await all("select * from order_line where restaurant_id = $1 and state <> 'VOIDED'"), (one) => one['order_id']);
  const discounts = Map.groupBy(await all('select * from order_discount where restaurant_id = $1 order by id'), (one) => one['order_id']);
  const takings = (await here('select *, business_date::text as day from takings where restaurant_id = $1')).filter(isWithin);
  const isTold = (row: Raw): boolean => orders.some((order) => order['day'] === row['day'] && order['channel'] === row['channel']);
  const bills = orders.map((order) => ({ row: order, bill: billOf(lines.get(order['id']) ?? [], discounts.get(order['id']) ?? []) }));
  const written = takings
    .filter((row) => !isTold(row))
    .map((row) => ({ row, bill: { gross: big(row['gross_minor']), vat: big(row['vat_minor']), rates: new Map() as Bill['rates'] } }));

  const [netByDay, netByChannel] = [new Map<string, bigint>(), new Map<string, bigint>()];
  const byRate = new Map<number, readonly [bigint, bigint, bigint]>();
  let [gross, vat, covers] = [0n, 0n, 0];
  for (const { row, bill } of [...bills, ...written]) {
    gross += bill.gross;
    vat += bill.vat;
    covers += Number(row['covers'] ?? 0);
    add(netByDay, String(row['day']), bill.gross - bill.vat);
    add(netByChannel, String(row['channel']), bill.gross - bill.vat);
    for (const [rate, [amount, tax]] of bill.rates) {
      const [net, before, whole] = byRate.get(rate) ?? [0n, 0n, 0n];
      byRate.set(rate, [net + amount - tax, before + tax, whole + amount]);
    }
  }
  return { netMinor: gross - vat, vatMinor: vat, grossMinor: gross, orders: orders.length, covers, netByDay, netByChannel, byRate };
};

/** What changed hands on the trading days, by how. */
const paidOf = async ({ here, isWithin }: Documents): Promise<ReadonlyMap<string, bigint>> => {
  const paid = new Map<string, bigint>();
  const text = `select p.*, ((p.taken_at at time zone r.time_zone) - make_interval(mins => r.day_cutoff_minutes))::date::text as day
                  from order_payment p join restaurant r on r.id = p.restaurant_id where p.restaurant_id = $1`;
  for (const one of (await here(text)).filter(isWithin)) add(paid, String(one['method']), big(one['amount_minor']));
  return paid;
};

const boughtKinds = ['RECEIPT', 'SUPPLIER_RETURN', 'REVALUE'];
const arrivingKinds = [...boughtKinds, 'OPENING', 'TRANSFER_IN', 'TRANSFER_OUT'];

type Stock = Pick<PlainBooks, 'openingMinor' | 'closingMinor' | 'boughtMinor' | 'arrivedMinor' | 'wastedMinor'>;

/** The ledger added up from its first row. */
const stockOf = async ({ here, isWithin }: Documents, { from, to }: Asked): Promise<Stock> => {
  const rows = await here('select *, business_date::text as day from stock_movement where restaurant_id = $1');
  const undone = new Set(rows.map((row) => row['reversal_of_id']));
  const sumOf = (isMeant: (row: Raw) => boolean): bigint => rows.filter(isMeant).reduce((sum, row) => sum + big(row['value_minor']), 0n);
  const isKind = (kinds: readonly string[]) => (row: Raw) => isWithin(row) && kinds.includes(String(row['kind']));
  return {
    openingMinor: sumOf((row) => String(row['day']) < from),
    closingMinor: sumOf((row) => String(row['day']) <= to),
    boughtMinor: sumOf(isKind(boughtKinds)),
    arrivedMinor: sumOf(isKind(arrivingKinds)),
    wastedMinor: -sumOf((row) => isKind(['WASTE'])(row) && row['reversal_of_id'] === null && !undone.has(row['id'])),
  };
};

/**
 * Adds a stretch of days up from the raw documents, row by row: slow, plain, and without a line of what the reports
 * reckon with.
 */
export const plainBooks = async (login: Login, asked: Asked): Promise<PlainBooks> => {
  const documents = await documentsOf(login, asked);
  return { ...(await soldOf(documents)), paidByMethod: await paidOf(documents), ...(await stockOf(documents, asked)) };
};
