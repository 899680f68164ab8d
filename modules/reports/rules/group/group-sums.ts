import type { Currency } from '../../../../kit/money.ts';
import { multiply, rational, roundHalfEven } from '../../../../kit/rational.ts';
import type { Days } from '../report-period.ts';
import { betweenHouses, type Between, type Moved } from './between-houses.ts';
import { factorOf, rateFor, type CurrencyRate } from './currency-rate.ts';
import { atRate, sumOfHouses, type HouseFigures } from './house-figures.ts';

/**
 * The goods of a restaurant in a stretch.
 *
 * @unit minor units
 * @invariant opening, bought and transferred, without what was used, is closing.
 */
export type HouseGoods = {
  readonly openingMinor: bigint;
  readonly boughtMinor: bigint;
  /** From other restaurants, without what went to them. */
  readonly transferredMinor: bigint;
  readonly usedMinor: bigint;
  readonly closingMinor: bigint;
};

/** A restaurant of a group, in its own currency. */
export type GroupHouse = {
  readonly id: string;
  readonly name: string;
  readonly currency: Currency;
  readonly now: HouseFigures;
  readonly before: HouseFigures;
  readonly goods: HouseGoods;
  readonly moved: readonly Moved[];
};

/** Restaurants that are added up, all amounts in one currency. */
export type GroupSum<House extends GroupHouse> = {
  readonly currency: Currency;
  readonly houses: readonly House[];
  readonly now: HouseFigures;
  readonly before: HouseFigures;
  /**
   * What was on the way between them at the end: within the stock of the sum, on nobody's shelf.
   *
   * @unit minor units
   */
  readonly onTheWayMinor: bigint;
};

/** What goods came to together, with what went from one restaurant to another taken out. */
export type GroupGoods<House extends GroupHouse> = {
  readonly currency: Currency;
  readonly houses: readonly House[];
  readonly between: Between;
  readonly total: HouseGoods;
};

/** What is added up, and at which rates; without a rate for each currency every currency stands by itself. */
export type GroupSums<House extends GroupHouse> = { readonly sums: readonly GroupSum<House>[]; readonly used: readonly CurrencyRate[] };

type Wanted = { readonly rates: readonly CurrencyRate[]; readonly into: Currency; readonly days: Days };

/** The currencies of restaurants, the one that is asked for first. */
export const currenciesOf = (houses: readonly GroupHouse[], into: Currency): readonly Currency[] => {
  const found = [...new Set(houses.map(({ currency }) => currency))];
  return [...found.filter((one) => one === into), ...found.filter((one) => one !== into)];
};

/** Goods of a currency; goods are never converted, since what one restaurant sent another would not come out any more. */
export const goodsOfGroup = <House extends GroupHouse>(all: readonly House[], currency: Currency, days: Days): GroupGoods<House> => {
  const houses = all.filter((house) => house.currency === currency);
  const between = betweenHouses(houses, days);
  const sum = (field: keyof HouseGoods): bigint => houses.reduce((total, { goods }) => total + goods[field], 0n);
  const inner = [...between.byHouse.values()].reduce((total, { cameMinor, wentMinor }) => total + cameMinor - wentMinor, 0n);
  const total = {
    openingMinor: sum('openingMinor') + between.beforeMinor,
    boughtMinor: sum('boughtMinor'),
    transferredMinor: sum('transferredMinor') - inner,
    usedMinor: sum('usedMinor'),
    closingMinor: sum('closingMinor') + between.afterMinor,
  };
  return { currency, houses, between, total };
};

const sumOf = <House extends GroupHouse>(houses: readonly House[], currency: Currency, onTheWayMinor: bigint): GroupSum<House> => {
  const [now, before] = [sumOfHouses(houses.map((house) => house.now)), sumOfHouses(houses.map((house) => house.before))];
  return { currency, houses, now: { ...now, stockMinor: now.stockMinor + onTheWayMinor }, before, onTheWayMinor };
};

/**
 * Adds restaurants up: in one currency where each of theirs has a rate into it, otherwise currency by currency.
 *
 * @invariant two currencies are never added without a rate that somebody set.
 */
export const sumsOfGroup = <House extends GroupHouse>(houses: readonly House[], { rates, into, days }: Wanted): GroupSums<House> => {
  const currencies = currenciesOf(houses, into);
  const onTheWay = (currency: Currency): bigint => goodsOfGroup(houses, currency, days).between.afterMinor;
  const foreign = currencies.filter((currency) => currency !== into);
  const used = foreign.flatMap((from) => rateFor(rates, { from, into, day: days.to }) ?? []);
  if (currencies.length < 2 || used.length < foreign.length) {
    const own = (currency: Currency) => houses.filter((house) => house.currency === currency);
    return { sums: currencies.map((currency) => sumOf(own(currency), currency, onTheWay(currency))), used: [] };
  }
  const factors = new Map(foreign.map((from, at) => [from, factorOf(used[at] as CurrencyRate, from)]));
  const converted = houses.map((house) => {
    const factor = factors.get(house.currency);
    return factor ? { ...house, now: atRate(house.now, factor), before: atRate(house.before, factor) } : house;
  });
  const way = currencies.map((currency) => {
    const factor = factors.get(currency);
    return factor ? roundHalfEven(multiply(rational(onTheWay(currency)), factor)) : onTheWay(currency);
  });
  return {
    sums: [
      sumOf(
        converted,
        into,
        way.reduce((total, minor) => total + minor, 0n),
      ),
    ],
    used,
  };
};
