import { m } from '../../../generated/messages/server/messages.js';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { dayLater, type Days } from '../../reports/rules/report-period.ts';
import { can } from '../../restaurants/rules/capabilities.ts';
import { getDetails } from '../../restaurants/server/public.ts';
import type { Answer, NoAnswer } from '../contract/answer.ts';
import { nameBook } from '../rules/language/find-names.ts';
import { understand, type Asking } from '../rules/language/understand.ts';
import { understandProposal } from '../rules/language/understand-proposal.ts';
import { measureOf, type MeasureId } from '../rules/question/measures.ts';
import type { Proposal } from '../rules/question/proposal.ts';
import type { NotUnderstood, Question } from '../rules/question/question.ts';
import type { Asked, Measurer, On } from './finding.ts';
import { houseNames } from './house-names.ts';
import { buyingMeasures } from './measures/buying-measures.ts';
import { menuMeasures } from './measures/menu-measures.ts';
import { peopleMeasures } from './measures/people-measures.ts';
import { reportMeasures } from './measures/report-measures.ts';
import { stockMeasures } from './measures/stock-measures.ts';
import { periodOf } from './period-of.ts';
import { measureWord } from './measure-words.ts';
import { sayNotUnderstood } from './say-not-understood.ts';

const measurers = { ...reportMeasures, ...stockMeasures, ...buyingMeasures, ...menuMeasures, ...peopleMeasures } as Readonly<
  Record<MeasureId, Measurer>
>;

/** Where nobody said when: what was, in the last week; what lies ahead, so far as one usually looks. @unit days */
const usualDays = 7;
const aheadOf: Partial<Readonly<Record<MeasureId, number>>> = { 'stock-expiring': 3, 'deliveries-due': 7, 'my-shifts': 7 };

const spanOf = ({ days, measure }: Question, today: string): Days => {
  if (days !== null) return days;
  const { time } = measureOf(measure);
  if (time === 'planned') return { from: today, to: dayLater(today, (aheadOf[measure] ?? 1) - 1) };
  // What stands now is told by a report of today alone.
  return time === 'now' ? { from: today, to: today } : { from: dayLater(today, 1 - usualDays), to: today };
};

/** How a question was understood, for whoever asked to see. */
const usedOf = (asked: Asked): Answer['used'] => {
  const { on, names, measure, span, days } = asked;
  const { time } = measureOf(measure);
  const period = { label: m.assistant_used_period({}, on), text: periodOf(span, asked) };
  return [
    { label: m.assistant_used_what({}, on), text: measureWord(measure, on) },
    ...(names.length === 0 ? [] : [{ label: m.assistant_used_names({}, on), text: names.map(({ name }) => name).join(', ') }]),
    ...(time === 'now' ? [] : [days === null ? { ...period, text: m.assistant_used_usual({ period: period.text }, on) } : period]),
  ];
};

/** What was made of a question: how it was understood, and its answer or why it has none. */
export type Outcome = { readonly question: Question | null } & ({ readonly answer: Answer } | { readonly noAnswer: NoAnswer });

const answerFor = async (
  tx: RestaurantTx,
  question: Question,
  { today, on }: { readonly today: string; readonly on: On },
): Promise<Outcome> => {
  const { measure } = question;
  if (!can(tx.role, measureOf(measure).capability)) {
    return { question, noAnswer: { text: m.assistant_not_yours({ what: measureWord(measure, on) }, on), suggestions: [] } };
  }
  const calendar = on.house.useEthiopianCalendar ? ('ETHIOPIC' as const) : ('GREGORIAN' as const);
  const asked: Asked = { ...question, span: spanOf(question, today), today, calendar, on };
  const found = await measurers[measure](tx, asked);
  if ('unknown' in found) return { question, noAnswer: { text: m.assistant_cannot_tell({ why: found.unknown }, on), suggestions: [] } };
  return { question, answer: { ...found, used: usedOf(asked), restsOn: [...found.restsOn], evidence: [...found.evidence] } };
};

/** What somebody asks, in words. */
export type Words = { readonly text: string; readonly language: 'en' | 'am'; readonly before: Question | null };

/** From where somebody asks: the house, its names as they may see them, the day. */
const standOf = async (tx: RestaurantTx, { language, before }: Words): Promise<{ readonly on: On; readonly asking: Asking }> => {
  const on: On = { house: await getDetails(tx), locale: language };
  const names = nameBook(await houseNames(tx, language));
  const calendar = on.house.useEthiopianCalendar ? ('ETHIOPIC' as const) : ('GREGORIAN' as const);
  return { on, asking: { names, on: { today: tradingDay(tx, new Date()), calendar }, before } };
};

/** What a question asks; null where it is not understood. No figure is looked at. */
export const understandQuestion = async (tx: RestaurantTx, words: Words): Promise<Question | null> => {
  const { asking } = await standOf(tx, words);
  const understood = understand(words.text, asking);
  return 'not' in understood ? null : understood.question;
};

/** Other words for the same might be known elsewhere; whatever else is wrong with a question is wrong in any words. */
const beyondGrammar = new Set<NotUnderstood['why']>(['no-measure', 'unknown-word', 'several-measures']);

/** What the grammar made of a question; where it could not read it, whoever can is told the day. */
export type GrammarOutcome = Outcome & {
  readonly isBeyondGrammar: boolean;
  readonly standpoint: { readonly today: string; readonly isEthiopianCalendar: boolean };
};

/** Understands a question by the grammar and answers it from what the asker may see; never a guess. */
export const answerQuestion = async (tx: RestaurantTx, words: Words): Promise<GrammarOutcome> => {
  const { on, asking } = await standOf(tx, words);
  const { today, calendar } = asking.on;
  const understood = understand(words.text, asking);
  const more = { isBeyondGrammar: 'not' in understood && beyondGrammar.has(understood.not.why) };
  const standpoint = { today, isEthiopianCalendar: calendar === 'ETHIOPIC' };
  if ('not' in understood) return { question: null, noAnswer: sayNotUnderstood(understood.not, words.text, on), ...more, standpoint };
  return { ...(await answerFor(tx, understood.question, { today, on })), ...more, standpoint };
};

/** What a model made of a question, and what the model is called. */
export type Proposed = { readonly proposal: Proposal; readonly by: string };

/** Answers what a model made of a question, from what the asker may see, and says whose reading it is. */
export const answerProposal = async (tx: RestaurantTx, words: Words, { proposal, by }: Proposed): Promise<Outcome> => {
  const { on, asking } = await standOf(tx, words);
  const understood = understandProposal(proposal, asking);
  if ('not' in understood) return { question: null, noAnswer: sayNotUnderstood(understood.not, words.text, on) };
  const outcome = await answerFor(tx, understood.question, { today: asking.on.today, on });
  if (!('answer' in outcome)) return outcome;
  return { ...outcome, answer: { ...outcome.answer, readBy: by } };
};
