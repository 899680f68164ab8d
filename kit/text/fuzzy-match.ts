import { editDistance } from './edit-distance.ts';
import { fuzzyIndex, wordsOf, type FuzzyIndex, type ReadName } from './read-names.ts';
import { normalizeText, numberlessStem } from './normalize-text.ts';

/** How sure a match must be, and how many are wanted. */
export type FuzzyOptions = {
  /** @unit lowest score that counts, 0 to 1 */
  readonly threshold?: number;
  /** @unit matches */
  readonly limit?: number;
};

/** Something found, and how well it fits. */
export type FuzzyMatch<Item> = {
  readonly item: Item;
  /** @unit 0 (nothing alike) to 1 (the same word) */
  readonly score: number;
};

/**
 * What counts, and how many come, where the asker says nothing.
 *
 * @source the product's specification, section 9
 */
export const fuzzyDefaults: Required<FuzzyOptions> = { threshold: 0.6, limit: 5 };

const shortLengthMax = 8;
const shortThresholdMax = 0.5;
const pluralScore = 0.95;
const substringScoreMin = 0.7;
const spareWordPenalty = 0.1;

/** What was typed: whole, and how well each of its words fits a word of the index. */
type Wanted = { readonly text: string; readonly words: readonly ((word: number) => number)[] };

/**
 * What a person may have meant, best first; equal scores keep the order of the catalogue. A query of up to eight
 * letters is forgiven more, because one slip weighs more in it.
 */
export const fuzzyMatch = <Item>(query: string, index: FuzzyIndex<Item>, options: FuzzyOptions = {}): readonly FuzzyMatch<Item>[] => {
  const { threshold, limit } = { ...fuzzyDefaults, ...options };
  const text = normalizeText(query);
  if (text === '') return [];
  const scoreMin = text.length <= shortLengthMax ? Math.min(threshold, shortThresholdMax) : threshold;
  const wanted = wantedOf(text, index.words, scoreMin);
  const matches: FuzzyMatch<Item>[] = [];
  for (const { item, names } of index.entries) {
    let score = 0;
    for (const name of names) score = Math.max(score, nameScore(wanted, name, scoreMin));
    if (score >= scoreMin) matches.push({ item, score });
  }
  return matches.toSorted((left, right) => right.score - left.score).slice(0, limit);
};

/** How alike two texts are, 0 to 1, whatever the threshold. */
export const fuzzyScore = (query: string, name: string): number =>
  fuzzyMatch(
    query,
    fuzzyIndex([name], (only) => [only]),
    { threshold: 0 },
  )[0]?.score ?? 0;

const unknown = -1;

/** A word that many names share is compared once. */
const wantedOf = (text: string, words: readonly string[], scoreMin: number): Wanted => ({
  text,
  words: wordsOf(text).map((word) => {
    const typed: TypedWord = { word, stem: numberlessStem(word), letters: letterBits(word) };
    const scores = new Float64Array(words.length).fill(unknown);
    return (place) => {
      const known = scores[place] ?? unknown;
      return known === unknown ? (scores[place] = wordScore(typed, words[place] ?? '', scoreMin)) : known;
    };
  }),
});

const nameScore = (query: Wanted, name: ReadName, scoreMin: number): number => {
  if (query.text === '' || name.text === '') return 0;
  if (query.text === name.text) return 1;
  if (isPluralOf(query, name)) return pluralScore;
  const within = substringScore(query.text, name.text);
  return within > 0 ? within : wordsScore(query, name, scoreMin);
};

const isPluralOf = (query: Wanted, name: ReadName): boolean =>
  query.words.length === name.words.length && query.words.every((score, position) => score(name.words[position] ?? unknown) >= pluralScore);

/** From 0.7 for a fragment somewhere, towards (never reaching) a plural's score for nearly the whole name. */
const substringScore = (query: string, name: string): number => {
  const position = name.indexOf(query);
  if (position === -1) return 0;
  const startsWord = position === 0 || name.charAt(position - 1) === ' ' || name.includes(` ${query}`);
  const start = position === 0 ? 0.04 : startsWord ? 0.02 : 0;
  return substringScoreMin + 0.2 * (query.length / name.length) + start;
};

/** Each word that was typed finds its best word of the name, in any order; words left over cost a little. */
const wordsScore = (query: Wanted, name: ReadName, scoreMin: number): number => {
  let sum = 0;
  for (const score of query.words) {
    let best = 0;
    for (const candidate of name.words) best = Math.max(best, score(candidate));
    if (best < scoreMin / 2) return 0;
    sum += best;
  }
  const spareWords = Math.max(0, name.words.length - query.words.length) / name.words.length;
  return (sum / query.words.length) * (1 - spareWordPenalty * spareWords);
};

type TypedWord = { readonly word: string; readonly stem: string; readonly letters: number };

const wordScore = ({ word, stem, letters }: TypedWord, candidate: string, scoreMin: number): number => {
  if (word === candidate) return 1;
  // Neither a plural nor a longer word begins with another letter.
  if (word.charCodeAt(0) === candidate.charCodeAt(0)) {
    if (stem === numberlessStem(candidate)) return pluralScore;
    if (candidate.startsWith(word)) return substringScore(word, candidate);
  }
  const length = Math.max(word.length, candidate.length);
  const distanceMax = Math.floor(length * (1 - scoreMin / 2));
  // A letter that only one of the two words has must cost an edit: counting them spares most of the work.
  if (strangersIn(word, letterBits(candidate)) > distanceMax || strangersIn(candidate, letters) > distanceMax) return 0;
  const distance = editDistance(word, candidate, distanceMax);
  return distance > distanceMax ? 0 : 1 - distance / length;
};

const bitOf = (text: string, index: number): number => 1 << (text.charCodeAt(index) % 31);

/** Which letters a word has; two letters may share a bit, and then count as one. */
const letterBits = (text: string): number => {
  let bits = 0;
  for (let index = 0; index < text.length; index += 1) bits |= bitOf(text, index);
  return bits;
};

/** @unit letters of a word, each as often as it stands there, that are surely none of these */
const strangersIn = (text: string, letters: number): number => {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) if ((letters & bitOf(text, index)) === 0) count += 1;
  return count;
};
