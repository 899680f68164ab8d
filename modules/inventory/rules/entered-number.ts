import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { parseQuantity, type Quantity } from '../../../kit/quantity.ts';

/** Why a written number cannot be trusted; `word` is what was written. */
export type NumberRefusal =
  | { readonly code: 'NUMBER_NOT_UNDERSTOOD'; readonly word: string }
  | { readonly code: 'NUMBER_AMBIGUOUS'; readonly word: string };

/**
 * A number as people write it: "2.5", "2,5", "1,250.50".
 *
 * @refuses NUMBER_AMBIGUOUS for "1,250", which is twelve hundred and fifty to one reader and one and a quarter to another
 * @refuses NUMBER_NOT_UNDERSTOOD for anything else that is not one number of at most six decimal places
 */
export const parseEnteredNumber = (word: string): Decision<Quantity, NumberRefusal> => {
  if (/^[1-9]\d{0,2},\d{3}$/.test(word)) return refused({ code: 'NUMBER_AMBIGUOUS', word });
  const quantity = parseQuantity(plainDecimal(word));
  return quantity === null ? refused({ code: 'NUMBER_NOT_UNDERSTOOD', word }) : accepted(quantity);
};

const plainDecimal = (word: string): string => {
  const isGrouped = /^\d{1,3}(?:,\d{3})+\.\d+$/.test(word) || /^\d{1,3}(?:,\d{3}){2,}$/.test(word);
  const plain = isGrouped ? word.replaceAll(',', '') : word.replace(',', '.');
  return plain.startsWith('.') ? `0${plain}` : plain;
};
