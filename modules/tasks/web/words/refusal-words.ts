import { m } from '../../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../../platform/web/refusal.ts';
import type { TasksRefusalCode } from '../../contract/refusals.ts';

const factNames = [
  'lowest',
  'highest',
  'unanswered',
  'uncorrected',
  'templatesMax',
  'equipmentMax',
  'limit',
  'lists',
  'photosMax',
] as const;

type Facts = Readonly<Record<(typeof factNames)[number], string>>;

const sentences: Readonly<Record<TasksRefusalCode, (facts: Facts) => string>> = {
  ID_TAKEN: m.tasks_refusal_id_taken,
  VALUE_REQUIRED: m.tasks_refusal_value_required,
  VALUE_NOT_UNDERSTOOD: m.tasks_refusal_value_not_understood,
  READING_IMPLAUSIBLE: m.tasks_refusal_reading_implausible,
  RUN_STEP_NOT_OPEN: m.tasks_refusal_run_step_not_open,
  RUN_FOR_LEADS: m.tasks_refusal_run_for_leads,
  RUN_NOT_YET: m.tasks_refusal_run_not_yet,
  RUN_OVER: m.tasks_refusal_run_over,
  RUN_INCOMPLETE: m.tasks_refusal_run_incomplete,
  VERIFY_OWN: m.tasks_refusal_verify_own,
  REASON_REQUIRED: m.tasks_refusal_reason_required,
  LINE_UNKNOWN: m.tasks_refusal_line_unknown,
  NOTHING_FAILED: m.tasks_refusal_nothing_failed,
  TEMPLATE_CHANGED: m.tasks_refusal_template_changed,
  TEMPLATE_LIMIT_REACHED: m.tasks_refusal_template_limit_reached,
  TEMPLATE_NOT_SOUND: m.tasks_refusal_template_not_sound,
  TASK_CHANGED: m.tasks_refusal_task_changed,
  TASK_STEP_NOT_OPEN: m.tasks_refusal_task_step_not_open,
  TASK_FOR_LEADS: m.tasks_refusal_task_for_leads,
  TASK_FOR_SOMEBODY_ELSE: m.tasks_refusal_task_for_somebody_else,
  TASK_FOR_TWO: m.tasks_refusal_task_for_two,
  EQUIPMENT_CHANGED: m.tasks_refusal_equipment_changed,
  EQUIPMENT_LIMIT_REACHED: m.tasks_refusal_equipment_limit_reached,
  LIMIT_LOOSER: m.tasks_refusal_limit_looser,
  PROCESS_OVER: m.tasks_refusal_process_over,
  INCIDENT_CLOSED: m.tasks_refusal_incident_closed,
  CUT_OVER: m.tasks_refusal_cut_over,
  CUT_MUST_DISCARD: m.tasks_refusal_cut_must_discard,
  PHOTO_UNUSABLE: m.tasks_refusal_photo_unusable,
  PHOTO_NOT_YOURS: m.tasks_refusal_photo_not_yours,
  TASK_PHOTOS_FULL: m.tasks_refusal_task_photos_full,
  UNIT_IN_USE: m.tasks_refusal_unit_in_use,
};

const factOf = (data: unknown, name: string): string => {
  const value: unknown = typeof data === 'object' && data !== null && name in data ? (data as Record<string, unknown>)[name] : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Why the module refused something; undefined for a code that isn't its own. */
export const tasksRefusalWords = (code: string, data: unknown): string | undefined => {
  if (!Object.hasOwn(sentences, code)) return undefined;
  const facts = Object.fromEntries(factNames.map((name) => [name, factOf(data, name)])) as Facts;
  return sentences[code as TasksRefusalCode](facts);
};

/** Why something was not done, in the reader's language. */
export const failureWords = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.tasks_no_connection_text();
  return (failure.kind === 'refusal' ? tasksRefusalWords(failure.code, failure.data) : undefined) ?? m.tasks_not_saved();
};

/** Beside which field a refusal stands. */
export const fieldOfFailure = (failure: CallFailure): string => {
  const data: unknown = failure.kind === 'refusal' ? failure.data : null;
  return typeof data === 'object' && data !== null && 'field' in data && typeof data.field === 'string' ? data.field : '';
};
