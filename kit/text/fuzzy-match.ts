import { editDistance } from './edit-distance.ts';
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

/** A catalogue made ready for typing: build it once per catalogue, ask it at every keystroke. */
export type FuzzyIndex<Item> = readonly { readonly item: Item; readonly names: readonly IndexedName[] }[];

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

type IndexedWord = { readonly text: string; readonly stem: string; readonly letters: number };
type IndexedName = { readonly text: string; readonly words: readonly IndexedWord[] };

/** Makes a catalogue ready; an item may have several names (its Amharic one, its code), and its best one counts. */
export const fuzzyIndex = <Item>(items: readonly Item[], namesOf: (item: Item) => readonly string[]): FuzzyIndex<Item> =>
  items.map((item) => ({ item, names: namesOf(item).map(indexName) }));

/**
 * What a person may have meant, best first; equal scores keep the order of the catalogue. A query of up to eight
 * letters is forgiven more, because one slip weighs more in it.
 */
export const fuzzyMatch = <Item>(query: string, index: FuzzyIndex<Item>, options: FuzzyOptions = {}): readonly FuzzyMatch<Item>[] => {
  const { threshold, limit } = { ...fuzzyDefaults, ...options };
  const wanted = indexName(query);
  if (wanted.text === '') return [];
  const scoreMin = wanted.text.length <= shortLengthMax ? Math.min(threshold, shortThresholdMax) : threshold;
  const matches: FuzzyMatch<Item>[] = [];
  for (const { item, names } of index) {
    let score = 0;
    for (const name of names) score = Math.max(score, nameScore(wanted, name, scoreMin));
    if (score >= scoreMin) matches.push({ item, score });
  }
  return matches.toSorted((left, right) => right.score - left.score).slice(0, limit);
};

/** How alike two texts are, 0 to 1, whatever the threshold. */
export const fuzzyScore = (query: string, name: string): number => nameScore(indexName(query), indexName(name), 0);

const indexName = (name: string): IndexedName => {
  const text = normalizeText(name);
  return { text, words: text === '' ? [] : text.split(' ').map(indexWord) };
};

const indexWord = (text: string): IndexedWord => ({ text, stem: numberlessStem(text), letters: letterBits(text) });

const nameScore = (query: IndexedName, name: IndexedName, scoreMin: number): number => {
  if (query.text === '' || name.text === '') return 0;
  if (query.text === name.text) return 1;
  if (isPluralOf(query, name)) return pluralScore;
  const within = substringScore(query.text, name.text);
  return within > 0 ? within : wordsScore(query, name, scoreMin);
};

const isPluralOf = (query: IndexedName, name: IndexedName): boolean =>
  query.words.length === name.words.length && query.words.every((word, position) => word.stem === name.words[position]?.stem);

/** From 0.7 for a fragment somewhere, towards (never reaching) a plural's score for nearly the whole name. */
const substringScore = (query: string, name: string): number => {
  const position = name.indexOf(query);
  if (position === -1) return 0;
  const startsWord = position === 0 || name.charAt(position - 1) === ' ' || name.includes(` ${query}`);
  const start = position === 0 ? 0.04 : startsWord ? 0.02 : 0;
  return substringScoreMin + 0.2 * (query.length / name.length) + start;
};

/** Each word that was typed finds its best word of the name, in any order; words left over cost a little. */
const wordsScore = (query: IndexedName, name: IndexedName, scoreMin: number): number => {
  let sum = 0;
  for (const word of query.words) {
    let best = 0;
    for (const candidate of name.words) best = Math.max(best, wordScore(word, candidate, scoreMin));
    if (best < scoreMin / 2) return 0;
    sum += best;
  }
  const spareWords = Math.max(0, name.words.length - query.words.length) / name.words.length;
  return (sum / query.words.length) * (1 - spareWordPenalty * spareWords);
};

const wordScore = (word: IndexedWord, candidate: IndexedWord, scoreMin: number): number => {
  if (word.text === candidate.text) return 1;
  if (word.stem === candidate.stem) return pluralScore;
  if (candidate.text.startsWith(word.text)) return substringScore(word.text, candidate.text);
  const length = Math.max(word.text.length, candidate.text.length);
  const distanceMax = Math.floor(length * (1 - scoreMin / 2));
  // Letters that only one of the two words has must each cost an edit: two cheap operations spare most of the work.
  const strangers = bitCount(word.letters & ~candidate.letters);
  if (strangers > distanceMax) return 0;
  const distance = editDistance(word.text, candidate.text, distanceMax);
  return distance > distanceMax ? 0 : 1 - distance / length;
};

const letterBits = (text: string): number => {
  let bits = 0;
  for (let index = 0; index < text.length; index += 1) bits |= 1 << (text.charCodeAt(index) % 31);
  return bits;
};

const bitCount = (bits: number): number => {
  let [rest, count] = [bits, 0];
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};
