import { locales } from '../../../../generated/messages/web/runtime.js';
import { quantity } from '../../../../kit/quantity.ts';
import type { ItemUnits } from '../../rules/conversion.ts';
import type { UnitCode } from '../../rules/unit.ts';
import { typedUnit } from '../record/entry-units.ts';
import { unitWord } from '../words/unit-word.ts';
import { quantityText, shownNumber } from './show-quantity.ts';

type Part = { readonly quantity: string; readonly unit: UnitCode };

/** What was entered part by part, in the reader's words: "2 portions". */
export const partsText = (parts: readonly Part[]): string =>
  parts.map(({ quantity: much, unit }) => `${shownNumber(Number(much))} ${unitWord(unit, Number(much))}`).join(' + ');

type Entry = { readonly text: string; readonly parts: readonly Part[] };

/** The words that a button writes a unit with: its code, and its own word in each language. */
const writtenWords: readonly ((unit: UnitCode) => string)[] = [
  (unit) => unit,
  ...locales.map((locale) => (unit: UnitCode) => typedUnit(unit, locale)),
];

const textIn = (parts: readonly Part[], word: (unit: UnitCode) => string): string =>
  parts.map(({ quantity: much, unit }) => `${much} ${word(unit)}`).join(' + ');

const isPlain = ({ text, parts }: Entry): boolean => writtenWords.some((word) => text === textIn(parts, word));

/**
 * What was typed, as a paper keeps it: with the units' codes where it says no more than they do, so that each of its readers is
 * told in their own words; else as it was typed.
 */
export const keptText = (entry: Entry): string => (isPlain(entry) ? textIn(entry.parts, (unit) => unit) : entry.text);

/**
 * What was entered, as its reader says it. What somebody typed in their own way stays as they typed it; what a button or
 * another document wrote in whichever language, "10909.090909 g", is said in a unit that reads well.
 */
export const entryText = (units: ItemUnits, { text, parts }: Entry): string => {
  if (!isPlain({ text, parts })) return text;
  const [only, ...others] = parts;
  return only?.unit === units.baseUnit && others.length === 0 ? quantityText(units, quantity(only.quantity)) : partsText(parts);
};
