import { editDistance } from '../../../../kit/text/edit-distance.ts';
import { fuzzyIndex } from '../../../../kit/text/read-names.ts';
import { fuzzyMatch } from '../../../../kit/text/fuzzy-match.ts';
import type { NameKind } from '../question/kinds.ts';
import type { Named } from '../question/question.ts';
import { nameForms } from './phrases.ts';
import type { Token } from './tokens.ts';

/** Something that a question may name, with every name it goes by. */
export type Nameable = { readonly kind: NameKind; readonly id: string; readonly name: string; readonly names: readonly string[] };

const wordLengthMin = 3;

type Entry = { readonly thing: Nameable; readonly words: readonly ReadonlySet<string>[] };

/** The names of a house, ready to be found in a question. */
export type NameBook = { readonly entries: readonly Entry[]; readonly fuzzy: ReturnType<typeof fuzzyIndex<Nameable>> };

/** Makes the names of a house ready: once for a question. */
export const nameBook = (things: readonly Nameable[]): NameBook => ({
  entries: things.flatMap((thing) =>
    thing.names.map((name) => ({ thing, words: nameForms(name) })).filter(({ words }) => words.length > 0),
  ),
  fuzzy: fuzzyIndex(things, ({ names }) => names),
});

/** What some words name: everything they may mean, and how many words they are. */
export type FoundNames = { readonly things: readonly Named[]; readonly length: number };

const meets = (word: ReadonlySet<string>, token: Token | undefined): boolean => {
  if (!token) return false;
  for (const form of token.forms) if (word.has(form)) return true;
  return false;
};

/** A slip in a word of three or four letters, two in a longer one. */
const slipsIn = (word: string): number => (word.length < 5 ? 1 : 2);

/** Whether a word is nearly one of a name that has begun already: "doro wot", "teff flower". */
const meetsNearly = (word: ReadonlySet<string>, token: Token | undefined): boolean => {
  if (!token || token.text.length < wordLengthMin) return false;
  return [...word].some((form) => !form.startsWith('=') && editDistance(token.text, form, slipsIn(token.text)) <= slipsIn(token.text));
};

const unique = (things: readonly Nameable[]): readonly Named[] => [
  ...new Map(things.map(({ kind, id, name }) => [`${kind} ${id}`, { kind, id, name }])).values(),
];

/** The whole of a name as it stands at a place; the longest one wins, and all that are called alike are meant. */
export const wholeNameAt = ({ entries }: NameBook, tokens: readonly Token[], at: number): FoundNames | null => {
  let length = 0;
  let things: Nameable[] = [];
  for (const { thing, words } of entries) {
    if (words.length < length || !words.every((word, index) => meets(word, tokens[at + index]))) continue;
    if (words.length > length) [length, things] = [words.length, []];
    things.push(thing);
  }
  return length === 0 ? null : { things: unique(things), length };
};

/** So many things may share a word and still be meant together. */
const togetherMax = 8;

/** A part of a name: "beef" of "Beef mince" and "Beef sirloin", if not too many share it. Several words must all be in it. */
export const partOfNameAt = ({ entries }: NameBook, tokens: readonly Token[], at: number): FoundNames | null => {
  const first = tokens[at];
  if (!first || first.text.length < wordLengthMin - (/[\u1200-\u137f]/.test(first.text) ? 1 : 0)) return null;
  let fitting = entries.filter(({ words }) => words.some((word) => meets(word, first)));
  if (fitting.length === 0) return null;
  let length = 1;
  for (; ; length += 1) {
    const exact = fitting.filter(({ words }) => words.some((word) => meets(word, tokens[at + length])));
    const more = exact.length > 0 ? exact : fitting.filter(({ words }) => words.some((word) => meetsNearly(word, tokens[at + length])));
    if (more.length === 0) break;
    fitting = more;
  }
  const things = unique(fitting.map(({ thing }) => thing));
  return things.length > togetherMax ? null : { things, length };
};

const sureEnough = 0.75;

/** What a word that is spelt otherwise most likely names; nothing where two are as likely. */
export const nearestName = ({ fuzzy }: NameBook, word: string): Named | null => {
  // A single letter is like too many names to mean one.
  if (word.length < 2) return null;
  const [best, next] = fuzzyMatch(word, fuzzy, { threshold: sureEnough, limit: 2 });
  if (!best || best.score < sureEnough || (next && next.score === best.score)) return null;
  return { kind: best.item.kind, id: best.item.id, name: best.item.name };
};

const nearestShown = 3;
const likeEnough = 0.6;

/** What a word may have meant, for somebody to choose among. */
export const namesLike = ({ fuzzy }: NameBook, word: string): readonly string[] =>
  fuzzyMatch(word, fuzzy, { threshold: likeEnough, limit: nearestShown }).flatMap(({ item, score }) =>
    score >= likeEnough ? [item.name] : [],
  );
