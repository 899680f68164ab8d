import { goodsLines, labourLines, salesLines, type GoodsLine, type LabourLine, type SalesLine } from './account-lines.ts';
import { goodsOf, type Goods, type GoodsFlow } from './goods.ts';

/** Goods of one trading day under one line of the account. */
export type DayGoods = GoodsFlow & { readonly day: string; readonly line: GoodsLine };

/** Sales of one trading day under one line of the account. */
export type DaySales = {
  readonly day: string;
  readonly line: SalesLine;
  /**
   * After discounts, without VAT and service.
   *
   * @unit minor units
   */
  readonly netMinor: bigint;
  /**
   * Of it, what dishes brought that stock knows all parts of.
   *
   * @unit minor units
   */
  readonly coveredMinor: bigint;
};

/** What one person's trading day cost. */
export type DayLabour = {
  readonly day: string;
  readonly source: 'APPROVED' | 'WORKED' | 'ROTA' | 'MISSED';
  /**
   * Null where nobody said what an hour earns.
   *
   * @unit minor units
   */
  readonly cost: { readonly wagesMinor: bigint; readonly premiumMinor: bigint; readonly onCostMinor: bigint } | null;
};

/** All that a prime cost is made of, day by day. */
export type DayCosts = {
  readonly sales: readonly DaySales[];
  readonly goods: readonly DayGoods[];
  readonly labour: readonly DayLabour[];
};

/**
 * What a stretch sold and cost.
 *
 * @unit minor units
 * @invariant the lines add up to the sums beside them.
 */
export type StretchCosts = {
  /** Null where nothing is known to have been sold. */
  readonly netMinor: bigint | null;
  readonly salesByLine: ReadonlyMap<SalesLine, bigint>;
  readonly coveredMinor: bigint;
  readonly goodsByLine: ReadonlyMap<GoodsLine, Goods>;
  readonly goodsMinor: bigint;
  /** Null where nobody worked and nobody is to, and where not one hour of it has a rate. */
  readonly labourByLine: Readonly<Record<LabourLine, bigint>> | null;
  readonly labourMinor: bigint | null;
  /** Goods and labour; null while either is not known. */
  readonly primeMinor: bigint | null;
  /** @unit days of somebody's work that nobody priced: they are in no sum */
  readonly unpricedDays: number;
};

const within = ({ from, to }: { readonly from: string; readonly to: string }, day: string): boolean => from <= day && day <= to;

const sumOf = <One>(all: readonly One[], of: (one: One) => bigint): bigint => all.reduce((sum, one) => sum + of(one), 0n);

const labourOf = (labour: readonly DayLabour[]): Readonly<Record<LabourLine, bigint>> | null => {
  if (labour.every(({ cost }) => cost === null)) return null;
  return {
    WAGES: sumOf(labour, ({ cost }) => cost?.wagesMinor ?? 0n),
    PREMIUM: sumOf(labour, ({ cost }) => cost?.premiumMinor ?? 0n),
    ON_COSTS: sumOf(labour, ({ cost }) => cost?.onCostMinor ?? 0n),
  };
};

/** Adds up what a stretch sold and cost. */
export const costsOf = (costs: DayCosts, days: { readonly from: string; readonly to: string }): StretchCosts => {
  const sales = costs.sales.filter(({ day }) => within(days, day));
  const goods = costs.goods.filter(({ day }) => within(days, day));
  const labour = costs.labour.filter(({ day }) => within(days, day));
  const goodsByLine = new Map(goodsLines.map((line) => [line, goodsOf(goods.filter((one) => one.line === line))]));
  const goodsMinor = sumOf([...goodsByLine.values()], ({ usedMinor }) => usedMinor);
  const labourByLine = labourOf(labour);
  const labourMinor = labourByLine && sumOf(labourLines, (line) => labourByLine[line]);
  return {
    netMinor: sales.length === 0 ? null : sumOf(sales, ({ netMinor }) => netMinor),
    salesByLine: new Map(
      salesLines.map((line) => [
        line,
        sumOf(
          sales.filter((one) => one.line === line),
          ({ netMinor }) => netMinor,
        ),
      ]),
    ),
    coveredMinor: sumOf(sales, ({ coveredMinor }) => coveredMinor),
    goodsByLine,
    goodsMinor,
    labourByLine,
    labourMinor,
    primeMinor: labourMinor === null || goods.length === 0 ? null : goodsMinor + labourMinor,
    unpricedDays: labour.filter(({ cost }) => cost === null).length,
  };
};

const whole = 10_000n;

/**
 * How much of the net sales an amount is, rounded half away from nothing; null where either is not known or nothing was sold.
 *
 * @unit hundredths of a percent
 */
export const shareOfNet = (amount: bigint | null, netMinor: bigint | null): number | null => {
  if (amount === null || netMinor === null || netMinor <= 0n) return null;
  const doubled = amount * whole * 2n;
  return Number((doubled + (amount < 0n ? -netMinor : netMinor)) / (netMinor * 2n));
};

/**
 * A part of the prime cost with its share then and now.
 *
 * @unit hundredths of a percent of net sales
 */
export type MovedPart<Key> = { readonly key: Key; readonly now: number | null; readonly before: number | null };

/** The part that moved furthest the way that all of them did; null where none did, or one side is not known. */
export const whoDidIt = <Key>(parts: readonly MovedPart<Key>[], change: number): Key | null => {
  const moves = parts.flatMap(({ key, now, before }) => (now === null || before === null ? [] : [{ key, by: now - before }]));
  const along = moves.filter(({ by }) => (change > 0 ? by > 0 : by < 0)).toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by));
  return along[0]?.key ?? null;
};
