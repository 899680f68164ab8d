import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
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
import { listFaults, listFormOf, newLine, readListForm, type ListForm } from './list-form.ts';
import { TimeFields } from './time-fields.tsx';

const send = (client: TasksClient) => client.saveTemplate;

export type ListSheetProps = { readonly template: Template | null; readonly onClose: () => void };

/** Writes a list: what it is called, when it is due, and its lines. */
export const ListSheet = ({ template, onClose }: ListSheetProps) => {
  const { tell, isTelling, refused } = useTell();
  const [templateId] = useState(() => template?.id ?? newId());
  const kept = useKept(`tasks.list ${template?.id ?? 'new'} ${template?.version ?? 0}`, listFormOf(template, newId()));
  const { values: form } = kept;
  const { errorAt, send: sendForm } = useFaults(listFaults(form));
  const change = (said: Partial<ListForm>) => kept.set({ ...form, ...said });
  const save = async (isArchived: 'ARCHIVED' | 'KEPT') => {
    const seen = { templateId, baseVersion: template?.version ?? null };
    const body = { ...seen, isArchived: isArchived === 'ARCHIVED', ...readListForm(form) };
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
        <Button kind="primary" busyLabel={isTelling ? m.tasks_saving() : undefined} onClick={() => sendForm(() => save('KEPT'))}>
          {m.tasks_list_save()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {refused && <Banner status="wrong" title={refused.words} />}
        <Names form={form} error={errorAt('name')} onChange={change} />
        <ForRole form={form} onChange={change} />
        <DaysField rule={form.rule} error={errorAt('days')} onChange={(rule) => change({ rule })} />
        <TimeFields form={form} errorAt={errorAt} onChange={change} />
        {form.lines.map((line, index) => (
          <LineEditor
            key={line.key}
            number={index + 1}
            line={line}
            errorAt={(field) => errorAt(`${line.key} ${field}`)}
            onChange={(said) => change({ lines: form.lines.map((one) => (one.key === line.key ? said : one)) })}
            {...(form.lines.length > 1 && { onRemove: () => change({ lines: form.lines.filter(({ key }) => key !== line.key) }) })}
          />
        ))}
        <Button onClick={() => change({ lines: [...form.lines, newLine(newId())] })}>{m.tasks_list_line_add()}</Button>
        {template && (
          <Button kind="quiet" onClick={() => sendForm(() => save('ARCHIVED'))}>
            {m.tasks_list_archive()}
          </Button>
        )}
      </div>
    </Sheet>
  );
};

type PartProps = { readonly form: ListForm; readonly onChange: (said: Partial<ListForm>) => void };

const Names = ({ form, error, onChange }: PartProps & { readonly error: FieldError | undefined }) => (
  <>
    <TextField
      label={m.tasks_list_name()}
      maxLength={taskLimits.labelLengthMax}
      value={form.name}
      error={error}
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
