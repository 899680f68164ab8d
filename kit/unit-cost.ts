import { assert } from './assert.ts';
import { formatDecimal, parseDecimal } from './decimal.ts';
import { type MinorUnits, minorUnitsOf } from './money.ts';
import type { Quantity } from './quantity.ts';
import { type Rational, rational, roundHalfEven } from './rational.ts';

declare const unitCostBrand: unique symbol;

/**
 * What one base unit costs, in the currency of the row it stands in. Six places of the major unit, because a gram of
 * salt costs far less than a penny.
 *
 * @unit millionths of the currency's major unit, per base unit (g, ml or each)
 * @invariant never negative; fits `numeric(18,6)`; a string of at most six places on the wire.
 */
export type UnitCost = bigint & { readonly [unitCostBrand]: true };

/** Decimal places that a unit cost keeps. */
export const unitCostScale = 6;

const millionth = 10n ** 6n;
const max = 10n ** 18n - 1n;
const minorPerMajor = 100n;

/** The unit cost of so many millionths of a major unit, or null when negative or beyond `numeric(18,6)`. */
export const unitCostOf = (millionths: bigint): UnitCost | null => (millionths < 0n || millionths > max ? null : (millionths as UnitCost));

/** Reads the wire and database form, "0.009480"; null for anything else, a seventh place, or a negative cost. */
export const parseUnitCost = (text: string): UnitCost | null => {
  const millionths = parseDecimal(text, { scale: unitCostScale, max });
  return millionths === null ? null : unitCostOf(millionths);
};

/**
 * Reads a cost that a schema or the database has already vouched for.
 *
 * @throws InvariantBroken when it is not a unit cost after all.
 */
export const unitCost = (text: string): UnitCost => {
  const parsed = parseUnitCost(text);
  assert(parsed !== null, `A stored unit cost is a decimal: ${text}`);
  return parsed;
};

/** The wire and database form, without trailing zeros. */
export const formatUnitCost = (value: UnitCost): string => formatDecimal(value, unitCostScale);

/** The cost as an exact fraction of major units per base unit. */
export const unitCostAsRational = (value: UnitCost): Rational => rational(value, millionth);

/** The nearest unit cost to a fraction of major units per base unit, half-even; null when negative or out of bounds. */
export const unitCostFromRational = (value: Rational): UnitCost | null =>
  unitCostOf(roundHalfEven(rational(value.numerator * millionth, value.denominator)));

/**
 * What a quantity is worth at an exact cost, rounded half-even once; null beyond the bounds of money.
 *
 * @param majorPerBaseUnit exact, so that a price per case is not rounded to a price per gram on the way.
 */
export const valueOf = (quantity: Quantity, majorPerBaseUnit: Rational): MinorUnits | null =>
  minorUnitsOf(roundHalfEven(rational(quantity * majorPerBaseUnit.numerator * minorPerMajor, millionth * majorPerBaseUnit.denominator)));

/**
 * What one base unit costs when a quantity is worth an amount, exact.
 *
 * @throws InvariantBroken when the quantity is zero.
 */
export const costPerBaseUnit = (value: MinorUnits, quantity: Quantity): Rational => rational(value * millionth, quantity * minorPerMajor);
