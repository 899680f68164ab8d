import type { PaperRow } from './paper-row.ts';

/**
 * Below it a line is noise that looks like one.
 *
 * @unit 0 to 1
 */
const lineFloor = 0.3;
const sureShareMin = 0.5;

/**
 * Whether a reading spares a person work: it has lines that say what and how much, and half of them are no guesses.
 * What is not usable is not counted.
 */
export const isUsable = (lines: readonly Pick<PaperRow, 'text' | 'quantity' | 'amount'>[]): boolean => {
  const told = lines.filter(({ text, quantity, amount }) => text !== null && (quantity !== null || amount !== null));
  const sure = told.filter(({ text, quantity, amount }) =>
    [text, quantity, amount].every((field) => field === null || field.confidence >= lineFloor),
  );
  return sure.length > 0 && sure.length >= told.length * sureShareMin;
};
