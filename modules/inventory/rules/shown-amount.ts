import { grouped, roundedTo } from '../../../kit/decimal.ts';
import { formatQuantity, type Quantity } from '../../../kit/quantity.ts';
import { fromBaseQuantity, type ItemUnits } from './conversion.ts';
import { scaleUnit, spokenUnit } from './spoken-unit.ts';
import type { UnitCode } from './unit.ts';

/** The smallest figure that is written: what is there is never said to be nothing. */
const smallest = 0.001;

/** A number with as many decimals as it deserves, three at the most, grouped, with a true minus. */
export const shownNumber = (value: number): string => {
  const size = Math.abs(value);
  const decimals = size >= 100 ? 1 : size >= 1 || size === 0 ? 2 : 3;
  const shown = size > 0 && size < smallest ? Math.sign(value) * smallest : value;
  return grouped(roundedTo(decimals, shown)).replace('-', '−');
};

/** A figure with the unit that it is said in. */
export type ShownAmount = { readonly figure: string; /** @unit of `unit` */ readonly value: number; readonly unit: UnitCode };

/** So much of an item as people read it, without the word: in a unit that reads well unless one is named. */
export const shownAmount = (units: ItemUnits, base: Quantity, unit: UnitCode = spokenUnit(units, base)): ShownAmount => {
  const converted = fromBaseQuantity(units, base, unit);
  const value = Number(formatQuantity(converted.ok ? converted.value : base));
  return { figure: shownNumber(value), value, unit: converted.ok ? unit : units.baseUnit };
};

/** The unit in which another amount of an item can be held against one: kilograms against grams, but no bags against pieces. */
export const comparableUnit = (units: ItemUnits, amount: Quantity, other: Quantity): UnitCode => {
  const unit = spokenUnit(units, amount);
  return unit === units.baseUnit ? scaleUnit(units.baseUnit, other) : unit;
};
