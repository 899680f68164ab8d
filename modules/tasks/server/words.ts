import { m } from '../../../generated/messages/server/messages.js';
import type { CheckItem } from '../rules/check-item.ts';
import type { Disposition } from '../rules/disposition.ts';
import type { RunState } from '../rules/run-state.ts';

type Language = 'en' | 'am';

const states: Readonly<Record<RunState, typeof m.tasks_state_open>> = {
  OPEN: m.tasks_state_open,
  IN_PROGRESS: m.tasks_state_in_progress,
  SUBMITTED: m.tasks_state_submitted,
  VERIFIED: m.tasks_state_verified,
  MISSED: m.tasks_state_missed,
};

/** How a list stands, on paper. */
export const stateWord = (state: RunState, locale: Language): string => states[state]({}, { locale });

const dispositions: Readonly<Record<Disposition, typeof m.tasks_disposition_keep>> = {
  KEEP: m.tasks_disposition_keep,
  REHEAT: m.tasks_disposition_reheat,
  CHILL: m.tasks_disposition_chill,
  DISCARD: m.tasks_disposition_discard,
};

/** What became of food, on paper. */
export const dispositionWord = (disposition: Disposition, locale: Language): string => dispositions[disposition]({}, { locale });

const answers: Readonly<Record<string, typeof m.tasks_yes>> = {
  YES: m.tasks_yes,
  NO: m.tasks_no,
  DONE: m.tasks_done,
  SIGNED: m.tasks_signed,
};

/** What was answered, on paper. */
export const valueText = ({ type }: CheckItem, value: string | null, locale: Language): string => {
  if (value === null) return m.tasks_not_applicable({}, { locale });
  if (type === 'TEMPERATURE') return `${value} °C`;
  const word = type === 'TEXT' || type === 'CHOICE' || type === 'NUMBER' ? undefined : answers[value];
  return word ? word({}, { locale }) : value;
};
