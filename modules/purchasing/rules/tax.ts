import { add, divide, multiply, rational, type Rational, roundHalfEven } from '../../../kit/rational.ts';
import { type UnitCost, unitCostAsRational, unitCostFromRational } from '../../../kit/unit-cost.ts';

const whole = 10_000n;

const withTax = (rateBps: number): Rational => add(rational(1n), rational(BigInt(rateBps), whole));

/**
 * A price without the tax that is in it, rounded half-even to six places.
 *
 * @unit `rateBps` hundredths of a percent of the price without tax
 * @invariant never more than the price; putting the tax back gives the price to within a millionth and its tax.
 */
export const netPrice = (price: UnitCost, rateBps: number): UnitCost =>
  unitCostFromRational(divide(unitCostAsRational(price), withTax(rateBps))) ?? price;

/**
 * A price with its tax; null beyond what a price can say.
 *
 * @unit `rateBps` hundredths of a percent of the price without tax
 */
export const grossPrice = (net: Rational, rateBps: number): UnitCost | null => unitCostFromRational(multiply(net, withTax(rateBps)));

/**
 * What is charged at one rate.
 *
 * @unit minor units, and hundredths of a percent
 */
export type TaxedPart = { readonly netMinor: bigint; readonly rateBps: number };

/**
 * Everything that is charged at one rate, and its tax.
 *
 * @unit minor units
 */
export type TaxGroup = TaxedPart & { readonly taxMinor: bigint };

/**
 * What is charged by rate, the lowest first. The tax of a rate is worked out once of all that it is charged on, half-even,
 * as the summary below an invoice has it.
 */
export const taxByRate = (parts: readonly TaxedPart[]): readonly TaxGroup[] => {
  const nets = new Map<number, bigint>();
  for (const { netMinor, rateBps } of parts) nets.set(rateBps, (nets.get(rateBps) ?? 0n) + netMinor);
  return [...nets]
    .toSorted(([left], [right]) => left - right)
    .map(([rateBps, netMinor]) => ({ rateBps, netMinor, taxMinor: roundHalfEven(rational(netMinor * BigInt(rateBps), whole)) }));
};

/**
 * The tax of everything that is charged.
 *
 * @unit minor units
 */
export const taxOf = (parts: readonly TaxedPart[]): bigint => taxByRate(parts).reduce((sum, { taxMinor }) => sum + taxMinor, 0n);
