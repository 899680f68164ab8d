import { assert } from '../../../kit/assert.ts';

/** How many random numbers a stock code can carry: six digits. */
export const skuNumbers = 1_000_000;

/**
 * The stock code of a new item: the first three letters of its name in capitals, filled up with X, a hyphen and six
 * digits ("BER-042117"). Codes are printed as barcodes and typed on any keyboard, so letters lose their accents, an
 * Ethiopic letter gives its consonant (በርበሬ becomes BRB), and letters of other scripts are passed over.
 *
 * @param randomNumber 0 to 999,999, drawn by the caller until the restaurant has no such code yet
 */
export const skuOf = (name: string, randomNumber: number): string => {
  assert(isSkuNumber(randomNumber), `A stock code has six digits: ${randomNumber}`);
  const letters = Array.from(name.normalize('NFD'), latinLetter).join('').slice(0, 3);
  return `${letters.padEnd(3, 'X')}-${String(randomNumber).padStart(6, '0')}`;
};

const isSkuNumber = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < skuNumbers;

// One Latin consonant for each row of eight letters from U+1200 on; ሸ, ጸ and their like give the first of their two.
const ethiopicRows = 'HLHMSRSSQQQQBVTCHHNNAKKKKWAZZYDDJGGGTCPTTFP';
const ethiopicStart = 0x1200;

const latinLetter = (letter: string): string => {
  const row = ((letter.codePointAt(0) ?? 0) - ethiopicStart) >> 3;
  if (row >= 0 && row < ethiopicRows.length) return ethiopicRows.charAt(row);
  return /^[A-Za-z]$/.test(letter) ? letter.toUpperCase() : '';
};
