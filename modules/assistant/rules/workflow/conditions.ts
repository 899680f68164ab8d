import { normalizeText } from '../../../../kit/text/normalize-text.ts';
import type { Condition, Facts } from './automation.ts';
import { fieldLaws } from './triggers.ts';

/** A number as people type it, "1,500" and "12.5"; null where it is none. */
export const typedNumber = (typed: string): number | null => {
  const text = typed.replaceAll(/[\s,]/g, '');
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : null;
};

const contains = (facts: Facts, { field, value }: Condition): boolean => {
  const sought = normalizeText(value);
  return [facts[field], facts[`${field}Local`]].some((word) => typeof word === 'string' && normalizeText(word).includes(sought));
};

/** Whether a condition holds. What nobody knows holds nothing. */
export const holds = (facts: Facts, condition: Condition): boolean => {
  const { field, comparison, value } = condition;
  if (fieldLaws[field] === null) return comparison === 'CONTAINS' && contains(facts, condition);
  const fact = facts[field];
  const bound = typedNumber(value);
  if (fact === null || fact === undefined || fact === '' || bound === null) return false;
  return comparison === 'AT_LEAST' ? Number(fact) >= bound : comparison === 'AT_MOST' && Number(fact) <= bound;
};

/** Whether all of them hold; nothing is asked where there are none. */
export const allHold = (facts: Facts, conditions: readonly Condition[]): boolean =>
  conditions.every((condition) => holds(facts, condition));
