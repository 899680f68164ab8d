import { m } from '../../../generated/messages/server/messages.js';
import { checkWords } from './words-of-checks.ts';
import { dayOf, momentOf, nameOf, numberOf, type Sayings, textOf, timeOf, type On, type Words } from './word-parts.ts';

const kitchenWords = {
  'ticket-late': (words, on) => ({
    title:
      textOf(words, 'table') === ''
        ? m.alerts_title_ticket_late({ order: textOf(words, 'order') }, on)
        : m.alerts_title_ticket_late_table({ table: textOf(words, 'table') }, on),
    message: m.alerts_ticket_late({ dish: nameOf(words, on, 'dish'), time: timeOf(words, 'dueAt', on) }, on),
  }),
  'sale-unmapped': (words, on) => ({
    title: m.alerts_title_sale_unmapped({ name: nameOf(words, on) }, on),
    message: m.alerts_sale_unmapped({ count: numberOf(words, 'sold') }, on),
  }),
  'dish-off': (words, on) => ({ title: m.alerts_title_dish_off({ name: nameOf(words, on) }, on), message: m.alerts_dish_off({}, on) }),
  reservation: (words, on) => ({
    title: m.alerts_title_reservation({ guest: textOf(words, 'guest'), count: numberOf(words, 'covers') }, on),
    message: momentOf(words, 'at', on),
  }),
  'printer-silent': (words, on) => ({
    title: m.alerts_title_printer_silent({ name: textOf(words, 'name') }, on),
    message: m.alerts_printer_silent({}, on),
  }),
} satisfies Sayings;

const troubles: Readonly<Record<string, (nothing: Record<string, never>, on: On) => string>> = {
  SILENT: m.alerts_pos_silent,
  REFUSED: m.alerts_pos_refused,
  UNREADABLE: m.alerts_pos_unreadable,
  UNUSABLE: m.alerts_pos_unusable,
};

const sellerWords = {
  'pos-trouble': (words, on) => {
    const [name, why] = [textOf(words, 'name'), textOf(words, 'why')];
    if (why === 'DIFFERS')
      return { title: m.alerts_title_pos_differs({ name }, on), message: m.alerts_pos_differs({ day: dayOf(words, 'day', on) }, on) };
    return { title: m.alerts_title_pos_trouble({ name }, on), message: (troubles[why] ?? m.alerts_pos_silent)({}, on) };
  },
  'pos-unmapped': (words, on) => ({
    title: m.alerts_title_pos_unmapped({ name: textOf(words, 'name') }, on),
    message: m.alerts_pos_unmapped({}, on),
  }),
  'hook-off': (words, on) => ({
    title: m.alerts_title_hook_off({ name: textOf(words, 'name') }, on),
    message: words['why'] === 'GONE' ? m.alerts_hook_gone({}, on) : m.alerts_hook_failing({}, on),
  }),
} satisfies Sayings;

const stretch = (words: Words, on: On): string =>
  words['day'] === words['until']
    ? m.alerts_one_day({ day: dayOf(words, 'day', on) }, on)
    : m.alerts_days({ from: dayOf(words, 'day', on), until: dayOf(words, 'until', on) }, on);

const peopleWords = {
  'rota-published': (words, on) => ({
    title: m.alerts_title_rota_published({ day: dayOf(words, 'day', on) }, on),
    message: m.alerts_rota_published({ count: numberOf(words, 'shifts') }, on),
  }),
  'swap-asked': (words, on) => ({
    title: (words['isOffered'] === 1 ? m.alerts_title_swap_offered : m.alerts_title_swap_asked)({ person: textOf(words, 'person') }, on),
    message: m.alerts_swap_on({ day: dayOf(words, 'day', on) }, on),
  }),
  'swap-waits': (words, on) => ({
    title: m.alerts_title_swap_waits({}, on),
    message: m.alerts_swap_on({ day: dayOf(words, 'day', on) }, on),
  }),
  'swap-decided': (words, on) => {
    if (words['isLate'] === 1)
      return { title: m.alerts_title_swap_late({}, on), message: m.alerts_swap_stays({ day: dayOf(words, 'day', on) }, on) };
    if (words['isWithdrawn'] === 1)
      return {
        title: m.alerts_title_swap_withdrawn({ person: textOf(words, 'person') }, on),
        message: m.alerts_swap_on({ day: dayOf(words, 'day', on) }, on),
      };
    const title = words['isApproved'] === 1 ? m.alerts_title_swap_approved : m.alerts_title_swap_declined;
    return { title: title({}, on), message: m.alerts_swap_on({ day: dayOf(words, 'day', on) }, on) };
  },
  'time-off-waits': (words, on) => ({
    title: m.alerts_title_time_off_waits({ person: textOf(words, 'person') }, on),
    message: stretch(words, on),
  }),
  'time-off-decided': (words, on) => ({
    title: words['isApproved'] === 1 ? m.alerts_title_time_off_approved({}, on) : m.alerts_title_time_off_declined({}, on),
    message: stretch(words, on),
  }),
  'clock-late': (words, on) => ({
    title: m.alerts_title_clock_late({ person: textOf(words, 'person') }, on),
    message: m.alerts_clock_late({ time: timeOf(words, 'at', on) }, on),
  }),
  'clock-forgotten': (words, on) => ({
    title: m.alerts_title_clock_forgotten({ person: textOf(words, 'person') }, on),
    message: m.alerts_clock_forgotten({ moment: momentOf(words, 'at', on) }, on),
  }),
} satisfies Sayings;

const accountWords = {
  trial: (words, on) => ({
    title: numberOf(words, 'days') === 0 ? m.alerts_title_trial_over({}, on) : m.alerts_title_trial({ count: numberOf(words, 'days') }, on),
    message: m.alerts_trial({}, on),
  }),
  usage: (words, on) => ({
    title:
      words['level'] === 'over'
        ? m.alerts_title_usage_over({}, on)
        : m.alerts_title_usage({ used: numberOf(words, 'used'), limit: numberOf(words, 'limit') }, on),
    message: m.alerts_usage({}, on),
  }),
} satisfies Sayings;

const noteWords = {
  'automation-told': (words) => ({ title: textOf(words, 'text'), message: textOf(words, 'by') }),
  'automation-waits': (words, on) => ({
    title: m.alerts_title_automation_waits({ name: textOf(words, 'automation') }, on),
    message: nameOf(words, on),
  }),
  'automation-stopped': (words, on) => ({
    title: m.alerts_title_automation_stopped({ name: textOf(words, 'automation') }, on),
    message: m.alerts_automation_owner_gone({}, on),
  }),
} satisfies Sayings;

/** How kinds of signals of kitchen, checks, people and the account are said. */
export const workWords = {
  ...kitchenWords,
  ...sellerWords,
  ...checkWords,
  ...peopleWords,
  ...accountWords,
  ...noteWords,
} satisfies Sayings;
