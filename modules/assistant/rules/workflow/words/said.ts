import { editDistance } from '../../../../../kit/text/edit-distance.ts';
import { formsOf, type Token } from '../../language/tokens.ts';

/** A shorter word is too near to too many others. */
const slipLengthMin = 5;

const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);

const meets = (token: Token, word: string, forms: ReadonlySet<string>): boolean => {
  if (token.text === word) return true;
  for (const form of token.forms) if (!form.startsWith('=') && forms.has(form)) return true;
  return isLatin(word) && word.length >= slipLengthMin && token.text.length >= slipLengthMin && editDistance(token.text, word, 1) <= 1;
};

/** Where a phrase is said: a token for each of its words, in any order; null where one of them is not. */
export const saidAt = (tokens: readonly Token[], phrase: string): readonly number[] | null => {
  const found: number[] = [];
  for (const word of phrase.split(' ')) {
    const forms = formsOf(word);
    const at = tokens.findIndex((token, place) => !found.includes(place) && meets(token, word, forms));
    if (at < 0) return null;
    found.push(at);
  }
  return found;
};

/** What was said, and by which tokens. */
export type Said<Name> = { readonly name: Name; readonly at: readonly number[] };

/** What is said first of many things; of those that begin at the same word the one that is said with most. */
export const earliest = <Name extends string>(
  tokens: readonly Token[],
  ways: Readonly<Record<Name, readonly string[]>>,
  names: readonly Name[],
): Said<Name> | null => {
  const said = names.flatMap((name) =>
    ways[name].flatMap((phrase) => {
      const at = saidAt(tokens, phrase);
      return at === null ? [] : [{ name, at }];
    }),
  );
  const [first] = said.toSorted((one, other) => Math.min(...one.at) - Math.min(...other.at) || other.at.length - one.at.length);
  return first ?? null;
};

/** Which of many ways of saying things is said with most words; of equals the one that is listed first. */
export const closest = <Name extends string>(
  tokens: readonly Token[],
  ways: Readonly<Record<Name, readonly string[]>>,
  names: readonly Name[],
): Said<Name> | null => {
  let best: Said<Name> | null = null;
  for (const name of names)
    for (const phrase of ways[name]) {
      const at = saidAt(tokens, phrase);
      if (at !== null && at.length > (best?.at.length ?? 0)) best = { name, at };
    }
  return best;
};
