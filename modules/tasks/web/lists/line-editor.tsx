import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { taskLimits } from '../../rules/check-item.ts';
import { useTasksWorld } from '../tasks-client.ts';
import { equipmentQuery } from '../tasks-queries.ts';
import { nameIn, typeWords } from '../words/task-words.ts';
import { hasOwnLimits, withType, type LineFault, type LineForm } from './list-form.ts';

/** The answers that may be chosen; those that are ticked fail. */
const Choices = ({ line, errorAt, onChange }: PartProps) => {
  const [typed, setTyped] = useState(line.options.join(', '));
  const change = (text: string) => {
    setTyped(text);
    const options = [
      ...new Set(
        text
          .split(/[,፣]/)
          .map((option) => option.trim())
          .filter((option) => option !== ''),
      ),
    ];
    onChange({ ...line, options, failing: line.failing.filter((option) => options.includes(option)) });
  };
  const toggle = (option: string) =>
    onChange({
      ...line,
      failing: line.failing.includes(option) ? line.failing.filter((one) => one !== option) : [...line.failing, option],
    });
  return (
    <>
      <TextField
        label={m.tasks_list_line_options()}
        value={typed}
        error={errorAt('options')}
        onChange={({ target }) => change(target.value)}
      />
      <fieldset className="flex flex-wrap gap-3">
        <legend className="pb-1 text-small text-ink-2">{m.tasks_list_line_failing()}</legend>
        {line.options.map((option) => (
          <Checkbox key={option} checked={line.failing.includes(option)} onChange={() => toggle(option)}>
            {option}
          </Checkbox>
        ))}
      </fieldset>
    </>
  );
};

const UnitOfLine = ({ line, onChange }: Omit<PartProps, 'errorAt'>) => {
  const locale = useLocale();
  const { data } = useQuery(equipmentQuery(useTasksWorld()));
  const units = data?.units.filter(({ isAway }) => !isAway) ?? [];
  if (units.length === 0) return null;
  const choose = (unitId: string) => {
    const unit = units.find(({ id }) => id === unitId);
    const named = unit && line.label.trim() === '' ? { label: unit.name, labelLocal: unit.nameLocal ?? '' } : {};
    onChange({ ...line, ...named, unitId: unit?.id ?? null });
  };
  const options = units.map(({ id, name, nameLocal }) => ({ value: id, label: nameIn(locale, name, nameLocal) }));
  return (
    <SelectField
      label={m.tasks_list_line_unit()}
      value={line.unitId ?? ''}
      hint={(line.unitId ?? null) === null ? undefined : m.tasks_list_line_unit_limits()}
      options={[{ value: '', label: m.tasks_list_line_unit_none() }, ...options]}
      onChange={({ target }) => choose(target.value)}
    />
  );
};

const Limits = ({ line, errorAt, onChange }: PartProps) => (
  <div className="grid grid-cols-2 items-start gap-3">
    <TextField
      label={m.tasks_list_line_min()}
      value={line.min}
      error={errorAt('min')}
      onChange={({ target }) => onChange({ ...line, min: target.value })}
    />
    <TextField
      label={m.tasks_list_line_max()}
      value={line.max}
      error={errorAt('max')}
      onChange={({ target }) => onChange({ ...line, max: target.value })}
    />
  </div>
);

type PartProps = Pick<LineEditorProps, 'line' | 'errorAt' | 'onChange'>;

export type LineEditorProps = {
  readonly number: number;
  readonly line: LineForm;
  /** What is wrong with a field of it, once it was tried to save it. */
  readonly errorAt: (field: LineFault) => FieldError | undefined;
  readonly onChange: (line: LineForm) => void;
  /** Absent for the only line: a list has one at least. */
  readonly onRemove?: () => void;
};

/** One line of a list as it is written. */
export const LineEditor = ({ number, line, errorAt, onChange, onRemove }: LineEditorProps) => (
  <fieldset className="flex flex-col gap-3 border-t border-line pt-4">
    <legend className="sr-only">{m.tasks_list_line({ number })}</legend>
    <TextField
      label={m.tasks_list_line_label()}
      maxLength={taskLimits.labelLengthMax}
      value={line.label}
      error={errorAt('label')}
      onChange={({ target }) => onChange({ ...line, label: target.value })}
    />
    <TextField
      label={m.tasks_list_line_local()}
      maxLength={taskLimits.labelLengthMax}
      value={line.labelLocal}
      onChange={({ target }) => onChange({ ...line, labelLocal: target.value })}
    />
    <SelectField
      label={m.tasks_list_line_type()}
      value={line.type}
      options={typeWords.map(({ value, label }) => ({ value, label: label() }))}
      onChange={({ target }) => onChange(withType(line, typeWords.find(({ value }) => value === target.value)?.value ?? line.type))}
    />
    {line.type === 'CHOICE' && <Choices line={line} errorAt={errorAt} onChange={onChange} />}
    {line.type === 'TEMPERATURE' && <UnitOfLine line={line} onChange={onChange} />}
    {hasOwnLimits(line) && <Limits line={line} errorAt={errorAt} onChange={onChange} />}
    <Checkbox checked={line.isCritical} onChange={({ target }) => onChange({ ...line, isCritical: target.checked })}>
      {m.tasks_list_line_critical()}
    </Checkbox>
    {onRemove && (
      <Button kind="quiet" className="self-start" onClick={onRemove}>
        {m.tasks_list_line_remove({ number })}
      </Button>
    )}
  </fieldset>
);
