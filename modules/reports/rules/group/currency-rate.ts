import type { Currency } from '../../../../kit/money.ts';
import { parseDecimal } from '../../../../kit/decimal.ts';
import { divide, rational, type Rational } from '../../../../kit/rational.ts';

/** So much of one currency for one of another, as somebody said it. */
export type CurrencyRate = {
  readonly one: Currency;
  readonly other: Currency;
  /** How many of `other` are given for one of `one`: a decimal of at most six places. */
  readonly rate: string;
  readonly source: string;
  /** The day that it is of. */
  readonly ratedOn: string;
};

const scale = 6;
const max = 10n ** 12n;

/** Reads a rate as a person writes it: above nothing, with at most six decimal places; null for anything else. */
export const readRate = (text: string): Rational | null => {
  const read = parseDecimal(text.replaceAll(/[\s,]/g, ''), { scale, max });
  return read === null || read <= 0n ? null : rational(read, 10n ** BigInt(scale));
};

const isOf = (from: Currency, into: Currency, { one, other }: CurrencyRate): boolean =>
  (one === from && other === into) || (one === into && other === from);

/**
 * The rate for days that end on one: the latest that is not of a later day; where there is none, the first after it. Of two of
 * one day the later in the list counts.
 */
export const rateFor = (
  rates: readonly CurrencyRate[],
  { from, into, day }: { readonly from: Currency; readonly into: Currency; readonly day: string },
): CurrencyRate | null => {
  const fit = rates.filter((rate) => isOf(from, into, rate)).toSorted((one, other) => one.ratedOn.localeCompare(other.ratedOn));
  return fit.findLast(({ ratedOn }) => ratedOn <= day) ?? lastOfFirstDay(fit);
};

const lastOfFirstDay = (fit: readonly CurrencyRate[]): CurrencyRate | null =>
  fit.findLast(({ ratedOn }) => ratedOn === fit[0]?.ratedOn) ?? null;

/** What an amount of a currency is multiplied by to be one of the other of a rate. */
export const factorOf = ({ one, rate }: CurrencyRate, from: Currency): Rational => {
  const said = readRate(rate) ?? rational(1n);
  return one === from ? said : divide(rational(1n), said);
};
