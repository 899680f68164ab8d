import { grouped, roundedTo } from '../../../../kit/decimal.ts';
import { formatQuantity, type Quantity } from '../../../../kit/quantity.ts';
import { fromBaseQuantity, type ItemUnits } from '../../rules/conversion.ts';
import { spokenUnit } from '../../rules/spoken-unit.ts';
import type { UnitCode } from '../../rules/unit.ts';
import { unitWord } from '../words/unit-word.ts';

/** A figure and its unit's word, to be set beside each other. */
export type ShownQuantity = { readonly figure: string; readonly unit: string; readonly value: number };

/** So much of an item as people read it, in a unit that reads well unless one is named; the exact figure stays in the books. */
export const shownQuantity = (units: ItemUnits, base: Quantity, unit: UnitCode = spokenUnit(units, base)): ShownQuantity => {
  const converted = fromBaseQuantity(units, base, unit);
  const value = Number(formatQuantity(converted.ok ? converted.value : base));
  return { figure: shownNumber(value), unit: unitWord(converted.ok ? unit : units.baseUnit, Math.abs(value)), value };
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

/** The smallest figure that is written: what is there is never said to be nothing. */
const smallest = 0.001;

/** A number with as many decimals as it deserves, three at the most, grouped, with a true minus. */
export const shownNumber = (value: number): string => {
  const size = Math.abs(value);
  const decimals = size >= 100 ? 1 : size >= 1 || size === 0 ? 2 : 3;
  const shown = size > 0 && size < smallest ? Math.sign(value) * smallest : value;
  return grouped(roundedTo(decimals, shown)).replace('-', '−');
};
