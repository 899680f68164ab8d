import { rational, roundHalfEven } from '../../../kit/rational.ts';

/** A price that turned out to be another than the delivery was booked at. */
export type PriceDifference = {
  /**
   * Charged less booked.
   *
   * @unit minor units
   */
  readonly differenceMinor: bigint;
  /**
   * What the invoice charges for.
   *
   * @unit millionths of the item's base unit
   */
  readonly charged: bigint;
  /**
   * What is on hand of the item now.
   *
   * @unit millionths of the item's base unit
   */
  readonly onHand: bigint;
  /**
   * What came of it later than the delivery.
   *
   * @unit millionths of the item's base unit
   */
  readonly receivedSince: bigint;
};

/** How much of a delivery is still there: what came later is used last. */
export const stillOnHand = ({ charged, onHand, receivedSince }: Omit<PriceDifference, 'differenceMinor'>): bigint => {
  const left = onHand - receivedSince;
  if (left <= 0n) return 0n;
  return left < charged ? left : charged;
};

/**
 * The part of a difference that belongs to what is still there; the rest was used, and is a difference in what food cost.
 *
 * @invariant the part lies between nothing and the whole difference, whichever way it goes.
 */
export const partOnHand = (found: PriceDifference): bigint =>
  found.charged <= 0n ? 0n : roundHalfEven(rational(found.differenceMinor * stillOnHand(found), found.charged));

/**
 * What was used of a difference once so much of it went into the books: the two add up to it, to the minor unit, whatever
 * the books could not say.
 */
export const partUsed = (differenceMinor: bigint, bookedMinor: bigint): bigint => differenceMinor - bookedMinor;
