import { grouped } from '../../../kit/money.ts';
import type { BaseUnitCode } from '../rules/unit.ts';
import { unitWord } from './unit-word.ts';

const thousand = 1000;
const larger = { g: 'kg', ml: 'l' } as const;

/** So much of a base unit as people say it, with one place at the most: 4200 g are "4.2 kg". */
export const amountWord = (quantity: string, baseUnit: BaseUnitCode, language: 'en' | 'am'): string => {
  const amount = Number(quantity);
  const isLarge = baseUnit !== 'each' && Math.abs(amount) >= thousand;
  const shown = Number((isLarge ? amount / thousand : amount).toFixed(1));
  return `${grouped(String(shown)).replace('-', '−')} ${unitWord(isLarge ? larger[baseUnit] : baseUnit, shown, language)}`;
};
