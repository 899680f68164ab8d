import { isUnit } from '../../../inventory/rules/unit.ts';
import { partsText } from '../../../inventory/web/parts.ts';

/** How much a paper says that something was, "2 box", in the reader's words; what is no number with a unit stays as it was written. */
export const packsWords = (text: string): string => {
  const [much = '', unit = '', ...rest] = text.split(' ');
  return rest.length === 0 && /^\d+(\.\d+)?$/.test(much) && isUnit(unit) ? partsText([{ quantity: much, unit }]) : text;
};
