import type { Days } from './report-period.ts';

/** Something that was bought, as far as its price goes. */
export type PricedLine = {
  readonly businessDate: string;
  readonly itemId: string;
  readonly supplierId: string;
  /** In the item's base unit, an exact decimal above nothing. */
  readonly quantity: string;
  /**
   * Null where nobody knows.
   *
   * @unit minor units
   */
  readonly amountMinor: bigint | null;
};

/** What is known of the prices of an item. */
export type PricedItem = {
  /**
   * How much more a unit cost last than the time before; null without two prices.
   *
   * @unit hundredths of a percent, cut off
   */
  readonly changeShare: number | null;
  /**
   * How far the dearest price lies above the cheapest; null without two.
   *
   * @unit hundredths of a percent, cut off
   */
  readonly spreadShare: number | null;
  /**
   * What all of the stretch would have cost less from whoever asked least; null where one supplier alone brings it.
   *
   * @unit minor units
   */
  readonly savedMinor: bigint | null;
};

const whole = 10_000n;
const scale = 1_000_000n;

/** @unit millionths */
const millionths = (quantity: string): bigint => {
  const [units = '0', places = ''] = quantity.split('.');
  return BigInt(units) * scale + BigInt(places.padEnd(6, '0').slice(0, 6) || '0');
};

type Price = PricedLine & { readonly millionths: bigint; readonly minor: bigint };

/** Whether one price of a unit lies above another: by what both would cost in the other's quantity, so that nothing is rounded. */
const isDearer = (one: Price, other: Price): boolean => one.minor * other.millionths > other.minor * one.millionths;

/** @unit hundredths of a percent, cut off; null where the other was free */
const above = (one: Price, other: Price): number | null => {
  const base = other.minor * one.millionths;
  return base === 0n ? null : Number(((one.minor * other.millionths - base) * whole) / base);
};

const priced = (lines: readonly PricedLine[]): readonly Price[] =>
  lines.flatMap((line) => {
    const amount = millionths(line.quantity);
    return line.amountMinor === null || amount <= 0n ? [] : [{ ...line, millionths: amount, minor: line.amountMinor }];
  });

const ofItem = (prices: readonly Price[], { from, to }: Days): PricedItem => {
  const within = prices.filter(({ businessDate }) => from <= businessDate && businessDate <= to);
  const last = within[0];
  const previous = last && prices[prices.indexOf(last) + 1];
  const cheapest = prices.reduce<Price | undefined>((least, one) => (least && !isDearer(least, one) ? least : one), undefined);
  const dearest = prices.reduce<Price | undefined>((most, one) => (most && !isDearer(one, most) ? most : one), undefined);
  const suppliers = new Set(prices.map(({ supplierId }) => supplierId));
  const atCheapest = (one: Price): bigint => (cheapest ? (cheapest.minor * one.millionths) / cheapest.millionths : one.minor);
  return {
    changeShare: last && previous ? above(last, previous) : null,
    spreadShare: prices.length < 2 || !dearest || !cheapest ? null : above(dearest, cheapest),
    savedMinor: suppliers.size < 2 ? null : within.reduce((sum, one) => sum + one.minor - atCheapest(one), 0n),
  };
};

/**
 * What the prices of each item did.
 *
 * @param lines newest first, from before the stretch too
 */
export const pricesOf = (lines: readonly PricedLine[], days: Days): ReadonlyMap<string, PricedItem> => {
  const byItem = new Map<string, Price[]>();
  for (const one of priced(lines)) byItem.set(one.itemId, [...(byItem.get(one.itemId) ?? []), one]);
  return new Map([...byItem].map(([itemId, prices]) => [itemId, ofItem(prices, days)]));
};
