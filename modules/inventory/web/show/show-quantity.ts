import type { Quantity } from '../../../../kit/quantity.ts';
import type { ItemUnits } from '../../rules/conversion.ts';
import { shownAmount } from '../../rules/shown-amount.ts';
import type { UnitCode } from '../../rules/unit.ts';
import { unitWord } from '../words/unit-word.ts';

export { shownNumber } from '../../rules/shown-amount.ts';

/** A figure and its unit's word, to be set beside each other. */
export type ShownQuantity = { readonly figure: string; readonly unit: string; readonly value: number };

/** So much of an item as people read it, in a unit that reads well unless one is named; the exact figure stays in the books. */
export const shownQuantity = (units: ItemUnits, base: Quantity, unit?: UnitCode): ShownQuantity => {
  const shown = shownAmount(units, base, unit);
  return { ...shown, unit: unitWord(shown.unit, Math.abs(shown.value)) };
};

/** Figure and unit as one text. */
export const quantityText = (units: ItemUnits, base: Quantity, unit?: UnitCode): string => {
  const shown = shownQuantity(units, base, unit);
  return `${shown.figure} ${shown.unit}`;
};

/** The same with its sign, for a change. */
export const changeText = (units: ItemUnits, base: Quantity): string => signed(quantityText(units, base), base);

/** Puts a plus before what came in; what left has its minus already. */
export const signed = (figure: string, base: Quantity): string => (base > 0n ? `+${figure}` : figure);
