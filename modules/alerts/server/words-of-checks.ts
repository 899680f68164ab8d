import { m } from '../../../generated/messages/server/messages.js';
import { dispositions } from '../../tasks/rules/disposition.ts';
import { processKinds } from '../../tasks/rules/process-standing.ts';
import { dispositionWord, processWord } from '../../tasks/server/public.ts';
import { nameOf, type On, type Say, type Sayings, textOf, timeOf, type Words } from './word-parts.ts';

/** Food as it was named when it set out, with its batch or amount. */
const foodOf = (words: Words, on: On): string =>
  [textOf(words, 'food'), textOf(words, 'batch')].filter((part) => part !== '').join(m.ui_comma({}, on));

const processOf = (words: Words, { locale }: On): string => {
  const kind = processKinds.find((known) => known === words['process']);
  return kind ? processWord(kind, locale) : '';
};

const failedFood: Say = (words, on) => {
  const [food, process] = [foodOf(words, on), processOf(words, on)];
  const settled = dispositions.find((known) => known === words['disposition']);
  return {
    title: settled
      ? m.alerts_title_food_settled({ food, settled: dispositionWord(settled, on.locale) }, on)
      : m.alerts_title_food_failed({ food }, on),
    message: words['why'] === 'TIME' ? m.alerts_food_late({ process }, on) : m.alerts_food_outside({ process }, on),
  };
};

/** How kinds of signals of checks, food on its way and incidents are said. */
export const checkWords = {
  temperature: (words, on) => {
    const list = nameOf(words, on, 'list');
    const isTemperature = words['type'] === 'TEMPERATURE' && textOf(words, 'value') !== '';
    return {
      title: m.alerts_title_temperature({ name: nameOf(words, on) }, on),
      message: isTemperature ? m.alerts_temperature({ list, value: textOf(words, 'value') }, on) : m.alerts_check_failed({ list }, on),
    };
  },
  'food-due': (words, on) => ({
    title: m.alerts_title_food_due({ food: foodOf(words, on), time: timeOf(words, 'at', on) }, on),
    message: processOf(words, on),
  }),
  'food-failed': failedFood,
  'list-missed': (words, on) => ({
    title: m.alerts_title_list_missed({ name: nameOf(words, on) }, on),
    message: m.alerts_list_missed({ time: timeOf(words, 'at', on) }, on),
  }),
  incident: (words, on) => ({ title: m.alerts_title_incident({}, on), message: textOf(words, 'concerned') }),
} satisfies Sayings;
