import { measureOf } from '../question/measures.ts';
import type { Proposal } from '../question/proposal.ts';
import type { Named, Understanding } from '../question/question.ts';
import { readWords, type ReadWords } from './read-words.ts';
import { checked, type Asking } from './understand.ts';

type Unknown = ReadWords['unknown'][number];

/** What a text names here and nothing else; else what is not known of it. */
const namesIn = (text: string, { names, on }: Asking): readonly Named[] | Unknown => {
  const words = readWords(text, names, on);
  const [unknown] = words.unknown;
  if (unknown) return unknown;
  return words.names.length === 0 || words.days !== null ? { word: text, nearest: [] } : words.names;
};

/** The days that a text says and nothing else; else what is not known of it. */
const daysIn = (text: string, { names, on }: Asking): NonNullable<ReadWords['days']> | Unknown => {
  const { days, unknown, names: named } = readWords(text, names, on);
  return days !== null && unknown.length + named.length === 0 ? days : { word: text, nearest: [] };
};

const isUnknown = (read: object): read is Unknown => 'word' in read;

/**
 * What a model's proposal asks, under the same checks as the grammar's own reading: a name that nobody has here, days that
 * mean nothing and a split that the measure doesn't have end it.
 */
export const understandProposal = (proposal: Proposal, asking: Asking): Understanding => {
  const { measure, by, order, limit, against } = proposal;
  const read = proposal.names.map((text) => namesIn(text, asking));
  const days = proposal.days === null ? null : daysIn(proposal.days, asking);
  const unknown = [...read, days].filter((each) => each !== null).find(isUnknown);
  if (unknown) return { not: { why: 'unknown-word', ...unknown } };
  const toward = measureOf(measure).time === 'planned' ? 'planned' : 'past';
  const named = read.flatMap((each) => (isUnknown(each) ? [] : each));
  const meant = named.filter(({ kind }) => measureOf(measure).of.includes(kind));
  return checked(
    {
      measure,
      by,
      order,
      limit,
      names: meant.length > 0 ? meant : named,
      days: days === null || isUnknown(days) ? null : days(toward),
      against,
    },
    { unknown: [] },
    asking.on,
  );
};
