import { can } from '../../../restaurants/rules/capabilities.ts';
import { actionLaw, suits } from './actions.ts';
import { type Action, type Condition, type Definition, workflowLimits } from './automation.ts';
import { typedNumber } from './conditions.ts';
import { fieldLaws, triggerLaw, type TriggerLaw } from './triggers.ts';

/** What is wrong with a part of an automation. */
export const faultCodes = [
  'NAME_MISSING',
  'ACTION_MISSING',
  'FIELD_UNKNOWN',
  'VALUE_MISSING',
  'NUMBER_WRONG',
  'COMPARISON_WRONG',
  'TEXT_MISSING',
  'SUBJECT_WRONG',
  'MAY_NOT',
] as const;

/** A word of the list above. */
export type FaultCode = (typeof faultCodes)[number];

/** What is wrong, and where: beside which field of the form. */
export type AutomationFault = {
  readonly part: 'NAME' | 'CONDITION' | 'ACTION';
  /** @unit place among the conditions or actions, from 0 */
  readonly place: number;
  readonly code: FaultCode;
};

const conditionFault = ({ field, comparison, value }: Condition, { fields }: TriggerLaw): FaultCode | null => {
  if (!fields.includes(field)) return 'FIELD_UNKNOWN';
  if (value.trim() === '') return 'VALUE_MISSING';
  const isText = fieldLaws[field] === null;
  if (isText !== (comparison === 'CONTAINS')) return 'COMPARISON_WRONG';
  return isText || typedNumber(value) !== null ? null : 'NUMBER_WRONG';
};

const actionFault = ({ kind, text }: Action, { subject }: TriggerLaw, role: string): FaultCode | null => {
  const law = actionLaw(kind);
  if (!suits(kind, subject)) return 'SUBJECT_WRONG';
  if (!can(role, law.capability)) return 'MAY_NOT';
  const length = text?.trim().length ?? 0;
  return law.asksText && (length === 0 || length > workflowLimits.textMax) ? 'TEXT_MISSING' : null;
};

/**
 * Everything that is wrong with an automation that somebody of a role would save; it acts with that person's permissions, so what they
 * may not do themselves is wrong too.
 */
export const checkAutomation = (definition: Definition, role: string): readonly AutomationFault[] => {
  const law = triggerLaw(definition.trigger);
  const name: AutomationFault[] = definition.name.trim() === '' ? [{ part: 'NAME', place: 0, code: 'NAME_MISSING' }] : [];
  const none: AutomationFault[] = definition.actions.length === 0 ? [{ part: 'ACTION', place: 0, code: 'ACTION_MISSING' }] : [];
  const conditions = definition.conditions.flatMap((condition, place): AutomationFault[] => {
    const code = conditionFault(condition, law);
    return code === null ? [] : [{ part: 'CONDITION', place, code }];
  });
  const actions = definition.actions.flatMap((action, place): AutomationFault[] => {
    const code = actionFault(action, law, role);
    return code === null ? [] : [{ part: 'ACTION', place, code }];
  });
  return [...name, ...conditions, ...none, ...actions];
};
