import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { type UnitCost, parseUnitCost, unitCostOf } from '../../../kit/unit-cost.ts';
import { type NumberRefusal, parseEnteredNumber } from './entered-number.ts';

/** What stands before the decimals of a list's prices; null where the list does not tell. */
export type DecimalSign = '.' | ',' | null;

const currencySigns = /^(?:[£$€]|gbp|usd|eur|etb|br\.?|ብር)\s*|\s*(?:[£$€]|gbp|usd|eur|etb|birr|br\.?|ብር)$/giu;

const bare = (text: string): string => text.trim().replace(currencySigns, '').trim();

const endsLike = (sign: string): RegExp => new RegExp(`\\${sign}\\d{1,2}$`);

/**
 * How a whole list writes its decimals, judged by the prices that can be read in one way only: "12,50" or "1.250,00"
 * for a comma, "12.50" for a point. A list that does both tells nothing.
 */
export const decimalSignOf = (prices: readonly string[]): DecimalSign => {
  const texts = prices.map(bare);
  const [comma, point] = [',', '.'].map((sign) => texts.some((text) => endsLike(sign ?? '').test(text)));
  return comma === point ? null : comma ? ',' : '.';
};

const groupedBy = { ',': /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, '.': /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/ } as const;

/**
 * A price as a list says it, read with the list's own decimal sign: "1,250" is twelve hundred and fifty where other
 * prices say "12.50", and one and a quarter where they say "12,5".
 *
 * @refuses NUMBER_AMBIGUOUS where neither the price nor its list tells; NUMBER_NOT_UNDERSTOOD for what is no price
 */
export const readListedPrice = (text: string, sign: DecimalSign): Decision<UnitCost, NumberRefusal> => {
  const written = bare(text).replaceAll(/[\s\u00A0\u202F'’]/gu, '');
  const price = sign === null ? priceAlone(written) : parseUnitCost(inOwnSign(written, sign));
  if (price !== null && typeof price === 'object') return price;
  return price === null ? refused({ code: 'NUMBER_NOT_UNDERSTOOD', word: text }) : accepted(price);
};

/** A price whose list tells nothing is read as any number that people type. */
const priceAlone = (written: string): UnitCost | null | Decision<never, NumberRefusal> => {
  const number = parseEnteredNumber(written);
  return number.ok ? unitCostOf(number.value) : number;
};

const inOwnSign = (written: string, sign: '.' | ','): string => {
  const grouping = sign === ',' ? '.' : ',';
  const plain = groupedBy[grouping].test(written) ? written.replaceAll(grouping, '') : written;
  return sign === ',' ? plain.replace(',', '.') : plain;
};
