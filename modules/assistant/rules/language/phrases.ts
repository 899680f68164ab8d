import { normalizeText } from '../../../../kit/text/normalize-text.ts';
import { exactly, formsOf, skeletonOf, type Token } from './tokens.ts';

/** Words that stand for something, ready to be found. */
export type PhraseBook<Meaning> = ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly meaning: Meaning }[]>;

const strictly = (word: string): string => exactly(normalizeText(word));

const loosely = (word: string): string => {
  if (word.startsWith('=')) return strictly(word);
  const form = skeletonOf(normalizeText(word));
  return word.endsWith('*') ? `${form}*` : form;
};

/** Makes a vocabulary ready. A word ending in `*` stands for all that begin like it, one after `=` is
 * meant with its vowels; with `isExact` vowels count. */
export const phraseBook = <Meaning>(
  entries: readonly (readonly [Meaning, readonly string[]])[],
  { isExact = false }: { readonly isExact?: boolean } = {},
): PhraseBook<Meaning> => {
  const book = new Map<string, { readonly words: readonly string[]; readonly meaning: Meaning }[]>();
  for (const [meaning, phrases] of entries) {
    for (const phrase of phrases) {
      const words = phrase.split(' ').map(isExact ? strictly : loosely);
      const first = (words[0] ?? '').charAt(0);
      book.set(first, [...(book.get(first) ?? []), { words, meaning }]);
    }
  }
  for (const [first, all] of book)
    book.set(
      first,
      all.toSorted((left, right) => right.words.length - left.words.length),
    );
  return book;
};

const isForm = (word: string, { forms }: Token): boolean => {
  if (!word.endsWith('*')) return forms.has(word);
  const stem = word.slice(0, -1);
  for (const form of forms) if (form.startsWith(stem)) return true;
  return false;
};

/** What some words of a question stand for, and how many they are. */
export type Found<Meaning> = { readonly meaning: Meaning; readonly length: number };

/** The longest phrase that begins at a word. */
export const phraseAt = <Meaning>(book: PhraseBook<Meaning>, tokens: readonly Token[], at: number): Found<Meaning> | null => {
  const token = tokens[at];
  if (!token) return null;
  const firsts = new Set([...token.forms].map((form) => form.charAt(0)));
  let best: Found<Meaning> | null = null;
  for (const first of firsts) {
    for (const { words, meaning } of book.get(first) ?? []) {
      if (best && words.length <= best.length) break;
      if (words.every((word, index) => isFormAt(word, tokens[at + index]))) best = { meaning, length: words.length };
    }
  }
  return best;
};

const isFormAt = (word: string, token: Token | undefined): boolean => token !== undefined && isForm(word, token);

/** Every form of a name's words, to be found within a question. */
export const nameForms = (name: string): readonly ReadonlySet<string>[] => {
  const normal = normalizeText(name);
  return normal === '' ? [] : normal.split(' ').map(formsOf);
};
