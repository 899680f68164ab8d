import { type Quantity, quantityAsRational } from '../../../kit/quantity.ts';
import { compare, type Rational } from '../../../kit/rational.ts';
import { type ItemUnits, unitFactor } from './conversion.ts';
import { nextSmallerUnit } from './quantity-entry.ts';
import type { BaseUnitCode, UnitCode } from './unit.ts';

const larger: Readonly<Record<BaseUnitCode, UnitCode>> = { g: 'kg', ml: 'l', each: 'each' };

/** @unit millionths of a gram or a millilitre */
const largeFrom = 1_000_000_000n;

/** The unit that an item is spoken of in: the first that it is counted in, else the usual one of its kind. */
export const usualUnit = (units: ItemUnits): UnitCode => units.countUnits[0] ?? larger[units.baseUnit];

/** How a weight is said of what is no item, or of whatever else lies on the scale. */
export const onScale: ItemUnits = { baseUnit: 'g', packChain: [], countUnits: [], densityGPerMl: null, eachMeasure: null };

/** The unit that a scale shows so much in: grams below a thousand, kilograms from there; millilitres and litres alike. */
export const scaleUnit = (baseUnit: BaseUnitCode, base: Quantity): UnitCode => (sizeOf(base) < largeFrom ? baseUnit : larger[baseUnit]);

/**
 * The unit in which so much of an item reads well: its usual one where there is at least one of it, else the next smaller
 * one of which there is, down to what a scale shows. Nobody says "0.8 packets" of what they would weigh as 400 g.
 */
export const spokenUnit = (units: ItemUnits, base: Quantity): UnitCode => {
  let unit = usualUnit(units);
  if (base === 0n) return unit;
  const size = quantityAsRational(sizeOf(base));
  while (!isAtLeastOne(units, unit, size)) {
    const smaller = nextSmallerUnit(units, unit);
    if (smaller === null || smaller === units.baseUnit) return scaleUnit(units.baseUnit, base);
    unit = smaller;
  }
  return unit;
};

const isAtLeastOne = (units: ItemUnits, unit: UnitCode, size: Rational): boolean => {
  const factor = unitFactor(units, unit);
  return factor.ok && compare(size, factor.value) >= 0;
};

const sizeOf = (base: Quantity): Quantity => (base < 0n ? -base : base) as Quantity;
