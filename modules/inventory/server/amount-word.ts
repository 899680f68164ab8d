import { grouped, roundedTo } from '../../../kit/decimal.ts';
import { quantity } from '../../../kit/quantity.ts';
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
