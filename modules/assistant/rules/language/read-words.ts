import type { Dimension } from '../question/kinds.ts';
import type { Named } from '../question/question.ts';
import { daysAt } from './find-days.ts';
import { namesLike, nearestName, partOfNameAt, wholeNameAt, type NameBook } from './find-names.ts';
import { softCues } from './intents.ts';
import { numberOf } from './numbers.ts';
import { phraseAt } from './phrases.ts';
import { shapeBook, type Shape } from './shape-words.ts';
import type { SaidDays, Standpoint } from './time-words.ts';
import { nearestWord } from './nearest-word.ts';
import { formsOf, tokensOf, type Token } from './tokens.ts';
import { cueBook } from './vocabulary.ts';
import type { Cue } from './vocabulary-english.ts';

/** What stands in a question, before anything is made of it. */
export type ReadWords = {
  /** What each word may point at. */
  readonly cues: readonly (readonly Cue[])[];
  readonly names: readonly Named[];
  readonly days: SaidDays | null;
  readonly by: Dimension | null;
  readonly order: 'most' | 'least' | null;
  /** @unit lines */
  readonly limit: number | null;
  /** Whether it is held against something, and against which days where they are said. */
  readonly against: { readonly days: SaidDays | null } | null;
  /** Words that mean nothing here, with what they may have meant. */
  readonly unknown: readonly { readonly word: string; readonly nearest: readonly string[] }[];
  /** It begins or ends like something that goes on: "and last week?", "ትናንትስ?". */
  readonly goesOn: boolean;
};

type Draft = { -readonly [Key in keyof ReadWords]: ReadWords[Key] };

/** A reading of the words at one place: how many they are, how much it is preferred among equally long ones, what it adds. */
type Reading = { readonly length: number; readonly rank: number; readonly add: (draft: Draft) => void };

const nounOf: Partial<Readonly<Record<Dimension, Cue>>> = {
  item: 'item',
  dish: 'dish',
  supplier: 'supplier',
  reason: 'reason',
  hour: 'hours',
};

const addShape = (shape: Shape, draft: Draft): void => {
  if ('isAgainst' in shape) draft.against ??= { days: null };
  else if ('order' in shape) draft.order = shape.order;
  else {
    draft.by = shape.by;
    const noun = nounOf[shape.by];
    if (noun) draft.cues = [...draft.cues, [noun, 'filler']];
  }
};

const addDays = (days: SaidDays, words: string, draft: Draft): void => {
  if (draft.against && draft.against.days === null && draft.days !== null) draft.against = { days };
  else if (draft.days === null) draft.days = days;
  else draft.unknown = [...draft.unknown, { word: words, nearest: [] }];
};

const add = {
  names: (things: readonly Named[]) => (draft: Draft) => {
    draft.names = [...draft.names, ...things];
  },
  cues: (cues: readonly Cue[]) => (draft: Draft) => {
    draft.cues = [...draft.cues, cues];
  },
};

const wordsFrom = (tokens: readonly Token[], at: number, length: number): string =>
  tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ');

const ranks = { days: 5, shape: 4, cue: 3, name: 2, softCue: 1 } as const;

type Around = { readonly names: NameBook; readonly on: Standpoint };

const readingsAt = (tokens: readonly Token[], at: number, { names, on }: Around): Reading[] => {
  const [days, shape, cue, name] = [
    daysAt(tokens, at, on),
    phraseAt(shapeBook, tokens, at),
    phraseAt(cueBook, tokens, at),
    wholeNameAt(names, tokens, at),
  ];
  return [
    ...(days
      ? [{ length: days.length, rank: ranks.days, add: (draft: Draft) => addDays(days.days, wordsFrom(tokens, at, days.length), draft) }]
      : []),
    ...(shape ? [{ length: shape.length, rank: ranks.shape, add: (draft: Draft) => addShape(shape.meaning, draft) }] : []),
    ...(cue
      ? [
          {
            length: cue.length,
            rank: cue.meaning.every((each) => softCues.has(each)) ? ranks.softCue : ranks.cue,
            add: add.cues(cue.meaning),
          },
        ]
      : []),
    ...(name ? [{ length: name.length, rank: ranks.name, add: add.names(name.things) }] : []),
  ];
};

/** The longest reading, and of equally long ones the one that is preferred. */
const bestReading = (tokens: readonly Token[], at: number, around: Around): Reading | null =>
  readingsAt(tokens, at, around).toSorted((left, right) => right.length - left.length || right.rank - left.rank)[0] ?? null;

const limitMax = 50;

/** A word of the vocabulary that is spelt with one slip: what stands there is read anew with it. */
const respelt = (tokens: readonly Token[], at: number, around: Around): Reading | null => {
  const word = nearestWord(tokens[at]?.text ?? '');
  if (word === null) return null;
  return bestReading(tokens.with(at, { text: word, forms: formsOf(word) }), at, around);
};

/** What a word is that no vocabulary holds: how many, a part of a name, a name or a word spelt otherwise, or nothing. */
const otherwise = (tokens: readonly Token[], at: number, around: Around): Reading => {
  const { names } = around;
  const [token, number] = [tokens[at], numberOf(tokens[at])];
  if (number !== null && number <= limitMax) return { length: 1, rank: 0, add: (draft) => void (draft.limit = number) };
  const part = partOfNameAt(names, tokens, at);
  if (part) return { length: part.length, rank: 0, add: add.names(part.things) };
  const word = token?.text ?? '';
  const nearest = nearestName(names, word);
  if (nearest) return { length: 1, rank: 0, add: add.names([nearest]) };
  return (
    respelt(tokens, at, around) ?? {
      length: 1,
      rank: 0,
      add: (draft) => void (draft.unknown = [...draft.unknown, { word, nearest: namesLike(names, word) }]),
    }
  );
};

const goesOnBy = ['and', 'what about', 'how about', 'same for', 'but'];

/** Reads a question from left to right; at every place the longest reading is taken. */
export const readWords = (text: string, names: NameBook, on: Standpoint): ReadWords => {
  const tokens = tokensOf(text);
  const plain = tokens.map((token) => token.text).join(' ');
  const draft: Draft = {
    cues: [],
    names: [],
    days: null,
    by: null,
    order: null,
    limit: null,
    against: null,
    unknown: [],
    goesOn: goesOnBy.some((start) => plain.startsWith(`${start} `)) || (tokens.at(-1)?.text.endsWith('ስ') ?? false),
  };
  for (let at = 0; at < tokens.length;) {
    const taken = bestReading(tokens, at, { names, on }) ?? otherwise(tokens, at, { names, on });
    taken.add(draft);
    at += taken.length;
  }
  return draft;
};
