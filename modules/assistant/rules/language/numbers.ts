import { skeletonOf, type Token } from './tokens.ts';

const english = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen'];
const amharic = ['አንድ', 'ሁለት', 'ሶስት', 'አራት', 'አምስት', 'ስድስት', 'ሰባት', 'ስምንት', 'ዘጠኝ', 'አስር'].map(skeletonOf);

/** A number of a question, in digits or in words up to fourteen; null where it is none. */
export const numberOf = (token: Token | undefined): number | null => {
  if (!token) return null;
  if (/^\d{1,4}$/.test(token.text)) return Number(token.text);
  const index = [english.indexOf(token.text), amharic.findIndex((word) => token.forms.has(word))].find((found) => found >= 0);
  return index === undefined ? null : index + 1;
};
