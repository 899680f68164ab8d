import { boxOf, type PaperWord } from '../read/paper-word.ts';
import type { SeenDegrees } from './read-display.ts';

const printed = /^([-−–]?)(\d{1,3})(?:[.,](\d{1,2}))?°?([CF]?)$/;
/**
 * Letters are read surely or not at all here: a display has nothing else to check them by.
 *
 * @unit 0 to 100
 */
const sureMin = 88;
/**
 * What stands on a display is its largest print.
 *
 * @unit shares of the height of the tallest
 */
const heightShare = 0.85;
/** A reader of letters is not as sure of digits as it says. */
const trust = 0.85;

/** Temperatures among the words of a picture, for displays whose digits are print or dots: the largest only. */
export const printedDegrees = (words: readonly PaperWord[]): readonly SeenDegrees[] => {
  const heightOf = ({ y0, y1 }: PaperWord) => y1 - y0;
  const tallest = Math.max(0, ...words.filter(({ text }) => /\d/.test(text)).map(heightOf));
  return words.flatMap((word) => {
    const match = printed.exec(word.text.trim());
    const box = boxOf([word]);
    if (!match || !box || word.confidence < sureMin || heightOf(word) < heightShare * tallest) return [];
    const [, minus = '', whole = '', part, unit] = match;
    const value = `${minus === '' ? '' : '-'}${whole}${part === undefined ? '' : `.${part}`}`;
    return [{ value, unit: unit === 'C' || unit === 'F' ? unit : null, confidence: (trust * word.confidence) / 100, box }];
  });
};
