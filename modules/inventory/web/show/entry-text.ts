import { quantity } from '../../../../kit/quantity.ts';
import type { ItemUnits } from '../../rules/conversion.ts';
import type { UnitCode } from '../../rules/unit.ts';
import { unitWord } from '../words/unit-word.ts';
import { quantityText, shownNumber } from './show-quantity.ts';

type Part = { readonly quantity: string; readonly unit: UnitCode };

/** What was entered part by part, in the reader's words: "2 portions". */
export const partsText = (parts: readonly Part[]): string =>
  parts.map(({ quantity: much, unit }) => `${shownNumber(Number(much))} ${unitWord(unit, Number(much))}`).join(' + ');

/**
 * What was entered, as its reader says it. What somebody typed in their own way stays as they typed it; what a button or
 * another document wrote, "10909.090909 g", is said in a unit that reads well.
 */
export const entryText = (units: ItemUnits, { text, parts }: { readonly text: string; readonly parts: readonly Part[] }): string => {
  if (text !== parts.map((part) => `${part.quantity} ${part.unit}`).join(' + ')) return text;
  const [only, ...others] = parts;
  return only?.unit === units.baseUnit && others.length === 0 ? quantityText(units, quantity(only.quantity)) : partsText(parts);
};
