import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { leadToWrong } from '../../../../ui/form/lead-to-wrong.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { roles } from '../../../restaurants/rules/capabilities.ts';
import { roleWord } from '../../../restaurants/web/public.ts';
import type { Template } from '../../contract/fields.ts';
import { taskLimits } from '../../rules/check-item.ts';
import type { TasksClient } from '../tasks-client.ts';
import { useTell } from '../use-tell.ts';
import { DaysField } from './days-field.tsx';
import { LineEditor } from './line-editor.tsx';
import { lineFaults, listFaults, listFormOf, newLine, readListForm, type ListFault, type ListForm } from './list-form.ts';
import { TimeFields } from './time-fields.tsx';

const send = (client: TasksClient) => client.saveTemplate;

export type ListSheetProps = { readonly template: Template | null; readonly onClose: () => void };

/** Writes a list: what it is called, when it is due, and its lines. */
export const ListSheet = ({ template, onClose }: ListSheetProps) => {
  const { tell, isTelling, refused } = useTell();
  const [templateId] = useState(() => template?.id ?? newId());
  const kept = useKept(`tasks.list ${template?.id ?? 'new'} ${template?.version ?? 0}`, listFormOf(template, newId()));
  const { values: form } = kept;
  const [isTried, setIsTried] = useState(false);
  const faults = isTried ? listFaults(form) : [];
  const change = (said: Partial<ListForm>) => kept.set({ ...form, ...said });
  const save = async (isArchived: 'ARCHIVED' | 'KEPT') => {
    setIsTried(true);
    leadToWrong();
    const fields = readListForm(form);
    if (fields === null) return;
    const body = { templateId, baseVersion: template?.version ?? null, isArchived: isArchived === 'ARCHIVED', ...fields };
    if (!(await tell(send, body))) return;
    kept.forget();
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={template?.name ?? m.tasks_list_new()}
      actions={
        <Button kind="primary" busyLabel={isTelling ? m.tasks_saving() : undefined} onClick={() => void save('KEPT')}>
          {m.tasks_list_save()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {refused && <Banner status="wrong" title={refused.words} />}
        <Names form={form} faults={faults} onChange={change} />
        <ForRole form={form} onChange={change} />
        <DaysField rule={form.rule} isWrong={faults.includes('DAYS')} onChange={(rule) => change({ rule })} />
        <TimeFields form={form} faults={faults} onChange={change} />
        {form.lines.map((line, index) => (
          <LineEditor
            key={line.key}
            number={index + 1}
            line={line}
            faults={isTried ? lineFaults(line) : []}
            onChange={(said) => change({ lines: form.lines.map((one) => (one.key === line.key ? said : one)) })}
            {...(form.lines.length > 1 && { onRemove: () => change({ lines: form.lines.filter(({ key }) => key !== line.key) }) })}
          />
        ))}
        <Button onClick={() => change({ lines: [...form.lines, newLine(newId())] })}>{m.tasks_list_line_add()}</Button>
        {template && (
          <Button kind="quiet" onClick={() => void save('ARCHIVED')}>
            {m.tasks_list_archive()}
          </Button>
        )}
      </div>
    </Sheet>
  );
};

type PartProps = { readonly form: ListForm; readonly onChange: (said: Partial<ListForm>) => void };

const Names = ({ form, faults, onChange }: PartProps & { readonly faults: readonly ListFault[] }) => (
  <>
    <TextField
      label={m.tasks_list_name()}
      maxLength={taskLimits.labelLengthMax}
      value={form.name}
      error={faults.includes('NAME') ? { message: m.tasks_list_name_missing() } : undefined}
      onChange={({ target }) => onChange({ name: target.value })}
    />
    <TextField
      label={m.tasks_list_name_local()}
      maxLength={taskLimits.labelLengthMax}
      value={form.nameLocal}
      onChange={({ target }) => onChange({ nameLocal: target.value })}
    />
  </>
);

const ForRole = ({ form, onChange }: PartProps) => (
  <SelectField
    label={m.tasks_list_role()}
    value={form.forRole ?? ''}
    options={[{ value: '', label: m.tasks_list_everybody() }, ...roles.map((value) => ({ value, label: roleWord(value) }))]}
    onChange={({ target }) => onChange({ forRole: roles.find((one) => one === target.value) ?? null })}
  />
);
