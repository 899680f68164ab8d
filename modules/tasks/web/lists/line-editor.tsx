import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { taskLimits } from '../../rules/check-item.ts';
import { typeWords } from '../words/task-words.ts';
import { withType, type LineForm } from './list-form.ts';

export type LineEditorProps = {
  readonly number: number;
  readonly line: LineForm;
  readonly onChange: (line: LineForm) => void;
  readonly onRemove: () => void;
};

/** One line of a list as it is written. */
export const LineEditor = ({ number, line, onChange, onRemove }: LineEditorProps) => {
  const isMeasured = line.type === 'TEMPERATURE' || line.type === 'NUMBER';
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-4">
      <legend className="sr-only">{m.tasks_list_line({ number })}</legend>
      <TextField
        label={m.tasks_list_line_label()}
        maxLength={taskLimits.labelLengthMax}
        value={line.label}
        onChange={({ target }) => onChange({ ...line, label: target.value })}
      />
      <TextField
        label={m.tasks_list_line_local()}
        maxLength={taskLimits.labelLengthMax}
        value={line.labelLocal}
        onChange={({ target }) => onChange({ ...line, labelLocal: target.value })}
      />
      {line.type !== 'CHOICE' && (
        <SelectField
          label={m.tasks_list_line_type()}
          value={line.type}
          options={typeWords.map(({ value, label }) => ({ value, label: label() }))}
          onChange={({ target }) => onChange(withType(line, typeWords.find(({ value }) => value === target.value)?.value ?? line.type))}
        />
      )}
      {isMeasured && (
        <div className="grid grid-cols-2 gap-3">
          <TextField label={m.tasks_list_line_min()} value={line.min} onChange={({ target }) => onChange({ ...line, min: target.value })} />
          <TextField label={m.tasks_list_line_max()} value={line.max} onChange={({ target }) => onChange({ ...line, max: target.value })} />
        </div>
      )}
      <Checkbox checked={line.isCritical} onChange={({ target }) => onChange({ ...line, isCritical: target.checked })}>
        {m.tasks_list_line_critical()}
      </Checkbox>
      <Button kind="quiet" className="self-start" onClick={onRemove}>
        {m.tasks_list_line_remove({ number })}
      </Button>
    </fieldset>
  );
};
