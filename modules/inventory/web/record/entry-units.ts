import type { Locale } from '../../../../platform/web/locale.ts';
import { unitFactor, type ItemUnits } from '../../rules/conversion.ts';
import type { BaseUnitCode, UnitCode } from '../../rules/unit.ts';
import { unitWords } from '../../rules/unit-alias.ts';

const ofBase: Readonly<Record<BaseUnitCode, readonly UnitCode[]>> = { g: ['kg', 'g'], ml: ['l', 'ml'], each: ['each'] };

/** The units that an item is usually entered in: how it is packed, how it is counted, then its own measure. */
export const entryUnits = (units: ItemUnits): readonly UnitCode[] => {
  const all = [...units.packChain.map(({ unit }) => unit), ...units.countUnits, ...ofBase[units.baseUnit]];
  return [...new Set(all)].filter((unit) => unitFactor(units, unit).ok);
};

const ethiopic = /[\u1200-\u137f]/;

/** The word for a unit that the entry understands again when it is typed. */
export const typedUnit = (unit: UnitCode, locale: Locale): string => {
  const words = unitWords[unit];
  return (locale === 'am' ? words.find((word) => ethiopic.test(word)) : undefined) ?? words[0] ?? unit;
};

/** A text with a cursor in it. */
export type Typing = { readonly text: string; readonly caret: number };

/** Puts a key where the cursor is; a plus stands apart, as people write it. */
export const typeKey = ({ text, caret }: Typing, key: string): Typing => {
  const before = text.slice(0, caret);
  const put = key === '+' ? `${before.endsWith(' ') || before === '' ? '' : ' '}+ ` : key;
  return { text: before + put + text.slice(caret), caret: caret + put.length };
};

/** Takes the last character away; a plus goes with the blanks around it. */
export const deleteKey = ({ text, caret }: Typing): Typing => {
  const before = text.slice(0, caret);
  const kept = before.replace(/(?:\s*\+\s*|\s*\p{L}+\s*|.)$/u, '');
  return { text: kept + text.slice(caret), caret: kept.length };
};

/** Gives the number before the cursor its unit, in the place of the one that it had. */
export const typeUnit = ({ text, caret }: Typing, word: string): Typing => {
  const before = text
    .slice(0, caret)
    .replace(/\s*\p{L}[\p{L}.\s]*$/u, '')
    .trimEnd();
  const put = before === '' || before.endsWith('+') ? before : `${before} ${word}`;
  return { text: put + text.slice(caret), caret: put.length };
};
