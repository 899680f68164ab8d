import { normalizeText } from './normalize-text.ts';

/** A name in its normalized form: whole, and its words by where they stand in the index. */
export type ReadName = { readonly text: string; readonly words: readonly number[] };

/** A thing, its names read. */
type FuzzyEntry<Item> = { readonly item: Item; readonly names: readonly ReadName[] };

/** A catalogue made ready for typing: build it once per catalogue, ask it at every keystroke. */
export type FuzzyIndex<Item> = {
  readonly entries: readonly FuzzyEntry<Item>[];
  /** Every word of any name, once. */
  readonly words: readonly string[];
};

type NamesOf<Item> = (item: Item) => readonly string[];

/** Makes a catalogue ready; an item may have several names (its Amharic one, its code), and its best one counts. */
export const fuzzyIndex = <Item>(items: readonly Item[], namesOf: NamesOf<Item>): FuzzyIndex<Item> => {
  const { words, read } = wordReader(namesOf);
  return { entries: items.map(read), words };
};

/** Makes a catalogue ready that changes, and of which each thing is read once. */
export const fuzzyReader = <Item extends object>(namesOf: NamesOf<Item>) => {
  const { words, read } = wordReader(namesOf);
  const entries = new WeakMap<Item, FuzzyEntry<Item>>();
  const entryOf = (item: Item): FuzzyEntry<Item> => {
    const known = entries.get(item) ?? read(item);
    entries.set(item, known);
    return known;
  };
  return {
    /** Reads one ahead, for whoever would rest between ten thousand of them. */
    read: (item: Item): void => void entryOf(item),
    index: (items: readonly Item[]): FuzzyIndex<Item> => ({ entries: items.map(entryOf), words }),
  };
};

/** Reads names, and keeps each word once. */
const wordReader = <Item>(namesOf: NamesOf<Item>) => {
  const words: string[] = [];
  const places = new Map<string, number>();
  const placeOf = (word: string): number => {
    const known = places.get(word);
    if (known !== undefined) return known;
    places.set(word, words.length);
    return words.push(word) - 1;
  };
  const readName = (name: string): ReadName => {
    const text = normalizeText(name);
    return { text, words: wordsOf(text).map(placeOf) };
  };
  return { words, read: (item: Item): FuzzyEntry<Item> => ({ item, names: namesOf(item).map(readName) }) };
};

/** The words of a text in normalized form. */
export const wordsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));
