import { grouped, roundedTo } from '../../../kit/decimal.ts';
import { quantity } from '../../../kit/quantity.ts';
import type { ItemUnits } from '../rules/conversion.ts';
import { shownAmount } from '../rules/shown-amount.ts';
import { scaleUnit } from '../rules/spoken-unit.ts';
import type { BaseUnitCode } from '../rules/unit.ts';
import { unitWord } from './unit-word.ts';

const thousand = 1000;

/** So much of a base unit as people say it, with one place at the most: 4200 g are "4.2 kg". */
export const amountWord = (amount: string, baseUnit: BaseUnitCode, language: 'en' | 'am'): string => {
  const unit = scaleUnit(baseUnit, quantity(amount));
  const shown = roundedTo(1, unit === baseUnit ? Number(amount) : Number(amount) / thousand);
  return `${grouped(shown).replace('-', '−')} ${unitWord(unit, Number(shown), language)}`;
};

/** So much of an item as its list says it, in the unit that it is counted in where there is one of it: "2 sacks", "400 g". */
export const itemAmountWord = (units: ItemUnits, amount: string, language: 'en' | 'am'): string => {
  const { figure, value, unit } = shownAmount(units, quantity(amount));
  return `${figure} ${unitWord(unit, Math.abs(value), language)}`;
};
