import { numberOf } from '../../language/numbers.ts';
import { type Token, tokensOf } from '../../language/tokens.ts';
import { type ActionKind, actionKinds, actionLaw, suits } from '../actions.ts';
import { type Action, comparisons, type Condition, type Definition, workflowLimits } from '../automation.ts';
import { fieldLaws, type FieldUnit, type Trigger, triggerLaw, triggers } from '../triggers.ts';
import { actionWords, comparisonWords, roleWords, smallWords, unaskedWords, unitWords } from './action-words.ts';
import { closest, earliest, saidAt } from './said.ts';
import { triggerWords } from './trigger-words.ts';

/** What was made out of a sentence: as much of an automation as it says, and the words that say nothing to us. */
export type ReadAutomation = {
  readonly trigger: Trigger | null;
  readonly conditions: readonly Condition[];
  readonly actions: readonly Action[];
  readonly needsApproval: boolean;
  /** Words that were not understood, as they were written. */
  readonly unread: readonly string[];
};

type Clauses = { readonly when: readonly Token[]; readonly doing: readonly Token[]; readonly doText: string };

const arrow = /\s*(?:->|→|⇒|;|:)\s*|\s*[,፣፤]\s*(?:then\s+)?|\s+then\s+|\s+ከሆነ\s+/iu;
const turned = /^(.*\S)\s+(?:when|whenever|if)\s+(.+)$/iu;

/** Without its end, and with the numbers apart from what Amharic writes before them. */
const plainOf = (sentence: string): string =>
  sentence
    .trim()
    .replace(/[.።!]+$/u, '')
    .replaceAll(/([\u1200-\u135A])(?=\d)/gu, '$1 ');

/** The sentence in its two halves: what begins it, and what is done. One that cannot be halved is read as both. */
const clausesOf = (sentence: string): Clauses => {
  const text = plainOf(sentence);
  const head = /^(?:when|whenever|if)\s/iu.test(text);
  const back = head ? null : turned.exec(text);
  if (back?.[1] !== undefined && back[2] !== undefined) return { when: tokensOf(back[2]), doing: tokensOf(back[1]), doText: back[1] };
  const split = arrow.exec(text);
  if (!split) return { when: tokensOf(text), doing: tokensOf(text), doText: text };
  const doText = text.slice(split.index + split[0].length);
  return { when: tokensOf(text.slice(0, split.index)), doing: tokensOf(doText), doText };
};

const quoted = (text: string): string | null => /["“«']([^"”»']{2,})["”»']/u.exec(text)?.[1]?.trim() ?? null;

type Used = { readonly when: Set<number>; readonly doing: Set<number> };

const note = (used: Set<number>, at: readonly number[] | null): void => {
  for (const place of at ?? []) used.add(place);
};

const unitOf = (tokens: readonly Token[], used: Set<number>): FieldUnit | null => {
  const said = closest(tokens, unitWords, Object.keys(unitWords) as FieldUnit[]);
  note(used, said?.at ?? null);
  return said?.name ?? null;
};

/** A number of the first half is a condition on the fact that counts in its unit. */
const numberCondition = (trigger: Trigger, tokens: readonly Token[], used: Set<number>): Condition[] => {
  const at = tokens.findIndex((token, place) => !used.has(place) && numberOf(token) !== null);
  const number = numberOf(tokens[at]);
  if (number === null) return [];
  const unit = unitOf(tokens, used);
  const fields = triggerLaw(trigger).fields.filter((field) => fieldLaws[field] !== null);
  const field = unit === null ? fields[0] : fields.find((one) => fieldLaws[one] === unit);
  if (field === undefined) return [];
  const way = closest(
    tokens,
    comparisonWords,
    comparisons.filter((one) => one !== 'CONTAINS'),
  );
  note(used, [at, ...(way?.at ?? [])]);
  return [{ field, comparison: way?.name ?? 'AT_LEAST', value: String(number) }];
};

/** Words in quotation marks in the first half are the name that it is about. */
const nameCondition = (trigger: Trigger, sentence: string, { doing, doText }: Clauses): Condition[] => {
  const isHalved = doing.length > 0 && sentence.includes(doText);
  const whenText = isHalved ? sentence.replace(doText, '') : sentence;
  const value = quoted(whenText);
  const field = triggerLaw(trigger).fields.find((one) => fieldLaws[one] === null);
  return value === null || field === undefined ? [] : [{ field, comparison: 'CONTAINS', value }];
};

const roleOf = (tokens: readonly Token[], used: Set<number>): Action['forRole'] => {
  const said = closest(tokens, roleWords, ['owner', 'manager', 'chef', 'kitchenstaff', 'staff']);
  note(used, said?.at ?? null);
  return said?.name ?? null;
};

const actionsOf = (clauses: Clauses, trigger: Trigger | null, used: Set<number>): Action[] => {
  const subject = trigger === null ? null : triggerLaw(trigger).subject;
  const fitting = actionKinds.filter((kind) => trigger === null || suits(kind, subject));
  const said = earliest<ActionKind>(clauses.doing, actionWords, fitting);
  if (!said) return [];
  note(used, said.at);
  const { asksRole, asksText } = actionLaw(said.name);
  const forRole = asksRole ? roleOf(clauses.doing, used) : null;
  const words = quoted(clauses.doText) ?? clauses.doText.trim();
  const text = asksText ? words.charAt(0).toUpperCase() + words.slice(1, workflowLimits.textMax) : null;
  // What somebody is told or given is said in their own words: none of them is left over.
  if (asksText) note(used, [...clauses.doing.keys()]);
  return [{ kind: said.name, text, forRole }];
};

const leftOver = (tokens: readonly Token[], used: Set<number>): string[] =>
  tokens.filter(({ text }, at) => !used.has(at) && !smallWords.has(text) && text.length > 1).map(({ text }) => text);

/**
 * Reads what should happen by itself out of a sentence, in English or Amharic. It is put into the form, where a person sees and
 * corrects it; what it says nothing of is left open, and what was not understood is named.
 */
export const readAutomation = (sentence: string): ReadAutomation => {
  const clauses = clausesOf(sentence);
  const isWhole = clauses.when.length === clauses.doing.length && clauses.doText === plainOf(sentence);
  const used: Used = { when: new Set(), doing: new Set() };
  const begun = closest(clauses.when, triggerWords, triggers);
  note(used.when, begun?.at ?? null);
  const trigger = begun?.name ?? null;
  const unasked = unaskedWords.map((phrase) => saidAt(clauses.doing, phrase)).find((at) => at !== null);
  note(used.doing, unasked ?? null);
  const conditions =
    trigger === null ? [] : [...nameCondition(trigger, sentence, clauses), ...numberCondition(trigger, clauses.when, used.when)];
  const actions = actionsOf(clauses, trigger, used.doing);
  const named = conditions.flatMap(({ comparison, value }) => (comparison === 'CONTAINS' ? tokensOf(value).map(({ text }) => text) : []));
  const unread = isWhole
    ? leftOver(clauses.when, new Set([...used.when, ...used.doing]))
    : [...leftOver(clauses.when, used.when), ...leftOver(clauses.doing, used.doing)];
  return { trigger, conditions, actions, needsApproval: unasked === undefined, unread: unread.filter((word) => !named.includes(word)) };
};

/** What was read, as the form begins with it: what was left open stays empty, beside the fault that asks for it. */
export const definitionOf = ({ trigger, conditions, actions, needsApproval }: ReadAutomation, name: string): Definition => ({
  name: name.slice(0, workflowLimits.nameMax),
  trigger: trigger ?? 'stock-low',
  conditions,
  actions,
  needsApproval,
});
