import { noQuantity, type Quantity, quantityAsRational, quantityFromRational } from '../../../kit/quantity.ts';
import { add, compare, divide, multiply, type Rational, rational } from '../../../kit/rational.ts';
import type { BaseUnitCode } from '../../inventory/rules/unit.ts';

/** What is known of a prep when somebody plans it, in base units of the item that it is kept as. */
export type PrepFacts = {
  readonly baseUnit: BaseUnitCode;
  /** How much of it should be ready; null where nobody said. */
  readonly par: Rational | null;
  /** What the sales until then are expected to take. */
  readonly need: Rational;
  /** @unit millionths; null where it was never booked; below nothing where more was used than booked */
  readonly onHand: Quantity | null;
  /**
   * What is on the plan already and not made yet.
   *
   * @unit millionths
   */
  readonly planned: Quantity;
  /** What one batch makes. */
  readonly batch: Rational;
  /** Made in whole batches or not at all: a dough, a stock pot. */
  readonly isMadeWhole: boolean;
};

const none = rational(0n);

const negative = ({ numerator, denominator }: Rational): Rational => rational(-numerator, denominator);

const larger = (left: Rational, right: Rational): Rational => (compare(left, right) < 0 ? right : left);

/** The next whole number of steps. */
const upTo = (amount: Rational, step: Rational): Rational => {
  const { numerator, denominator } = divide(amount, step);
  return multiply(rational((numerator + denominator - 1n) / denominator), step);
};

/** What a cook weighs to: whole pieces, ten grams, from a kilogram on a hundred. */
const scaleStep = (baseUnit: BaseUnitCode, amount: Rational): Rational => {
  if (baseUnit === 'each') return rational(1n);
  return compare(amount, rational(1000n)) < 0 ? rational(10n) : rational(100n);
};

/**
 * How much to prepare: what should be ready or will be needed, whichever is more, without what is there and what is on
 * the plan; rounded up to whole batches where it is made so, else to what a scale in a kitchen shows. What is below nothing
 * in stock was eaten already and is not owed.
 *
 * @unit millionths of the item's base unit
 * @returns never below nothing
 */
export const suggestedPrep = ({ baseUnit, par, need, onHand, planned, batch, isMadeWhole }: PrepFacts): Quantity => {
  const there = onHand !== null && onHand > noQuantity ? onHand : noQuantity;
  const wanted = larger(par ?? none, need);
  const missing = add(wanted, negative(add(quantityAsRational(there), quantityAsRational(planned))));
  if (compare(missing, none) <= 0) return noQuantity;
  return quantityFromRational(upTo(missing, isMadeWhole ? batch : scaleStep(baseUnit, missing))) ?? noQuantity;
};
