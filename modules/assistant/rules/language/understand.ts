import { stretchBefore, stretchLastYear, stretchToCompare, type Days } from '../../../reports/rules/report-period.ts';
import { measureOf, type MeasureId } from '../question/measures.ts';
import type { Dimension } from '../question/kinds.ts';
import type { Named, NotUnderstood, Question, Understanding } from '../question/question.ts';
import type { NameBook } from './find-names.ts';
import { intents, softCues, type Intent } from './intents.ts';
import { readWords, type ReadWords } from './read-words.ts';
import type { Standpoint } from './time-words.ts';

/** What is known where a question is asked. */
export type Asking = {
  readonly names: NameBook;
  readonly on: Standpoint;
  /** What was asked before it: "and last week?" leans on it. */
  readonly before: Question | null;
};

const takes = (measure: MeasureId, { kind }: Named): boolean => measureOf(measure).of.includes(kind);

/** Of names that the same words may mean, those of kinds that a measure takes. */
const namesFor = (measure: MeasureId, names: readonly Named[]): readonly Named[] => names.filter((name) => takes(measure, name));

/** How well a way of asking fits what was said; null where it does not. */
const fitOf = ({ measure, needs, may, named = [], isWhole }: Intent, { cues, names }: ReadWords): number | null => {
  const allowed = (cue: (typeof needs)[number]) => needs.includes(cue) || may.includes(cue) || softCues.has(cue);
  if (!cues.every((alternatives) => alternatives.some(allowed))) return null;
  if (!needs.every((need) => cues.some((alternatives) => alternatives.includes(need)))) return null;
  if (!named.every((kind) => names.some((name) => name.kind === kind)) || (isWhole && names.length > 0)) return null;
  if (names.length > 0 && namesFor(measure, names).length === 0) return null;
  return needs.length * 2 + named.length;
};

/** The way of asking that needs most of what was said; several that need as much are not guessed among. */
const chooseIntent = (words: ReadWords): Intent | NotUnderstood => {
  const fits = intents.flatMap((intent) => {
    const score = fitOf(intent, words);
    return score === null ? [] : [{ intent, score }];
  });
  const best = Math.max(...fits.map(({ score }) => score));
  const chosen = fits.filter(({ score }) => score === best).map(({ intent }) => intent);
  const found = [...new Set(chosen.map(({ measure }) => measure))];
  if (found.length > 1) return { why: 'several-measures', measures: found };
  return chosen[0] ?? missing(words);
};

/** Why nothing fits: something is to be named first, or nothing is wanted. */
const missing = (words: ReadWords): NotUnderstood => {
  const hard = words.cues.filter((alternatives) => !alternatives.some((cue) => softCues.has(cue)));
  const unnamed = intents.find(
    ({ named, needs, may }) =>
      named !== undefined &&
      words.names.length === 0 &&
      needs.length > 0 &&
      hard.length > 0 &&
      hard.every((alternatives) => alternatives.some((cue) => needs.includes(cue) || may.includes(cue))),
  );
  const kind = unnamed?.named?.[0];
  return kind === undefined || !unnamed ? { why: 'no-measure' } : { why: 'needs-name', measure: unnamed.measure, kind };
};

/** By what something is split that is asked for in order and not said by what. */
const usualSplit: Partial<Readonly<Record<MeasureId, Dimension>>> = {
  'waste-value': 'item',
  'bought-value': 'item',
  'sales-net': 'dish',
  'dish-sold': 'dish',
  'dish-margin': 'dish',
  'price-changes': 'item',
  variance: 'item',
  'labour-cost': 'role',
  'labour-hours': 'role',
  'ticket-time': 'dish',
  'stock-value': 'category',
};

/** By what something is split that is asked for in order: by what is spoken of, or as is usual. */
const rankedBy = (measure: MeasureId, { cues }: ReadWords): Dimension | null => {
  const spoken = measureOf(measure).by.find((dimension) => cues.some((alternatives) => alternatives.some((cue) => cue === dimension)));
  return spoken ?? usualSplit[measure] ?? null;
};

const splitOf = ({ measure, by }: Pick<Intent, 'measure' | 'by'>, words: ReadWords): Dimension | null => {
  const isListed = words.by !== null && measureOf(measure).lists?.includes(words.by) === true;
  if (words.by !== null && !isListed) return words.by;
  if (words.names.length > 0) return null;
  if (by) return by;
  return words.order === null || words.against ? null : rankedBy(measure, words);
};

/** What is sold by dish is told in portions. */
const soldBy = (measure: MeasureId, by: Dimension | null): MeasureId => (measure === 'sales-net' && by === 'dish' ? 'dish-sold' : measure);

const same = (left: Days, right: Days): boolean => left.from === right.from && left.to === right.to;

const againstOf = ({ against, days }: ReadWords, { calendar }: Standpoint): Question['against'] | 'other' => {
  if (against === null) return null;
  if (against.days === null || days === null) return 'before';
  const [now, other] = [days('past'), against.days('past')];
  if (same(other, stretchLastYear(now, calendar))) return 'last-year';
  // "last week compared to the week before": before that week, not before this one.
  if (same(other, now)) return 'before';
  return same(other, stretchBefore(now, calendar)) || same(other, stretchToCompare(now, calendar)) ? 'before' : 'other';
};

/** What was, as far as it was: "this week" on a Wednesday is three days. Null where none of it was yet. */
const upToToday = (question: Question, today: string): Question | null => {
  const { days, measure } = question;
  if (days === null || measureOf(measure).time !== 'past' || days.to <= today) return question;
  return days.from > today ? null : { ...question, days: { from: days.from, to: today } };
};

/** Whether something that is known of now alone is asked of other days. */
const isOfThen = ({ measure, days }: Question, today: string): boolean =>
  measureOf(measure).time === 'now' && days !== null && (days.from > today || days.to < today);

/** Checks that what was made of the words can be asked of the measure. */
export const checked = (asked: Question, words: Pick<ReadWords, 'unknown'>, { today }: Standpoint): Understanding => {
  const question = upToToday(asked, today);
  if (question === null) return { not: { why: 'not-yet', measure: asked.measure } };
  const { measure, by, names } = question;
  const { needs, by: splits } = measureOf(measure);
  const [stranger] = names.filter((name) => !takes(measure, name));
  if (stranger) return { not: { why: 'not-of-name', measure, name: stranger } };
  if (needs !== undefined && !names.some(({ kind }) => kind === needs)) return { not: { why: 'needs-name', measure, kind: needs } };
  if (isOfThen(question, today)) return { not: { why: 'only-now', measure } };
  if (by !== null && !splits.includes(by)) return { not: { why: 'not-by', measure, by } };
  const [unknown] = words.unknown;
  return unknown ? { not: { why: 'unknown-word', ...unknown } } : { question };
};

const isFollowUp = (words: ReadWords, before: Question | null): before is Question => {
  if (before === null || words.cues.some((alternatives) => !alternatives.some((cue) => softCues.has(cue)))) return false;
  return words.goesOn || words.names.length === 0;
};

const followUp = (before: Question, words: ReadWords): Question => ({
  ...before,
  days: words.days?.(measureOf(before.measure).time === 'planned' ? 'planned' : 'past') ?? before.days,
  names:
    words.names.length === 0
      ? before.names
      : namesFor(before.measure, words.names).length > 0
        ? namesFor(before.measure, words.names)
        : words.names,
  by: words.by ?? before.by,
  order: words.order ?? before.order,
  limit: words.limit ?? before.limit,
  against: words.against ? 'before' : null,
});

/**
 * What a question in English or Amharic asks, by the grammar alone. A word that means nothing here is never passed over:
 * no answer is better than a wrong one.
 */
export const understand = (text: string, { names, on, before }: Asking): Understanding => {
  const words = readWords(text, names, on);
  if (isFollowUp(words, before)) return checked(followUp(before, words), words, on);
  const intent = chooseIntent(words);
  if ('why' in intent) return { not: words.unknown[0] ? { why: 'unknown-word', ...words.unknown[0] } : intent };
  const by = splitOf(intent, words);
  const measure = soldBy(intent.measure, by);
  const against = againstOf(words, on);
  if (against === 'other') return { not: { why: 'not-against', measure } };
  const days = words.days?.(measureOf(measure).time === 'planned' ? 'planned' : 'past') ?? null;
  return checked({ measure, by, order: words.order, limit: words.limit, names: namesFor(measure, words.names), days, against }, words, on);
};
