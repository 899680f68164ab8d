import { isUnit } from '../../modules/inventory/rules/unit.ts';
import { shownNumber, unitWord } from '../../modules/inventory/web/parts.ts';

/** So much in a unit, as people say it: "2 sacks"; a unit of another version by its code. */
export const amountText = (quantity: string, unit: string): string => {
  const value = Number(quantity);
  return `${shownNumber(value)} ${isUnit(unit) ? unitWord(unit, Math.abs(value)) : unit}`;
};
