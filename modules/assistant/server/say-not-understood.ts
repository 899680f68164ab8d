import { m } from '../../../generated/messages/server/messages.js';
import type { NoAnswer } from '../contract/answer.ts';
import type { Dimension, NameKind } from '../rules/question/kinds.ts';
import type { NotUnderstood } from '../rules/question/question.ts';
import type { On } from './finding.ts';
import { measureWord } from './measure-words.ts';

const kindWords: Readonly<Record<NameKind, (on: On) => string>> = {
  item: (on) => m.assistant_kind_item({}, on),
  dish: (on) => m.assistant_kind_dish({}, on),
  supplier: (on) => m.assistant_kind_supplier({}, on),
  category: (on) => m.assistant_kind_category({}, on),
  person: (on) => m.assistant_kind_person({}, on),
  allergen: (on) => m.assistant_kind_allergen({}, on),
};

const dimensionWords: Readonly<Record<Dimension, (on: On) => string>> = {
  day: (on) => m.assistant_by_day({}, on),
  item: (on) => m.assistant_by_item({}, on),
  dish: (on) => m.assistant_by_dish({}, on),
  supplier: (on) => m.assistant_by_supplier({}, on),
  category: (on) => m.assistant_by_category({}, on),
  reason: (on) => m.assistant_by_reason({}, on),
  channel: (on) => m.assistant_by_channel({}, on),
  part: (on) => m.assistant_by_part({}, on),
  hour: (on) => m.assistant_by_hour({}, on),
  payment: (on) => m.assistant_by_payment({}, on),
  role: (on) => m.assistant_by_role({}, on),
};

/** What one may ask instead where nothing was understood. */
const examples = (on: On): string[] => [
  m.assistant_example_low({}, on),
  m.assistant_example_sales({}, on),
  m.assistant_example_waste({}, on),
  m.assistant_example_work({}, on),
];

const unknownWord = ({ word, nearest }: Extract<NotUnderstood, { why: 'unknown-word' }>, text: string, on: On): NoAnswer => ({
  text: m.assistant_unknown_word({ word }, on),
  suggestions: nearest.flatMap((name) => {
    const instead = text.toLowerCase().includes(word) ? text.toLowerCase().replace(word, name) : null;
    return instead === null ? [] : [instead];
  }),
});

/** Why a question was not understood, in words, and what may be asked instead. */
export const sayNotUnderstood = (not: NotUnderstood, text: string, on: On): NoAnswer => {
  switch (not.why) {
    case 'no-measure':
      return { text: m.assistant_no_measure({}, on), suggestions: examples(on) };
    case 'unknown-word':
      return unknownWord(not, text, on);
    case 'several-measures':
      return {
        text: m.assistant_several_meanings({ meanings: not.measures.map((measure) => measureWord(measure, on)).join(', ') }, on),
        suggestions: [],
      };
    case 'needs-name':
      return { text: m.assistant_needs_name({ what: measureWord(not.measure, on), kind: kindWords[not.kind](on) }, on), suggestions: [] };
    case 'not-of-name':
      return { text: m.assistant_not_of_name({ what: measureWord(not.measure, on), name: not.name.name }, on), suggestions: [] };
    case 'not-by':
      return { text: m.assistant_not_by({ what: measureWord(not.measure, on), by: dimensionWords[not.by](on) }, on), suggestions: [] };
    case 'not-against':
      return { text: m.assistant_not_against({ what: measureWord(not.measure, on) }, on), suggestions: [] };
    case 'only-now':
      return { text: m.assistant_only_now({ what: measureWord(not.measure, on) }, on), suggestions: [] };
    case 'not-yet':
      return { text: m.assistant_not_yet({ what: measureWord(not.measure, on) }, on), suggestions: [] };
  }
};
