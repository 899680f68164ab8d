import type { Question } from '../../question/question.ts';
import { nameBook } from '../find-names.ts';
import { understand } from '../understand.ts';
import { gradedDay, gradedNames } from './house.ts';

/** A question with what it asks; a dash for what has no answer here. */
export type Graded = {
  readonly text: string;
  readonly measure: string;
  readonly names: string;
  readonly days: string;
  /** The split, order, number of lines and comparison, in that order and parted by spaces. */
  readonly shape: string;
};

/** Reads a list of graded questions: a line each, its parts between tabs. */
export const readGraded = (file: string): readonly Graded[] =>
  file
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [text = '', measure = '', names = '', days = '', shape = ''] = line.split('\t').map((part) => part.trim());
      return { text, measure, names, days, shape };
    });

/** Understood, not understood although it could be, or understood as something else, which is worst. */
export type Mark = 'right' | 'cannot-tell' | 'wrong';

const book = nameBook(gradedNames);

const inWords = ({ measure, names, days, by, order, limit, against }: Question): Omit<Graded, 'text'> => ({
  measure,
  names: names
    .map(({ name }) => name)
    .toSorted()
    .join(', '),
  days: days === null ? '' : `${days.from}..${days.to}`,
  shape: [by, order, limit, against === null ? null : 'against'].filter((part) => part !== null).join(' '),
});

const same = (left: Omit<Graded, 'text'>, right: Omit<Graded, 'text'>): boolean =>
  left.measure === right.measure &&
  left.days === right.days &&
  left.shape === right.shape &&
  left.names === right.names.split(', ').toSorted().join(', ');

/** Marks one question by the grammar alone. */
export const grade = ({ text, ...meant }: Graded): { readonly text: string; readonly mark: Mark; readonly read: string } => {
  const understood = understand(text, { names: book, on: gradedDay, before: null });
  if ('not' in understood) return { text, mark: meant.measure === '-' ? 'right' : 'cannot-tell', read: JSON.stringify(understood.not) };
  const read = inWords(understood.question);
  return { text, mark: same(read, meant) ? 'right' : 'wrong', read: Object.values(read).join(' | ') };
};

/** How many of some questions got which mark. */
export const summary = (
  marks: readonly { readonly mark: Mark }[],
): { /** @unit questions */ readonly all: number } & Readonly<Record<'right' | 'cannotTell' | 'wrong', number>> => {
  const count = (wanted: Mark): number => marks.filter(({ mark }) => mark === wanted).length;
  return { all: marks.length, right: count('right'), cannotTell: count('cannot-tell'), wrong: count('wrong') };
};
