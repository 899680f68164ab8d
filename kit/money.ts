import { assert } from './assert.ts';
import { formatDecimal, grouped, parseDecimal } from './decimal.ts';

declare const minorUnitsBrand: unique symbol;

/**
 * An amount without its currency; beside it always stands the currency it was recorded in.
 *
 * @unit hundredths of the currency's major unit (pence, cents, santim); every currency of the product has two places
 * @invariant fits a PostgreSQL `bigint`; a string of digits on the wire.
 */
export type MinorUnits = bigint & { readonly [minorUnitsBrand]: true };

/** Every currency, in the order that choices are shown. */
export const currencies = ['USD', 'EUR', 'GBP', 'ETB'] as const;

/** A currency that a restaurant may keep its books in. */
export type Currency = (typeof currencies)[number];

/** An amount and its currency; never added to another currency's. */
export type Money = { readonly minor: MinorUnits; readonly currency: Currency };

/** Whether a word is one of the product's currencies. */
export const isCurrency = (value: string): value is Currency => currencies.some((currency) => currency === value);

/** What is written for the currency, and on which side of the figure. The birr stands after its amount. */
export const currencySymbols: Readonly<Record<Currency, { readonly symbol: string; readonly side: 'before' | 'after' }>> = {
  USD: { symbol: '$', side: 'before' },
  EUR: { symbol: '€', side: 'before' },
  GBP: { symbol: '£', side: 'before' },
  ETB: { symbol: 'ብር', side: 'after' },
};

const max = 2n ** 63n - 1n;
const scale = 2;

/** Zero: what nothing is worth, in any currency. */
export const noMoney: MinorUnits = 0n as MinorUnits;

/** The amount with so many hundredths, or null beyond a PostgreSQL `bigint`. */
export const minorUnitsOf = (hundredths: bigint): MinorUnits | null =>
  hundredths > max || hundredths < -max ? null : (hundredths as MinorUnits);

/** Reads an amount in major units as a person or a file writes it, "23.70"; null with a third decimal place. */
export const parseMajorUnits = (text: string): MinorUnits | null => parseDecimal(text, { scale, max }) as MinorUnits | null;

/** Reads the wire and database form, hundredths as "2370"; null for anything else. */
export const parseMinorUnits = (text: string): MinorUnits | null => parseDecimal(text, { scale: 0, max }) as MinorUnits | null;

/**
 * Reads hundredths that a schema or the database has already vouched for.
 *
 * @throws InvariantBroken when they are not a whole number after all.
 */
export const minorUnits = (text: string): MinorUnits => {
  const parsed = parseMinorUnits(text);
  assert(parsed !== null, `A stored amount is a whole number of minor units: ${text}`);
  return parsed;
};

/**
 * The sum of two amounts of one currency.
 *
 * @throws InvariantBroken when the currencies differ or the sum exceeds the bounds.
 */
export const addMoney = (left: Money, right: Money): Money => {
  assert(left.currency === right.currency, 'Amounts of two currencies are never added.');
  const minor = minorUnitsOf(left.minor + right.minor);
  assert(minor !== null, 'An amount fits a bigint.');
  return { minor, currency: left.currency };
};

/** An amount as people read it in both languages: "£1,234.50", "−£7.44", "48,250.00 ብር". */
export const formatMoney = ({ minor, currency }: Money): string => {
  const isNegative = minor < 0n;
  const figure = grouped(formatDecimal(isNegative ? -minor : minor, scale, scale));
  return withSymbol(figure, { currency, isNegative });
};

/**
 * Puts the symbol on its side of an already grouped, unsigned figure, and a true minus sign before everything. A line
 * never breaks between figure and symbol.
 */
export const withSymbol = (
  figure: string,
  { currency, isNegative }: { readonly currency: Currency; readonly isNegative: boolean },
): string => {
  const { symbol, side } = currencySymbols[currency];
  return (isNegative ? '−' : '') + (side === 'after' ? `${figure}\u00a0${symbol}` : symbol + figure);
};
