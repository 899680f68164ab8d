import { type Rational, rational } from '../../../kit/rational.ts';

/** What a unit measures. */
export type Dimension = 'MASS' | 'VOLUME' | 'COUNT';

/** The three units that stock is stored in, one for each dimension. */
export const baseUnitCodes = ['g', 'ml', 'each'] as const;

/** The unit that an item's quantities are stored in. */
export type BaseUnitCode = (typeof baseUnitCodes)[number];

/** Units with one size everywhere. Their names in each language are messages; the codes are data. */
// oxfmt-ignore
export const measurementUnitCodes = [
  'mg', 'g', 'kg', 'lb', 'oz', 'quintal',
  'ml', 'cl', 'l', 'tsp', 'tbsp', 'cup', 'pint', 'gallon',
  'each', 'dozen',
] as const;

/** A unit with one size everywhere. */
export type MeasurementUnitCode = (typeof measurementUnitCodes)[number];

/**
 * Things that stock comes in. None has a size of its own: a case, and equally a kunna or a weket, whose size varies by
 * seller, counts only through the pack chain of one item.
 */
// oxfmt-ignore
export const containerUnitCodes = [
  'case', 'box', 'carton', 'crate', 'tray', 'pallet', 'sack', 'bag', 'packet', 'bottle', 'tin', 'jar', 'bucket',
  'jerrycan', 'keg', 'bunch', 'bundle', 'loaf', 'head', 'roll', 'portion',
  'medeb', 'kunna', 'tassa', 'sini', 'birchiko', 'kubaya', 'weket', 'feresula',
] as const;

/** A unit whose size belongs to an item. */
export type ContainerUnitCode = (typeof containerUnitCodes)[number];

/** Every unit that a quantity may be entered in. */
export type UnitCode = MeasurementUnitCode | ContainerUnitCode;

/** The fixed size of a measurement unit. */
export type MeasurementUnit = {
  readonly dimension: Dimension;
  /** How many base units of its dimension one of it is, exact. */
  readonly factor: Rational;
  /** What a bare number after "2 kg +" counts in; null where nobody speaks of a smaller one. */
  readonly nextSmaller: MeasurementUnitCode | null;
};

/** The base unit of each dimension. */
export const baseUnitOf: Readonly<Record<Dimension, BaseUnitCode>> = { MASS: 'g', VOLUME: 'ml', COUNT: 'each' };

const unit = (dimension: Dimension, factor: Rational, nextSmaller: MeasurementUnitCode | null): MeasurementUnit => ({
  dimension,
  factor,
  nextSmaller,
});

/**
 * The sizes. Spoons and the cup are the metric ones of British recipes (5, 15 and 250 ml); pint and gallon are
 * imperial, not American; the quintal is the 100 kg of Ethiopian grain.
 *
 * @source Weights and Measures Act 1985, schedule 1 (pound 0.45359237 kg, gallon 4.54609 l)
 */
export const measurementUnits: Readonly<Record<MeasurementUnitCode, MeasurementUnit>> = {
  mg: unit('MASS', rational(1n, 1000n), null),
  g: unit('MASS', rational(1n), null),
  kg: unit('MASS', rational(1000n), 'g'),
  oz: unit('MASS', rational(45_359_237n, 1_600_000n), null),
  lb: unit('MASS', rational(45_359_237n, 100_000n), 'oz'),
  quintal: unit('MASS', rational(100_000n), 'kg'),
  ml: unit('VOLUME', rational(1n), null),
  cl: unit('VOLUME', rational(10n), 'ml'),
  l: unit('VOLUME', rational(1000n), 'ml'),
  tsp: unit('VOLUME', rational(5n), null),
  tbsp: unit('VOLUME', rational(15n), 'tsp'),
  cup: unit('VOLUME', rational(250n), 'tbsp'),
  pint: unit('VOLUME', rational(454_609n, 800n), 'ml'),
  gallon: unit('VOLUME', rational(454_609n, 100n), 'pint'),
  each: unit('COUNT', rational(1n), null),
  dozen: unit('COUNT', rational(12n), 'each'),
};

/** Whether a code names a unit with a fixed size. */
export const isMeasurementUnit = (code: string): code is MeasurementUnitCode => Object.hasOwn(measurementUnits, code);

/** Whether a code names something that stock comes in. */
export const isContainerUnit = (code: string): code is ContainerUnitCode => containerUnitCodes.some((container) => container === code);

/** Whether a code names any unit of the product. */
export const isUnit = (code: string): code is UnitCode => isMeasurementUnit(code) || isContainerUnit(code);
