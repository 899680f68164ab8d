import { m } from '../../../../generated/messages/web/messages.js';
import type { CheckItem, CheckType } from '../../rules/check-item.ts';
import type { Disposition } from '../../rules/disposition.ts';
import type { FoodRules } from '../../rules/food-process.ts';
import type { RunStanding } from '../../rules/run-state.ts';
import type { TaskPriority, TaskState } from '../../rules/task-state.ts';

type Word = () => string;

const standings: Readonly<Record<RunStanding, Word>> = {
  OPEN: m.tasks_state_open,
  IN_PROGRESS: m.tasks_state_in_progress,
  SUBMITTED: m.tasks_state_submitted,
  VERIFIED: m.tasks_state_verified,
  MISSED: m.tasks_state_missed,
  OVERDUE: m.tasks_state_overdue,
  LATER: m.tasks_state_later,
};

/** How a list stands. */
export const standingWord = (standing: RunStanding): string => standings[standing]();

const became: Readonly<Record<Disposition, Word>> = {
  KEEP: m.tasks_disposition_keep,
  REHEAT: m.tasks_disposition_reheat,
  CHILL: m.tasks_disposition_chill,
  DISCARD: m.tasks_disposition_discard,
};

/** What became of food. */
export const dispositionWord = (disposition: Disposition): string => became[disposition]();

const choices: Readonly<Record<Disposition, Word>> = {
  KEEP: m.tasks_choose_keep,
  REHEAT: m.tasks_choose_reheat,
  CHILL: m.tasks_choose_chill,
  DISCARD: m.tasks_choose_discard,
};

/** What may be done about food. */
export const choiceWord = (disposition: Disposition): string => choices[disposition]();

const rules: Readonly<Record<FoodRules, Word>> = { GB: m.tasks_rules_gb, GB_SCOTLAND: m.tasks_rules_gb_scotland, ET: m.tasks_rules_et };

/** Under whose rules food is kept. */
export const rulesWord = (which: FoodRules): string => rules[which]();

const priorities: Readonly<Record<TaskPriority, Word>> = {
  LOW: m.tasks_priority_low,
  NORMAL: m.tasks_priority_normal,
  HIGH: m.tasks_priority_high,
};

/** How much a task presses. */
export const priorityWord = (priority: TaskPriority): string => priorities[priority]();

const taskStates: Readonly<Record<TaskState, Word>> = {
  TODO: m.tasks_state_open,
  DOING: m.tasks_state_in_progress,
  BLOCKED: m.tasks_todo_blocked,
  DONE: m.tasks_done,
  CANCELLED: m.tasks_todo_cancelled,
};

/** Where a task stands. */
export const taskStateWord = (state: TaskState): string => taskStates[state]();

const types: Readonly<Record<CheckType, Word>> = {
  DONE: m.tasks_type_done,
  YES_NO: m.tasks_type_yes_no,
  TEMPERATURE: m.tasks_type_temperature,
  NUMBER: m.tasks_type_number,
  TEXT: m.tasks_type_text,
  CHOICE: m.tasks_type_choice,
  SIGNATURE: m.tasks_type_signature,
  PHOTO: m.tasks_type_photo,
};

/** The ways to answer that a list may be written with here, in their order. */
export const typeWords: readonly { readonly value: CheckType; readonly label: Word }[] = (Object.keys(types) as (keyof typeof types)[]).map(
  (value) => ({ value, label: types[value] }),
);

const answers: Readonly<Record<string, Word>> = {
  YES: m.tasks_yes,
  NO: m.tasks_no,
  DONE: m.tasks_done,
  SIGNED: m.tasks_signed,
  TAKEN: m.tasks_photo_taken,
};

/** What was answered. */
export const valueText = ({ type }: CheckItem, value: string | null): string => {
  if (value === null) return m.tasks_not_applicable();
  if (type === 'TEMPERATURE') return `${value} °C`;
  return type === 'TEXT' || type === 'CHOICE' || type === 'NUMBER' ? value : (answers[value]?.() ?? value);
};

/** Between which limits a line passes; empty where it has none. */
export const limitText = ({ type, min, max }: CheckItem): string => {
  const unit = type === 'TEMPERATURE' ? ' °C' : '';
  if (min !== null && max !== null) return m.tasks_limit_both({ min: `${min}${unit}`, max: `${max}${unit}` });
  if (max !== null) return m.tasks_limit_max({ max: `${max}${unit}` });
  return min === null ? '' : m.tasks_limit_min({ min: `${min}${unit}` });
};

/** The name in the reader's language, where there is one. */
export const nameIn = (locale: string, name: string, nameLocal: string | null): string => (locale === 'am' ? (nameLocal ?? name) : name);
