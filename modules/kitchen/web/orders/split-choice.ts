import type { OrderLine } from '../../contract/fields.ts';
import type { AskedPart } from '../../rules/split-lines.ts';

/** How many portions of each line go to the other bill, by the line. */
export type SplitChoice = Readonly<Record<string, number>>;

/** Lines that can go: those that still stand. */
export const standing = (lines: readonly OrderLine[]): readonly OrderLine[] => lines.filter(({ state }) => state !== 'VOIDED');

/** The seats that something was ordered for. */
export const seatsOf = (lines: readonly OrderLine[]): readonly number[] =>
  [...new Set(standing(lines).flatMap(({ seat }) => (seat === null ? [] : [seat])))].toSorted((left, right) => left - right);

/** Everything that was ordered for these seats, whole. */
export const choiceOfSeats = (lines: readonly OrderLine[], seats: readonly number[]): SplitChoice =>
  Object.fromEntries(standing(lines).flatMap(({ id, seat, quantity }) => (seat !== null && seats.includes(seat) ? [[id, quantity]] : [])));

/** The parts that a choice asks for. */
export const partsOf = (lines: readonly OrderLine[], choice: SplitChoice, newId: () => string): AskedPart[] =>
  standing(lines).flatMap(({ id: lineId, quantity: all }) => {
    const quantity = Math.min(choice[lineId] ?? 0, all);
    return quantity > 0 ? [{ lineId, quantity, newLineId: newId() }] : [];
  });

/** What the other bill comes to, before discounts and service. @unit minor units */
export const worthOf = (lines: readonly OrderLine[], choice: SplitChoice): bigint =>
  standing(lines).reduce(
    (sum, { id, unitPriceMinor, quantity }) => sum + BigInt(unitPriceMinor) * BigInt(Math.min(choice[id] ?? 0, quantity)),
    0n,
  );

/** Whether something goes and something stays. */
export const isSplit = (lines: readonly OrderLine[], choice: SplitChoice): boolean => {
  const all = standing(lines).reduce((sum, { quantity }) => sum + quantity, 0);
  const going = standing(lines).reduce((sum, { id, quantity }) => sum + Math.min(choice[id] ?? 0, quantity), 0);
  return going > 0 && going < all;
};
