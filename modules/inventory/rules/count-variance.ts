import type { Currency, MinorUnits } from '../../../kit/money.ts';
import { noQuantity, type Quantity } from '../../../kit/quantity.ts';
import { rational, roundHalfEven } from '../../../kit/rational.ts';
import { type UnitCost, unitCostAsRational, valueOf } from '../../../kit/unit-cost.ts';

/** By how much a shelf differs from the books at the moment at which it was looked at. */
export type CountVariance = {
  /**
   * Positive means more on the shelf than in the books.
   *
   * @unit millionths of the item's base unit
   */
  readonly difference: Quantity;
  /**
   * Of what was expected; null where nothing was.
   *
   * @unit hundredths of a per cent
   */
  readonly shareBps: number | null;
  /**
   * Null where the cost is unknown.
   *
   * @unit minor units
   */
  readonly valueMinor: MinorUnits | null;
};

/** What was found, and what the books say about the same moment. */
export type CountFinding = { readonly counted: Quantity; readonly expected: Quantity; readonly averageCost: UnitCost | null };

/** The difference in quantity, in share and in value. */
export const countVariance = ({ counted, expected, averageCost }: CountFinding): CountVariance => {
  const difference = (counted - expected) as Quantity;
  return {
    difference,
    shareBps: expected === noQuantity ? (difference === noQuantity ? 0 : null) : shareOf(difference, expected),
    valueMinor: averageCost === null ? null : valueOf(difference, unitCostAsRational(averageCost)),
  };
};

/** No share is told beyond a hundredfold: a figure of which the reader learns nothing more. */
const shareBpsMax = 1_000_000n;

const shareOf = (difference: Quantity, expected: Quantity): number => {
  const share = roundHalfEven(rational(difference * 10_000n, expected < 0n ? -expected : expected));
  return Number(share > shareBpsMax ? shareBpsMax : share < -shareBpsMax ? -shareBpsMax : share);
};

/** Beyond which a line is to be counted again. */
export type RecountThreshold = {
  /** @unit hundredths of a per cent of what was expected */
  readonly shareBps: number;
  /**
   * Together with the share.
   *
   * @unit minor units
   */
  readonly withMinor: bigint;
  /**
   * Whatever the share.
   *
   * @unit minor units
   */
  readonly aloneMinor: bigint;
};

const inPounds: RecountThreshold = { shareBps: 1000, withMinor: 1500n, aloneMinor: 7500n };

/** Ten per cent and 15 pounds together, or 75 pounds alone; in birr 1,500 and 7,500; dollars and euros count as pounds. */
export const usualThresholds: Readonly<Record<Currency, RecountThreshold>> = {
  GBP: inPounds,
  EUR: inPounds,
  USD: inPounds,
  ETB: { shareBps: 1000, withMinor: 150_000n, aloneMinor: 750_000n },
};

/**
 * Whether a difference is to be counted again: beyond the share and one amount together, or beyond the other amount
 * alone. Where the cost is unknown the share decides alone; where nothing was expected the amount does.
 */
export const isOverThreshold = ({ difference, shareBps, valueMinor }: CountVariance, threshold: RecountThreshold): boolean => {
  if (difference === noQuantity) return false;
  const isOverShare = shareBps === null || Math.abs(shareBps) > threshold.shareBps;
  if (valueMinor === null) return isOverShare;
  const value = valueMinor < 0n ? -valueMinor : valueMinor;
  return value > threshold.aloneMinor || (isOverShare && value > threshold.withMinor);
};
