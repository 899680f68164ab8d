import { m } from '../../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../../platform/web/refusal.ts';
import { kindWord } from '../../../alerts/web/parts.ts';
import type { RunState } from '../../contract/workflow/automation-fields.ts';
import type { ActionKind } from '../../rules/workflow/actions.ts';
import type { Comparison, Condition, Definition } from '../../rules/workflow/automation.ts';
import type { FaultCode } from '../../rules/workflow/check-automation.ts';
import { type FieldName, type Trigger, triggerLaw } from '../../rules/workflow/triggers.ts';

/** What begins an automation, in words: as alerts call it, where it is something that presses. */
export const triggerWord = (trigger: Trigger): string => {
  const { signal } = triggerLaw(trigger);
  if (signal !== null) return kindWord(signal);
  return trigger === 'waste-over-goal' ? m.assistant_automation_trigger_waste_over_goal() : m.assistant_automation_trigger_dish_discarded();
};

const fields: Readonly<Record<FieldName, () => string>> = {
  name: m.assistant_automation_field_name,
  supplier: m.assistant_automation_field_supplier,
  table: m.assistant_automation_field_table,
  dish: m.assistant_automation_field_dish,
  amount: m.assistant_automation_field_amount,
  par: m.assistant_automation_field_par,
  share: m.assistant_automation_field_share,
  percent: m.assistant_automation_field_percent,
  over: m.assistant_automation_field_over,
  worth: m.assistant_automation_field_worth,
  covers: m.assistant_automation_field_covers,
  portions: m.assistant_automation_field_portions,
  value: m.assistant_automation_field_value,
};

/** A fact in words, with what it counts in. */
export const fieldWord = (field: FieldName): string => fields[field]();

const actions: Readonly<Record<ActionKind, () => string>> = {
  'draft-order': m.assistant_automation_do_draft_order,
  'ask-for-item': m.assistant_automation_do_ask_for_item,
  task: m.assistant_automation_do_task,
  alert: m.assistant_automation_do_alert,
  announce: m.assistant_automation_do_announce,
  'hand-over': m.assistant_automation_do_hand_over,
  'pause-dish': m.assistant_automation_do_pause_dish,
  'plan-count': m.assistant_automation_do_plan_count,
  'hold-lot': m.assistant_automation_do_hold_lot,
  'act-on-waste': m.assistant_automation_do_act_on_waste,
};

/** What is done, in words. */
export const actionWord = (kind: ActionKind): string => actions[kind]();

const comparing: Readonly<Record<Comparison, () => string>> = {
  CONTAINS: m.assistant_automation_compare_contains,
  AT_LEAST: m.assistant_automation_compare_at_least,
  AT_MOST: m.assistant_automation_compare_at_most,
};

/** How a fact is held against a value, in words. */
export const comparisonWord = (comparison: Comparison): string => comparing[comparison]();

const states: Readonly<Record<RunState, () => string>> = {
  WAITING: m.assistant_automation_state_waiting,
  READY: m.assistant_automation_state_ready,
  DONE: m.assistant_automation_state_done,
  NOT_MET: m.assistant_automation_state_not_met,
  STOPPED: m.assistant_automation_state_stopped,
  FAILED: m.assistant_automation_state_failed,
  TURNED_DOWN: m.assistant_automation_state_turned_down,
  UNANSWERED: m.assistant_automation_state_unanswered,
};

/** Where a run stands, in words. */
export const stateWord = (state: RunState): string => states[state]();

const reasons: Readonly<Record<string, () => string>> = {
  OWN_DOING: m.assistant_automation_why_own_doing,
  TOO_DEEP: m.assistant_automation_why_too_deep,
  SAME_AGAIN: m.assistant_automation_why_same_again,
  TOO_OFTEN: m.assistant_automation_why_too_often,
  OWNER_GONE: m.assistant_automation_why_owner_gone,
  MAY_NOT: m.assistant_automation_why_may_not,
  FORBIDDEN: m.assistant_automation_why_may_not,
  SWITCHED_OFF: m.assistant_automation_why_switched_off,
  FAULT: m.assistant_automation_why_fault,
  NOTHING_SHORT: m.assistant_automation_why_nothing_short,
  NO_OFFER: m.assistant_automation_why_no_offer,
  NOT_FOUND: m.assistant_automation_why_not_found,
};

/** Why something was not done, in words; a refusal that has none here by its code. */
export const whyWord = (code: string): string => reasons[code]?.() ?? m.assistant_automation_why_refused({ code });

const faults: Readonly<Record<FaultCode, () => string>> = {
  NAME_MISSING: m.assistant_automation_fault_name_missing,
  ACTION_MISSING: m.assistant_automation_fault_action_missing,
  FIELD_UNKNOWN: m.assistant_automation_fault_field_unknown,
  VALUE_MISSING: m.assistant_automation_fault_value_missing,
  NUMBER_WRONG: m.assistant_automation_fault_number_wrong,
  COMPARISON_WRONG: m.assistant_automation_fault_comparison_wrong,
  TEXT_MISSING: m.assistant_automation_fault_text_missing,
  SUBJECT_WRONG: m.assistant_automation_fault_subject_wrong,
  MAY_NOT: m.assistant_automation_fault_may_not,
};

/** What is wrong with a part, in words. */
export const faultWord = (code: FaultCode): string => faults[code]();

const conditionSentence = ({ field, comparison, value }: Condition): string => {
  const said = { field: fieldWord(field), value };
  if (comparison === 'CONTAINS') return m.assistant_automation_condition_contains(said);
  return comparison === 'AT_LEAST' ? m.assistant_automation_condition_at_least(said) : m.assistant_automation_condition_at_most(said);
};

/** An automation in one plain sentence. */
export const sentenceOf = ({ trigger, conditions, actions: done }: Pick<Definition, 'trigger' | 'conditions' | 'actions'>): string => {
  const and = m.assistant_automation_and();
  const said = { trigger: triggerWord(trigger), actions: done.map(({ kind }) => actionWord(kind)).join(and) };
  if (conditions.length === 0) return m.assistant_automation_sentence(said);
  return m.assistant_automation_sentence_if({ ...said, conditions: conditions.map(conditionSentence).join(and) });
};

const refusals: Readonly<Record<string, (data: { max: number }) => string>> = {
  AUTOMATION_FAULTY: () => m.assistant_refusal_automation_faulty(),
  AUTOMATION_CHANGED: () => m.assistant_refusal_automation_changed(),
  AUTOMATIONS_FULL: m.assistant_refusal_automations_full,
  RUN_DECIDED: () => m.assistant_refusal_run_decided(),
  AI_LIMIT_REACHED: () => m.assistant_refusal_ai_limit_reached(),
};

/** Why something was not done, in the reader's language. */
export const failureWords = (failure: CallFailure, max: number): string => {
  if (failure.kind === 'no-connection') return m.assistant_automation_no_connection();
  const own = failure.kind === 'refusal' && Object.hasOwn(refusals, failure.code) ? refusals[failure.code] : undefined;
  return own?.({ max }) ?? m.assistant_automation_failed();
};
