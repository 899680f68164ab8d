import { noQuantity, type Quantity } from '../../../kit/quantity.ts';

/** What became of a line that was ordered, in base units. */
export type LineFate = {
  readonly ordered: Quantity;
  readonly received: Quantity;
  /** What nobody waits for any more. */
  readonly givenUp: Quantity;
  readonly charged: Quantity;
};

/** In what a line differs from what was ordered, in base units; nothing where it does not. */
export type LineStanding = {
  /** What is still waited for. */
  readonly missing: Quantity;
  /** What was given up. */
  readonly lacking: Quantity;
  readonly over: Quantity;
  /** What is charged and did not come. */
  readonly chargedOnly: Quantity;
};

const above = (one: bigint, other: bigint): Quantity => (one > other ? one - other : noQuantity) as Quantity;

/**
 * In what a line differs from what was ordered.
 *
 * @invariant what came, is waited for and was given up is at least what was ordered; nothing is missing and over at once
 */
export const lineStanding = ({ ordered, received, givenUp, charged }: LineFate): LineStanding => ({
  missing: above(ordered, received + givenUp),
  lacking: givenUp,
  over: above(received, ordered),
  chargedOnly: above(charged, received),
});

/** Whether a line is what was ordered, as far as anybody knows. */
export const isAsOrdered = ({ missing, lacking, over, chargedOnly }: LineStanding): boolean =>
  [missing, lacking, over, chargedOnly].every((one) => one === noQuantity);
