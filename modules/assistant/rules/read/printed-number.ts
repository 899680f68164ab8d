import { minorUnitsOf, type MinorUnits } from '../../../../kit/money.ts';

/** Which mark stands before the decimals on a paper. */
export type DecimalMark = '.' | ',';

/** A number that was read off a paper. */
export type PrintedNumber = {
  /** @unit millionths */
  readonly millionths: bigint;
  /** How many decimals were printed: money has two, and a count seldom any. */
  readonly decimalPlaces: number;
  /** Whether letters were taken for the digits that they look like. */
  readonly isRepaired: boolean;
};

const lookalikes: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  l: '1',
  I: '1',
  '|': '1',
  i: '1',
  S: '5',
  B: '8',
  Z: '2',
};
const currencyMarks = /(etb|birr|br\.?|gbp|usd|eur|ብር|[£$€])/gi;
const scale = 6;
const millionth = 1_000_000n;
const minorPerMajor = 100n;

/**
 * Which mark a paper writes before decimals. One number with both marks, or with two digits behind its last, tells it
 * for all; the mark of most of them wins, and a point where nothing tells.
 */
export const decimalMarkOf = (texts: readonly string[]): DecimalMark => {
  let commas = 0;
  for (const text of texts) {
    const [, mark] = /\d([.,])\d{1,2}\D*$/.exec(text) ?? [];
    const [, opposite] = /\d([.,])\d{3}(?:\D*$|\s)/.exec(text) ?? [];
    if (mark === ',' || (opposite === '.' && /\d[.]\d{3},/.test(text))) commas += 1;
    else if (mark === '.') commas -= 1;
  }
  return commas > 0 ? ',' : '.';
};

/**
 * Reads a number as papers print it: "1,234.50", "1.234,50", "1 234.50", "£12.00", "(5.00)", "5.00-", "*5.00" of a till, with the letters
 * that a reader takes for digits put right. Null for what is no number: a date, an article's code, "2.5kg".
 */
export const printedNumber = (text: string, mark: DecimalMark): PrintedNumber | null => {
  const bare = text.replace(currencyMarks, '').replace(/[\s\u00a0]/g, '');
  const isNegative = /^[*=]?[-−–(]/.test(bare) || /[-−–]$/.test(bare);
  const plain = bare.replace(/^[-−–(+*=]+|[-−–)]+$/g, '').replace(/[.,:;]$/, '');
  const digits = plain.replace(/[OoDQlI|iSBZ]/g, (letter) => lookalikes[letter] ?? letter);
  const isRepaired = digits !== plain;
  if (isRepaired && (plain.match(/\d/g) ?? []).length * 2 < plain.replace(/[.,]/g, '').length) return null;
  const [whole, fraction] = mark === '.' ? parts(digits, ',', '.') : parts(digits, '.', ',');
  if (whole === null || whole.length > 12 || fraction.length > scale) return null;
  const millionths = BigInt(whole + fraction.padEnd(scale, '0'));
  return { millionths: isNegative ? -millionths : millionths, decimalPlaces: fraction.length, isRepaired };
};

/** A printed amount in hundredths; null where it has more than two decimals. */
export const amountOf = ({ millionths }: PrintedNumber): MinorUnits | null => {
  const perMinor = millionth / minorPerMajor;
  return millionths % perMinor === 0n ? minorUnitsOf(millionths / perMinor) : null;
};

/** The whole digits and the decimals; groups of three must be whole ones. */
const parts = (text: string, group: DecimalMark, mark: DecimalMark): readonly [string | null, string] => {
  const pattern = group === ',' ? /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/ : /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/;
  const [, whole, fraction = ''] = pattern.exec(text) ?? [];
  if (whole !== undefined) return [whole.replaceAll(group, ''), fraction];
  // One number in the other country's way, among those of this one: two digits behind the mark of groups are decimals.
  const [, other, decimals] = new RegExp(`^(\\d+)\\${group}(\\d{1,2})$`).exec(text) ?? [];
  return other === undefined || mark === group ? [null, ''] : [other, decimals ?? ''];
};
