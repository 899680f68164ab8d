import { fuzzyScore } from './fuzzy-match.ts';
import { normalizeText } from './normalize-text.ts';

/** Where each thing stands in a row, counted from 0; what is missing is not in the list. */
export type ColumnPlaces<Column extends string> = { readonly [Name in Column]?: number };

const sureScore = 0.8;

/**
 * Which column of a list holds what, judged by the words above them: the same words first, near spellings after. Each
 * column and each meaning is used once; a person sees the guess and may change it.
 *
 * @param words what people write above a column, by its meaning
 */
export const guessColumns = <Column extends string>(
  words: Readonly<Record<Column, readonly string[]>>,
  headers: readonly string[],
): ColumnPlaces<Column> => {
  const scores = (Object.keys(words) as Column[]).flatMap((column) =>
    headers.map((header, position) => ({ column, position, score: headerScore(header, words[column]) })),
  );
  const places: { [Name in Column]?: number } = {};
  const taken = new Set<number>();
  for (const { column, position, score } of scores.toSorted((left, right) => right.score - left.score)) {
    if (score < sureScore) break;
    if (taken.has(position) || places[column] !== undefined) continue;
    places[column] = position;
    taken.add(position);
  }
  return places;
};

const headerScore = (header: string, words: readonly string[]): number => {
  const plain = normalizeText(header);
  return words.reduce((best, word) => Math.max(best, fuzzyScore(plain, word)), 0);
};
