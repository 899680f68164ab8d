import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { type Comparison, type Condition, type Definition, workflowLimits } from '../../rules/workflow/automation.ts';
import type { AutomationFault } from '../../rules/workflow/check-automation.ts';
import { fieldLaws, type FieldName, fieldNames, triggerLaw } from '../../rules/workflow/triggers.ts';
import { errorAt } from './use-definition.ts';
import { comparisonWord, fieldWord } from './workflow-words.ts';

export type ConditionFieldsProps = {
  readonly definition: Definition;
  readonly faults: readonly AutomationFault[];
  readonly onChange: (conditions: readonly Condition[]) => void;
};

const fitting = (field: FieldName): readonly Comparison[] => (fieldLaws[field] === null ? ['CONTAINS'] : ['AT_LEAST', 'AT_MOST']);

const begunWith = (field: FieldName): Condition => ({ field, comparison: fitting(field)[0] ?? 'CONTAINS', value: '' });

/** What must hold, all of it: a fact, how it is held, and against what. */
export const ConditionFields = ({ definition: { trigger, conditions }, faults, onChange }: ConditionFieldsProps) => {
  const { fields } = triggerLaw(trigger);
  const [first] = fields;
  if (first === undefined && conditions.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-body font-semibold">{m.assistant_automation_conditions()}</legend>
      {conditions.map((condition, place) => (
        <ConditionRow
          // A condition has no name of its own; its place is what tells it.
          key={place}
          condition={condition}
          fields={fields}
          error={errorAt(faults, 'CONDITION', place)}
          onChange={(next) => onChange(conditions.with(place, next))}
          onRemove={() => onChange(conditions.toSpliced(place, 1))}
        />
      ))}
      {first !== undefined && conditions.length < workflowLimits.conditionsMax && (
        <Button kind="row" className="self-start" onClick={() => onChange([...conditions, begunWith(first)])}>
          {m.assistant_automation_condition_add()}
        </Button>
      )}
    </fieldset>
  );
};

type RowProps = {
  readonly condition: Condition;
  readonly fields: readonly FieldName[];
  readonly error: ReturnType<typeof errorAt>;
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
};

const ConditionRow = ({ condition, fields, error, onChange, onRemove }: RowProps) => {
  const { field, comparison, value } = condition;
  const offered = fields.includes(field) ? fields : [field, ...fields];
  const ways = fitting(field);
  return (
    <div className="flex flex-col gap-2 border-l border-line pl-3">
      <SelectField
        label={m.assistant_automation_field()}
        options={offered.map((one) => ({ value: one, label: fieldWord(one) }))}
        value={field}
        onChange={({ target }) => onChange(begunWith(fieldNames.find((one) => one === target.value) ?? field))}
      />
      <SelectField
        label={m.assistant_automation_comparison()}
        options={ways.map((one) => ({ value: one, label: comparisonWord(one) }))}
        value={comparison}
        onChange={({ target }) => onChange({ ...condition, comparison: ways.find((one) => one === target.value) ?? comparison })}
      />
      <TextField
        label={m.assistant_automation_value()}
        autoComplete="off"
        inputMode={fieldLaws[field] === null ? 'text' : 'decimal'}
        maxLength={workflowLimits.textMax}
        value={value}
        error={error}
        onChange={({ target }) => onChange({ ...condition, value: target.value })}
      />
      <Button kind="quiet" className="self-start" onClick={onRemove}>
        {m.assistant_automation_remove()}
      </Button>
    </div>
  );
};
