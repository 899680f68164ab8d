import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { type Quantity, quantityAsRational, quantityFromRational } from '../../../kit/quantity.ts';
import { divide, multiply, type Rational, rational } from '../../../kit/rational.ts';
import { type PackChain, packFactors } from './pack-chain.ts';
import {
  type BaseUnitCode,
  type Dimension,
  isContainerUnit,
  isMeasurementUnit,
  type MeasurementUnitCode,
  measurementUnits,
  type UnitCode,
} from './unit.ts';

/** Everything about an item that gives its units a size. */
export type ItemUnits = {
  readonly baseUnit: BaseUnitCode;
  readonly packChain: PackChain;
  /** The units it is counted and received in, the usual one first; empty means the base unit. */
  readonly countUnits: readonly UnitCode[];
  /** Bridges mass and volume: how many grams one millilitre weighs. */
  readonly densityGPerMl: Quantity | null;
  /** Bridges count to mass or volume: one loaf is 1,100 g. */
  readonly eachMeasure: { readonly quantity: Quantity; readonly unit: MeasurementUnitCode } | null;
};

/** Why a unit has no size on an item. It is never taken as one to one. */
export type UnitRefusal =
  | { readonly code: 'UNIT_UNKNOWN'; readonly word: string }
  | { readonly code: 'UNIT_NOT_IN_PACK_CHAIN'; readonly unit: UnitCode }
  | { readonly code: 'UNIT_NOT_BRIDGED'; readonly unit: UnitCode; readonly baseUnit: BaseUnitCode };

/** Why a quantity cannot be said in the base unit. */
export type ConversionRefusal = UnitRefusal | { readonly code: 'QUANTITY_OUT_OF_RANGE' };

/**
 * How many base units of the item one of the unit is, exact.
 *
 * @refuses UNIT_UNKNOWN for a code that names no unit
 * @refuses UNIT_NOT_IN_PACK_CHAIN for a container that the item does not come in
 * @refuses UNIT_NOT_BRIDGED for another dimension, where the item has no density or measure of one piece
 */
export const unitFactor = (item: ItemUnits, unit: string): Decision<Rational, UnitRefusal> => {
  if (isContainerUnit(unit)) {
    const factor = packFactors(item.packChain).get(unit);
    return factor ? accepted(factor) : refused({ code: 'UNIT_NOT_IN_PACK_CHAIN', unit });
  }
  if (!isMeasurementUnit(unit)) return refused({ code: 'UNIT_UNKNOWN', word: unit });
  const { dimension, factor } = measurementUnits[unit];
  const bridge = bridgeFactor(item, dimension);
  return bridge ? accepted(multiply(factor, bridge)) : refused({ code: 'UNIT_NOT_BRIDGED', unit, baseUnit: item.baseUnit });
};

/**
 * A quantity of some unit in the item's base unit, rounded half-even once.
 *
 * @refuses QUANTITY_OUT_OF_RANGE beyond what a quantity can hold; and whatever unitFactor refuses
 */
export const toBaseQuantity = (item: ItemUnits, quantity: Quantity, unit: string): Decision<Quantity, ConversionRefusal> => {
  const factor = unitFactor(item, unit);
  if (!factor.ok) return factor;
  return inRange(quantityFromRational(multiply(quantityAsRational(quantity), factor.value)));
};

/**
 * A base quantity said in another unit of the item, rounded half-even once; for showing, never for storing.
 *
 * @refuses QUANTITY_OUT_OF_RANGE beyond what a quantity can hold; and whatever unitFactor refuses
 */
export const fromBaseQuantity = (item: ItemUnits, base: Quantity, unit: string): Decision<Quantity, ConversionRefusal> => {
  const factor = unitFactor(item, unit);
  if (!factor.ok) return factor;
  return inRange(quantityFromRational(divide(quantityAsRational(base), factor.value)));
};

const one = rational(1n);

/** How many base units of the item one base unit of a dimension is, by way of at most two bridges. */
const bridgeFactor = (item: ItemUnits, from: Dimension): Rational | null => {
  const to = measurementUnits[item.baseUnit].dimension;
  if (from === to) return one;
  const gramsOf = gramsPerBaseUnit(item);
  const [source, target] = [gramsOf[from], gramsOf[to]];
  if (source && target) return divide(source, target);
  // Pieces measured by volume need no density to become millilitres.
  const millilitresOf = millilitresPerBaseUnit(item);
  const [pouredSource, pouredTarget] = [millilitresOf[from], millilitresOf[to]];
  return pouredSource && pouredTarget ? divide(pouredSource, pouredTarget) : null;
};

type Weights = { readonly [InDimension in Dimension]: Rational | null };

const gramsPerBaseUnit = (item: ItemUnits): Weights => {
  const density = positive(item.densityGPerMl);
  const piece = pieceMeasure(item);
  const pieceGrams = piece?.dimension === 'VOLUME' ? density && multiply(piece.amount, density) : piece?.amount;
  return { MASS: one, VOLUME: density, COUNT: pieceGrams ?? null };
};

const millilitresPerBaseUnit = (item: ItemUnits): Weights => {
  const piece = pieceMeasure(item);
  return { MASS: null, VOLUME: one, COUNT: piece?.dimension === 'VOLUME' ? piece.amount : null };
};

/** What one piece measures, in the base unit of mass or volume; a piece measured in pieces says nothing. */
const pieceMeasure = (item: ItemUnits): { readonly dimension: Dimension; readonly amount: Rational } | null => {
  const amount = positive(item.eachMeasure?.quantity ?? null);
  if (!item.eachMeasure || !amount) return null;
  const { dimension, factor } = measurementUnits[item.eachMeasure.unit];
  return dimension === 'COUNT' ? null : { dimension, amount: multiply(amount, factor) };
};

const positive = (quantity: Quantity | null): Rational | null => (quantity !== null && quantity > 0n ? quantityAsRational(quantity) : null);

const inRange = (quantity: Quantity | null): Decision<Quantity, { readonly code: 'QUANTITY_OUT_OF_RANGE' }> =>
  quantity === null ? refused({ code: 'QUANTITY_OUT_OF_RANGE' }) : accepted(quantity);
