import { assert } from './assert.ts';
import { formatDecimal, parseDecimal } from './decimal.ts';
import { type Rational, rational, roundHalfEven } from './rational.ts';

declare const quantityBrand: unique symbol;

/**
 * How much of something, exactly; the type keeps a gram from being added to a cent.
 *
 * @unit millionths of the base unit (g, ml or each)
 * @invariant fits `numeric(18,6)`; a string of at most six places on the wire.
 */
export type Quantity = bigint & { readonly [quantityBrand]: true };

/** Decimal places that a quantity keeps. */
export const quantityScale = 6;

const millionth = 10n ** 6n;
const max = 10n ** 18n - 1n;
const shape = { scale: quantityScale, max };

/** Nothing of it. */
export const noQuantity: Quantity = 0n as Quantity;

/** The quantity with so many millionths of the base unit, or null beyond the bounds of `numeric(18,6)`. */
export const quantityOf = (millionths: bigint): Quantity | null =>
  millionths > max || millionths < -max ? null : (millionths as Quantity);

/** Reads the wire and database form, "1200.5"; null for anything else, for a seventh place, and beyond the bounds. */
export const parseQuantity = (text: string): Quantity | null => parseDecimal(text, shape) as Quantity | null;

/**
 * Reads text that a schema or the database has already vouched for.
 *
 * @throws InvariantBroken when it is not a quantity after all.
 */
export const quantity = (text: string): Quantity => {
  const parsed = parseQuantity(text);
  assert(parsed !== null, `A stored quantity is a decimal: ${text}`);
  return parsed;
};

/** The wire and database form, without trailing zeros: "1200.5". */
export const formatQuantity = (value: Quantity): string => formatDecimal(value, quantityScale);

/**
 * The sum, exact.
 *
 * @throws InvariantBroken beyond the bounds; a rule that takes quantities from people checks with quantityOf first.
 */
export const addQuantities = (left: Quantity, right: Quantity): Quantity => within(left + right);

/** The opposite, exact. */
export const negateQuantity = (value: Quantity): Quantity => -value as Quantity;

/** The quantity times a fraction, rounded half-even once; null beyond the bounds. */
export const scaleQuantity = (value: Quantity, factor: Rational): Quantity | null =>
  quantityOf(roundHalfEven(rational(value * factor.numerator, factor.denominator)));

/** The quantity as an exact fraction of base units. */
export const quantityAsRational = (value: Quantity): Rational => rational(value, millionth);

/** The nearest quantity to a fraction of base units, rounded half-even; null beyond the bounds. */
export const quantityFromRational = (value: Rational): Quantity | null =>
  quantityOf(roundHalfEven(rational(value.numerator * millionth, value.denominator)));

const within = (millionths: bigint): Quantity => {
  const value = quantityOf(millionths);
  assert(value !== null, 'A quantity fits numeric(18,6).');
  return value;
};
