import { assert } from './assert.ts';

/**
 * An exact fraction, for everything between what a person entered and what is stored.
 *
 * @invariant the denominator is positive and the two share no factor, so equal fractions have equal fields.
 */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint };

/**
 * The fraction in lowest terms.
 *
 * @throws InvariantBroken when the denominator is zero.
 */
export const rational = (numerator: bigint, denominator: bigint = 1n): Rational => {
  assert(denominator !== 0n, 'A fraction has a denominator.');
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(absolute(numerator), absolute(denominator));
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor };
};

/** The sum, exact. */
export const add = (left: Rational, right: Rational): Rational =>
  rational(left.numerator * right.denominator + right.numerator * left.denominator, left.denominator * right.denominator);

/** The product, exact. */
export const multiply = (left: Rational, right: Rational): Rational =>
  rational(left.numerator * right.numerator, left.denominator * right.denominator);

/**
 * The quotient, exact.
 *
 * @throws InvariantBroken when the divisor is zero.
 */
export const divide = (left: Rational, right: Rational): Rational =>
  rational(left.numerator * right.denominator, left.denominator * right.numerator);

/** Negative, zero or positive as left is smaller than, equal to or larger than right. */
export const compare = (left: Rational, right: Rational): -1 | 0 | 1 => {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
};

/** The nearest whole number; exactly half goes to the even neighbour, so that many roundings do not drift. */
export const roundHalfEven = ({ numerator, denominator }: Rational): bigint => {
  const floor = (numerator - modulo(numerator, denominator)) / denominator;
  const twiceRest = 2n * modulo(numerator, denominator);
  if (twiceRest < denominator) return floor;
  if (twiceRest > denominator) return floor + 1n;
  return floor % 2n === 0n ? floor : floor + 1n;
};

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

const modulo = (value: bigint, divisor: bigint): bigint => ((value % divisor) + divisor) % divisor;

const greatestCommonDivisor = (left: bigint, right: bigint): bigint => {
  let [larger, smaller] = [left, right];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger === 0n ? 1n : larger;
};
