import { normalizeText, numberlessStem } from '../../../../kit/text/normalize-text.ts';

/** A word of a question: as it is matched, and every form in which a vocabulary may hold it. */
export type Token = { readonly text: string; readonly forms: ReadonlySet<string> };

/** Amharic writes "of", "in", "for", "from", "about", "like" and the marks of a verb before the word, without a space. */
const openings = ['ስለ', 'እንደ', 'እስከ', 'እየ', 'ያለ', 'የሚ', 'የም', 'ሊ', 'ልን', 'ስን', 'የ', 'በ', 'ለ', 'ከ', 'ያ', 'ይ', 'ት', 'እን', 'ተ'] as const;
/** "-n" of the object, "and", "also", "we", "our", "the" and the plural stand behind it. */
const endings = ['ዎችን', 'ዎቹን', 'ዎቹ', 'ዎች', 'ኦች', 'ችን', 'ናል', 'ነው', 'ን', 'ና', 'ም', 'ስ', 'ው', 'ዋ', 'ት', 'ል'] as const;

const isEthiopic = (text: string): boolean => /[\u1200-\u135A]/.test(text);

/** Without its vowels: the article and a plural change the last one. A Latin word stays as it is. */
export const skeletonOf = (word: string): string =>
  word.replace(/[\u1200-\u1357]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) & ~7));

const shortest = 2;

const withoutEnding = (word: string): string[] =>
  endings.flatMap((ending) => (word.length - ending.length >= shortest && word.endsWith(ending) ? [word.slice(0, -ending.length)] : []));

const withoutOpening = (word: string): string[] =>
  openings.flatMap((opening) => (word.length - opening.length >= shortest && word.startsWith(opening) ? [word.slice(opening.length)] : []));

const amharicForms = (word: string): readonly string[] => {
  const bare = [word, numberlessStem(word)];
  const opened = [...bare, ...bare.flatMap(withoutOpening)];
  const twice = [...opened, ...opened.slice(bare.length).flatMap(withoutOpening)];
  return [...twice, ...twice.flatMap(withoutEnding)];
};

/** A form whose vowels count: names of months and days differ by little else. */
export const exactly = (word: string): string => `=${word}`;

/** Every form of a word in which a vocabulary may hold it. */
export const formsOf = (word: string): ReadonlySet<string> => {
  if (!isEthiopic(word)) return new Set([word, numberlessStem(word), exactly(word)]);
  return new Set([...amharicForms(word).map(skeletonOf), exactly(word), ...withoutOpening(word).map(exactly)]);
};

const ethiopicDigits = '፩፪፫፬፭፮፯፰፱';

const withPlainDigits = (text: string): string => text.replace(/[፩-፱]/g, (digit) => String(ethiopicDigits.indexOf(digit) + 1));

/** The words of a question, in order. */
export const tokensOf = (text: string): readonly Token[] => {
  const normal = normalizeText(withPlainDigits(text.replaceAll('%', ' percent ')));
  return normal === '' ? [] : normal.split(' ').map((word) => ({ text: word, forms: formsOf(word) }));
};
