import { grouped, roundedTo } from '../../../kit/decimal.ts';
import { quantity } from '../../../kit/quantity.ts';
import type { ItemUnits } from '../rules/conversion.ts';
import { comparableUnit, shownAmount, type ShownAmount } from '../rules/shown-amount.ts';
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

const wordOf = ({ figure, value, unit }: ShownAmount, language: 'en' | 'am'): string =>
  `${figure} ${unitWord(unit, Math.abs(value), language)}`;

/** So much of an item as its list says it, in the unit that it is counted in where there is one of it: "2 sacks", "400 g". */
export const itemAmountWord = (units: ItemUnits, amount: string, language: 'en' | 'am'): string =>
  wordOf(shownAmount(units, quantity(amount)), language);

type Watched = { readonly units: ItemUnits; readonly onHand: string; readonly par: string | null };

/** How much there should be of an item, so that what there is can be held against it; null where nobody said. */
export const itemParWord = ({ units, onHand, par }: Watched, language: 'en' | 'am'): string | null => {
  if (par === null) return null;
  const should = quantity(par);
  return wordOf(shownAmount(units, should, comparableUnit(units, quantity(onHand), should)), language);
};
