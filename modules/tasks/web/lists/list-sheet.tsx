import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { Template } from '../../contract/fields.ts';
import { taskLimits } from '../../rules/check-item.ts';
import { dayAfter } from '../../rules/schedule.ts';
import type { TasksClient } from '../tasks-client.ts';
import { useTell } from '../use-tell.ts';
import { LineEditor } from './line-editor.tsx';
import { listFormOf, newLine, readListForm, type ListFault, type ListForm } from './list-form.ts';

const send = (client: TasksClient) => client.saveTemplate;

/** Some Monday, from which the names of the days are taken. */
const monday = '2026-01-05';

export type ListSheetProps = { readonly template: Template | null; readonly onClose: () => void };

/** Writes a list: what it is called, when it is due, and its lines. */
export const ListSheet = ({ template, onClose }: ListSheetProps) => {
  const { tell, isTelling, refused } = useTell();
  const [templateId] = useState(() => template?.id ?? newId());
  const [form, setForm] = useState(() => listFormOf(template, newId()));
  const [fault, setFault] = useState<ListFault>();
  const change = (said: Partial<ListForm>) => setForm({ ...form, ...said });
  const save = async (isArchived: 'ARCHIVED' | 'KEPT') => {
    const fields = readListForm(form, template?.forRole ?? null);
    setFault(typeof fields === 'string' ? fields : undefined);
    if (typeof fields === 'string') return;
    const body = { templateId, baseVersion: template?.version ?? null, isArchived: isArchived === 'ARCHIVED', ...fields };
    if (await tell(send, body)) onClose();
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
        {fault && <Banner status="wrong" title={fault === 'NAMES' ? m.tasks_list_incomplete() : m.tasks_list_time_wrong()} />}
        <Names form={form} onChange={change} />
        <Days form={form} onChange={change} />
        <Times form={form} onChange={change} />
        {form.lines.map((line, index) => (
          <LineEditor
            key={line.key}
            number={index + 1}
            line={line}
            onChange={(said) => change({ lines: form.lines.map((one) => (one.key === line.key ? said : one)) })}
            onRemove={() => change({ lines: form.lines.filter(({ key }) => key !== line.key) })}
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

const Names = ({ form, onChange }: PartProps) => (
  <>
    <TextField
      label={m.tasks_list_name()}
      maxLength={taskLimits.labelLengthMax}
      value={form.name}
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

const Days = ({ form: { rule }, onChange }: PartProps) => {
  const locale = useLocale();
  if (rule.kind !== 'WEEKDAYS')
    return <p className="text-body">{rule.kind === 'EVERY' ? m.tasks_every_days({ count: rule.days }) : m.tasks_nth_weekday()}</p>;
  const toggle = (day: number) => {
    const weekdays = rule.weekdays.includes(day)
      ? rule.weekdays.filter((one) => one !== day)
      : [...rule.weekdays, day].toSorted((one, other) => one - other);
    if (weekdays.length > 0) onChange({ rule: { kind: 'WEEKDAYS', weekdays } });
  };
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="pb-1 text-small text-ink-2">{m.tasks_list_days()}</legend>
      {[1, 2, 3, 4, 5, 6, 7].map((day) => (
        <Checkbox key={day} checked={rule.weekdays.includes(day)} onChange={() => toggle(day)}>
          {weekdayText(dayAfter(monday, day - 1), 'short', locale)}
        </Checkbox>
      ))}
    </fieldset>
  );
};

const Times = ({ form, onChange }: PartProps) => (
  <>
    <TextField label={m.tasks_list_show()} value={form.show} onChange={({ target }) => onChange({ show: target.value })} />
    <TextField label={m.tasks_list_due()} value={form.due} onChange={({ target }) => onChange({ due: target.value })} />
    <TextField label={m.tasks_list_expire()} value={form.expire} onChange={({ target }) => onChange({ expire: target.value })} />
  </>
);
