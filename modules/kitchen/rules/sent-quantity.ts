import type { LineState } from './line-state.ts';

/** How much of a dish was ordered, and how much of that the kitchen has been told of. */
export type Told = {
  readonly state: LineState;
  /** @unit portions */ readonly quantity: number;
  /** @unit portions */ readonly sentQuantity: number;
};

/**
 * What the kitchen has not been told of a line yet: more of it, or, below nothing, less. A held line is nobody's business
 * there, and a voided one is to be taken back.
 *
 * @unit portions
 */
export const newToKitchen = ({ state, quantity, sentQuantity }: Told): number =>
  (state === 'HELD' || state === 'VOIDED' ? 0 : quantity) - sentQuantity;

/** What is known there once the kitchen was told. */
export const afterTelling = <Line extends Told>(line: Line): Line => ({ ...line, sentQuantity: line.sentQuantity + newToKitchen(line) });
