import { newToKitchen, type Told } from './sent-quantity.ts';

/** What a line on a ticket says of itself; what is printed again whole is OPEN. */
export const printChanges = ['VOID', 'LESS', 'HOLD', 'CHANGED', 'MORE', 'NEW', 'OPEN'] as const;

/** What a line on a ticket says of itself. */
export type PrintChange = (typeof printChanges)[number];

/** What paper says of a line: how much of it is meant, and why. */
export type PrintedChange = { readonly change: PrintChange; /** @unit portions */ readonly quantity: number };

/**
 * What paper has to say of a line that the kitchen is about to be told of; null where there is nothing new. A screen takes
 * back what it showed, paper cannot: so the difference is printed, once.
 *
 * @param wasFired whether the kitchen has heard of the line before
 */
export const printChangeOf = (line: Told, wasFired: boolean): PrintedChange | null => {
  const difference = newToKitchen(line);
  if (difference === 0) return null;
  const quantity = Math.abs(difference);
  if (line.state === 'VOIDED') return { change: 'VOID', quantity };
  if (line.state === 'HELD') return { change: 'HOLD', quantity };
  if (!wasFired) return { change: 'NEW', quantity };
  return { change: difference > 0 ? 'MORE' : 'LESS', quantity };
};
