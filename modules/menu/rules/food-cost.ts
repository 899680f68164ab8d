import { type MinorUnits, minorUnitsOf } from '../../../kit/money.ts';
import { multiply, type Rational, rational, roundHalfEven } from '../../../kit/rational.ts';

/** All of a price, in hundredths of a percent. */
const whole = 10_000n;

/** A price as the guest pays it, and the VAT within it. */
export type GuestPrice = {
  readonly grossMinor: MinorUnits;
  /** @unit hundredths of a percent: 2000 is 20 % */
  readonly vatRate: number;
};

/**
 * The price without its VAT, exact.
 *
 * @unit minor units
 */
export const netOf = ({ grossMinor, vatRate }: GuestPrice): Rational => rational(grossMinor * whole, whole + BigInt(vatRate));

/** The VAT within a price, rounded half-even once. */
export const vatWithin = (price: GuestPrice): MinorUnits => {
  const net = netOf(price);
  const vat = rational(price.grossMinor * net.denominator - net.numerator, net.denominator);
  return minorUnitsOf(roundHalfEven(vat)) ?? price.grossMinor;
};

/** What a dish earns, by its price without VAT. */
export type DishMargin = {
  /** @unit hundredths of a percent of the net price; null where the price is nothing */
  readonly foodCostShare: number | null;
  /** @unit minor units of net price above food cost, rounded half-even once */
  readonly marginMinor: MinorUnits;
};

/**
 * Food cost % and margin of one portion, net of VAT.
 *
 * @param costPerPortion exact, in major units
 */
export const marginOf = (price: GuestPrice, costPerPortion: Rational): DishMargin => {
  const net = netOf(price);
  const costMinor = multiply(costPerPortion, rational(100n));
  const margin = rational(
    net.numerator * costMinor.denominator - costMinor.numerator * net.denominator,
    net.denominator * costMinor.denominator,
  );
  const marginMinor = minorUnitsOf(roundHalfEven(margin)) ?? (0n as MinorUnits);
  if (price.grossMinor === 0n) return { foodCostShare: null, marginMinor };
  const share = roundHalfEven(rational(costMinor.numerator * net.denominator * whole, costMinor.denominator * net.numerator));
  return { foodCostShare: Number(share), marginMinor };
};
