import type { Channel } from '../../menu/rules/menu-limits.ts';
import { billOf, type Bill, type BillDiscount, type BillVat } from './bill.ts';
import { splitNet } from './split-net.ts';

/** An order's lines of one rate of VAT and one heading of the menu, by whether stock knows all that they took. */
export type OrderPart = {
  /** @unit hundredths of a percent */
  readonly rate: number;
  readonly categoryId: string | null;
  readonly isCovered: boolean;
  /** @unit minor units, at the prices of the menu */
  readonly grossMinor: bigint;
};

/** What an order's sums are made of. */
export type OrderFacts = {
  readonly businessDate: string;
  readonly channel: Channel;
  /**
   * By the restaurant's wall, when it was opened.
   *
   * @unit minutes after midnight
   */
  readonly minute: number;
  /** @unit guests; null where nobody said how many sat there */
  readonly covers: number | null;
  /** @unit hundredths of a percent */
  readonly serviceShare: number;
  readonly parts: readonly OrderPart[];
  readonly discounts: readonly BillDiscount[];
};

/**
 * What the orders of one hour and channel came to, without what was voided; those that don't say how many guests there
 * were apart from those that do.
 *
 * @unit minor units
 */
export type HourSales = {
  readonly businessDate: string;
  readonly channel: Channel;
  /**
   * When the hour begins by the wall.
   *
   * @unit minutes after midnight
   */
  readonly minute: number;
  /** @unit guests; null where nobody said how many sat there */
  readonly covers: number | null;
  readonly orders: number;
  readonly grossMinor: bigint;
  readonly discountMinor: bigint;
  readonly serviceMinor: bigint;
  readonly vat: readonly BillVat[];
};

/** What dishes under one heading of the menu brought on one trading day. */
export type CategorySales = {
  readonly businessDate: string;
  /** Null of dishes under no heading, and of what was written down for a day without orders. */
  readonly categoryId: string | null;
  /**
   * After discounts, without VAT and service.
   *
   * @unit minor units
   */
  readonly netMinor: bigint;
  /**
   * Of it, what dishes brought whose every part was taken from stock by a recipe.
   *
   * @unit minor units
   */
  readonly coveredMinor: bigint;
};

const hourMinutes = 60;

const billOfOrder = ({ parts, discounts, serviceShare }: OrderFacts): Bill =>
  billOf({
    lines: parts.map(({ rate, grossMinor }) => ({ quantity: 1, unitPriceMinor: grossMinor, vatRate: rate })),
    discounts,
    serviceShare,
    paymentsMinor: [],
  });

/** Adds what rates of VAT came to, the lowest first. */
const addVat = (left: readonly BillVat[], right: readonly BillVat[]): readonly BillVat[] => {
  const found = new Map(left.map((one) => [one.rate, one]));
  for (const one of right) {
    const before = found.get(one.rate);
    found.set(
      one.rate,
      before
        ? {
            rate: one.rate,
            grossMinor: before.grossMinor + one.grossMinor,
            netMinor: before.netMinor + one.netMinor,
            vatMinor: before.vatMinor + one.vatMinor,
          }
        : one,
    );
  }
  return [...found.values()].toSorted((one, other) => one.rate - other.rate);
};

const saleOf = (order: OrderFacts): HourSales => {
  const { grossMinor, discountMinor, serviceMinor, vat } = billOfOrder(order);
  const { businessDate, channel, covers } = order;
  const minute = order.minute - (order.minute % hourMinutes);
  return { businessDate, channel, minute, covers, orders: 1, grossMinor, discountMinor, serviceMinor, vat };
};

const together = (left: HourSales, right: HourSales): HourSales => ({
  ...left,
  covers: left.covers === null || right.covers === null ? null : left.covers + right.covers,
  orders: left.orders + right.orders,
  grossMinor: left.grossMinor + right.grossMinor,
  discountMinor: left.discountMinor + right.discountMinor,
  serviceMinor: left.serviceMinor + right.serviceMinor,
  vat: addVat(left.vat, right.vat),
});

/**
 * Bills of orders, added up by day, channel and hour.
 *
 * @invariant each bill is rounded by itself, so that the sums are those of the bills, to the minor unit.
 */
export const hourSales = (orders: readonly OrderFacts[]): readonly HourSales[] => {
  const found = new Map<string, HourSales>();
  for (const sale of orders.map(saleOf)) {
    const key = `${sale.businessDate} ${sale.channel} ${sale.minute} ${sale.covers === null}`;
    const before = found.get(key);
    found.set(key, before ? together(before, sale) : sale);
  }
  return [...found.values()];
};

/** Adds up under a day and a heading. */
export const addCategorySales = (sales: Iterable<CategorySales>): readonly CategorySales[] => {
  const found = new Map<string, CategorySales>();
  for (const sale of sales) {
    const key = `${sale.businessDate} ${sale.categoryId ?? ''}`;
    const before = found.get(key);
    const netMinor = sale.netMinor + (before?.netMinor ?? 0n);
    found.set(key, { ...sale, netMinor, coveredMinor: sale.coveredMinor + (before?.coveredMinor ?? 0n) });
  }
  return [...found.values()];
};

const splitOf = (order: OrderFacts): readonly CategorySales[] =>
  billOfOrder(order).vat.flatMap(({ rate, netMinor }) =>
    splitNet(
      netMinor,
      order.parts.filter((part) => part.rate === rate).map((part) => ({ key: part, grossMinor: part.grossMinor })),
    ).map(({ key: { categoryId, isCovered }, netMinor: own }) => ({
      businessDate: order.businessDate,
      categoryId,
      netMinor: own,
      coveredMinor: isCovered ? own : 0n,
    })),
  );

/** What was sold under each heading, day by day: the same bills as `hourSales` adds up, and not a minor unit else. */
export const categorySales = (orders: readonly OrderFacts[]): readonly CategorySales[] => addCategorySales(orders.flatMap(splitOf));
