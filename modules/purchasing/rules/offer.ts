import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { type MinorUnits } from '../../../kit/money.ts';
import { type Quantity, quantity, quantityAsRational, quantityFromRational, scaleQuantity } from '../../../kit/quantity.ts';
import { divide, multiply, type Rational } from '../../../kit/rational.ts';
import { type UnitCost, unitCostAsRational, unitCostFromRational, valueOf } from '../../../kit/unit-cost.ts';
import { type ItemUnits, type UnitRefusal, unitFactor } from '../../inventory/rules/conversion.ts';
import { checkPackChain, type PackChain, type PackChainRefusal } from '../../inventory/rules/pack-chain.ts';
import { isMeasurementUnit, measurementUnits, type UnitCode } from '../../inventory/rules/unit.ts';
import { netPrice } from './tax.ts';

/** What a price is for: one of what is ordered, or a weight or volume of it that is only known at delivery. */
export const priceModes = ['PER_PACK', 'PER_WEIGHT'] as const;

/** Whether a unit is one of weight or volume, so that what comes is never exactly what was ordered. */
export const isWeightUnit = (unit: string): boolean => isMeasurementUnit(unit) && measurementUnits[unit].dimension !== 'COUNT';

/** How a supplier sells an item: in which packs of its own, and for what. */
export type OfferTerms = {
  readonly packChain: PackChain;
  /** What is ordered: a pack of the chain above, or a unit with a size of its own. */
  readonly orderUnit: UnitCode;
  readonly priceMode: (typeof priceModes)[number];
  /** What one price buys where it is by weight; null where it buys one of what is ordered. */
  readonly priceUnit: UnitCode | null;
  /** @unit major units of the offer's currency; null where nobody has said one */
  readonly price: UnitCost | null;
  /**
   * The rate of the tax that is in the price; 0 where it is quoted without.
   *
   * @unit hundredths of a percent
   */
  readonly taxInPriceBps: number;
  /**
   * The least that is sold.
   *
   * @unit packs
   */
  readonly minimum: Quantity | null;
  /**
   * What is sold only in multiples of.
   *
   * @unit packs
   */
  readonly multiple: Quantity | null;
};

/** Why an offer cannot be understood. */
export type OfferRefusal =
  | UnitRefusal
  | PackChainRefusal
  | { readonly code: 'PRICE_UNIT_MISSING' }
  | { readonly code: 'OFFER_QUANTITY_NOT_POSITIVE' };

/** What an offer comes to in the item's own unit, without tax. */
export type OfferSize = {
  /** Base units of the item in one of what is ordered, exact. */
  readonly perPack: Rational;
  /** @unit major units per base unit, six places; null where there is no price */
  readonly pricePerBase: UnitCost | null;
  /** Exact; what one base unit costs before it is rounded for showing. */
  readonly exactPrice: Rational | null;
};

/** The item with the supplier's packs in the place of its own: a case of one supplier is not another's. */
const inPacksOf = (item: ItemUnits, { packChain }: OfferTerms): ItemUnits => ({ ...item, packChain });

/**
 * What one pack of an offer holds and what one base unit of it costs, by the item's own conversions.
 *
 * @refuses PRICE_UNIT_MISSING for a price by weight without its unit
 * @refuses OFFER_QUANTITY_NOT_POSITIVE for a minimum or multiple of nothing; and whatever a pack chain or unit is refused for
 */
export const sizeOfOffer = (item: ItemUnits, offer: OfferTerms): Decision<OfferSize, OfferRefusal> => {
  const chain = checkPackChain(offer.packChain);
  if (!chain.ok) return chain;
  if ([offer.minimum, offer.multiple].some((bound) => bound !== null && bound <= 0n)) {
    return refused({ code: 'OFFER_QUANTITY_NOT_POSITIVE' });
  }
  const units = inPacksOf(item, offer);
  const perPack = unitFactor(units, offer.orderUnit);
  if (!perPack.ok) return perPack;
  const priced = pricedUnit(offer);
  if (priced === null) return refused({ code: 'PRICE_UNIT_MISSING' });
  const perPrice = unitFactor(units, priced);
  if (!perPrice.ok) return perPrice;
  const net = netPriceOf(offer);
  const exactPrice = net === null ? null : divide(unitCostAsRational(net), perPrice.value);
  const pricePerBase = exactPrice && unitCostFromRational(exactPrice);
  return accepted({ perPack: perPack.value, exactPrice, pricePerBase });
};

/** What an offer asks without tax, however it is quoted; null where there is no price. */
export const netPriceOf = ({ price, taxInPriceBps }: Pick<OfferTerms, 'price' | 'taxInPriceBps'>): UnitCost | null =>
  price === null ? null : netPrice(price, taxInPriceBps);

/**
 * The tax that is in a quoted price; 0 where it is quoted without, or where nobody has said how much.
 *
 * @unit hundredths of a percent
 */
export const taxInPrice = (quoted: { readonly isTaxIncluded: boolean; readonly taxRateBps: number | null }): number =>
  quoted.isTaxIncluded ? (quoted.taxRateBps ?? 0) : 0;

const pricedUnit = ({ priceMode, priceUnit, orderUnit }: OfferTerms): UnitCode | null => {
  if (priceMode === 'PER_PACK') return orderUnit;
  return priceUnit !== null && isMeasurementUnit(priceUnit) ? priceUnit : null;
};

/** What so many packs hold in base units, rounded half-even once; null beyond what a quantity can say. */
export const baseOfPacks = (packs: Quantity, { perPack }: OfferSize): Quantity | null => scaleQuantity(packs, perPack);

/** What so many packs cost, rounded half-even once; null where no price is known, never 0. */
export const costOfPacks = (packs: Quantity, { perPack, exactPrice }: OfferSize): MinorUnits | null =>
  exactPrice === null ? null : valueOf(packs, multiply(perPack, exactPrice));

const one = quantity('1');

/**
 * How many packs cover what is short: rounded up to whole packs, to the offer's multiple, and never less than its least.
 * Units with a size of their own, "15.4 kg", are ordered whole as well.
 *
 * @invariant the packs hold at least what was short; null only beyond what a quantity can say.
 */
export const packsFor = (short: Quantity, offer: Pick<OfferTerms, 'minimum' | 'multiple'>, perPack: Rational): Quantity | null => {
  if (short <= 0n) return quantity('0');
  const step = offer.multiple ?? one;
  const steps = divide(quantityAsRational(short), multiply(perPack, quantityAsRational(step)));
  const whole = (steps.numerator + steps.denominator - 1n) / steps.denominator;
  const least = offer.minimum === null ? 0n : (offer.minimum + step - 1n) / step;
  const count = whole > least ? whole : least;
  return quantityFromRational(multiply({ numerator: count, denominator: 1n }, quantityAsRational(step)));
};
