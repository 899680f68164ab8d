import type { Channel } from '../../menu/rules/menu-limits.ts';

/**
 * What the orders of an hour, or a day that was written down, brought.
 *
 * @unit minor units
 */
export type Sale = {
  readonly businessDate: string;
  readonly channel: Channel;
  /**
   * By the wall, when the hour began; null of what was written down.
   *
   * @unit minutes after midnight
   */
  readonly minute: number | null;
  /**
   * Null where nobody said.
   *
   * @unit guests
   */
  readonly covers: number | null;
  /** At the prices of the menu. */
  readonly listMinor: bigint;
  readonly discountMinor: bigint;
  /** What guests owe for what they had, without service. */
  readonly grossMinor: bigint;
  /** Null where nobody said. */
  readonly vatMinor: bigint | null;
  readonly serviceMinor: bigint;
  /**
   * Nought where a whole day was written down.
   *
   * @unit orders
   */
  readonly orders: number;
};

/**
 * What sales come to together.
 *
 * @unit minor units
 * @invariant net and VAT add up to gross, for each sale and for all of them.
 */
export type Trade = {
  readonly listMinor: bigint;
  readonly discountMinor: bigint;
  readonly grossMinor: bigint;
  readonly vatMinor: bigint;
  readonly netMinor: bigint;
  readonly serviceMinor: bigint;
  /** Of the gross, what was written down without saying how much of it is VAT: it counts as net, whole. */
  readonly vatUnknownMinor: bigint;
  /** @unit orders */
  readonly orders: number;
  /**
   * Of the sales that say it.
   *
   * @unit guests
   */
  readonly covers: number;
  /** @unit sales that don't say how many guests there were */
  readonly coversUnknown: number;
};

const nothing: Trade = {
  listMinor: 0n,
  discountMinor: 0n,
  grossMinor: 0n,
  vatMinor: 0n,
  netMinor: 0n,
  serviceMinor: 0n,
  vatUnknownMinor: 0n,
  orders: 0,
  covers: 0,
  coversUnknown: 0,
};

const plus = (sum: Trade, sale: Sale): Trade => ({
  listMinor: sum.listMinor + sale.listMinor,
  discountMinor: sum.discountMinor + sale.discountMinor,
  grossMinor: sum.grossMinor + sale.grossMinor,
  vatMinor: sum.vatMinor + (sale.vatMinor ?? 0n),
  netMinor: sum.netMinor + sale.grossMinor - (sale.vatMinor ?? 0n),
  serviceMinor: sum.serviceMinor + sale.serviceMinor,
  vatUnknownMinor: sum.vatUnknownMinor + (sale.vatMinor === null ? sale.grossMinor : 0n),
  orders: sum.orders + sale.orders,
  covers: sum.covers + (sale.covers ?? 0),
  coversUnknown: sum.coversUnknown + (sale.covers === null ? Math.max(sale.orders, 1) : 0),
});

/**
 * What was sold without VAT; null of a stretch of which nothing is known at all: that is not one in which nothing was sold.
 *
 * @unit minor units
 */
export const knownNet = ({ orders, grossMinor, netMinor }: Trade): bigint | null => (orders === 0 && grossMinor === 0n ? null : netMinor);

/**
 * What an order came to, with VAT; null where there was none.
 *
 * @unit minor units, cut off
 */
export const averageOrder = ({ grossMinor, orders }: Pick<Trade, 'grossMinor' | 'orders'>): bigint | null =>
  orders === 0 ? null : grossMinor / BigInt(orders);

/** Adds sales up. */
export const tradeOf = (sales: readonly Sale[]): Trade => sales.reduce(plus, nothing);

/** Adds sales up under each heading that one is given, in the order in which headings are first met. */
export const tradeBy = <Key>(sales: readonly Sale[], keyOf: (sale: Sale) => Key): ReadonlyMap<Key, Trade> => {
  const found = new Map<Key, Trade>();
  for (const sale of sales) found.set(keyOf(sale), plus(found.get(keyOf(sale)) ?? nothing, sale));
  return found;
};
