import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { instantAt } from '../../../../kit/time/wall.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';
import { roles } from '../../../restaurants/rules/capabilities.ts';
import { roleWord } from '../../../restaurants/web/public.ts';
import { taskLimits } from '../../rules/check-item.ts';
import { taskPriorities, type TaskPriority } from '../../rules/task-state.ts';
import type { TasksClient } from '../tasks-client.ts';
import { useTell } from '../use-tell.ts';
import { priorityWord } from '../words/task-words.ts';

const send = (client: TasksClient) => client.saveTask;

/** How late on its day a task is due. */
const endOfDay = '23:59';

const daysOf = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const days = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return days >= 1 && days <= 366 ? days : undefined;
};

/** What somebody or something drafted, to be read before it is given. */
type TaskDraft = { readonly key: string; readonly title: string; readonly note: string; readonly due: string };

export type TodoSheetProps = {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly draft?: TaskDraft;
  /** The task stands now; whether its words were changed from the draft. */
  readonly onGiven?: (taskId: string, isChanged: boolean) => void;
  readonly onClose: () => void;
};

type Typed = {
  readonly title: string;
  readonly assigneeId: string;
  readonly due: string;
  readonly priority: TaskPriority;
  readonly repeat: string;
  readonly note: string;
};

const nothingTyped: Typed = { title: '', assigneeId: '', due: '', priority: 'NORMAL', repeat: '', note: '' };

/** Gives somebody a task. */
export const TodoSheet = ({ people, draft, onGiven, onClose }: TodoSheetProps) => {
  const { timeZone } = useWall();
  const { tell, isTelling, refused } = useTell();
  const [taskId] = useState(newId);
  const begun = { ...nothingTyped, ...(draft && { title: draft.title, note: draft.note, due: draft.due }) };
  const kept = useKept<Typed>(draft ? `tasks.task ${draft.key}` : 'tasks.task', begun);
  const { title, assigneeId, due, priority, repeat, note } = kept.values;
  const set = (change: Partial<Typed>) => kept.set((before) => ({ ...before, ...change }));
  const repeatDays = daysOf(repeat);
  const { errorAt, send: sendForm } = useFaults({
    title: title.trim() === '' && m.tasks_refusal_value_required(),
    repeat: repeatDays === undefined && m.tasks_todo_repeat_wrong(),
  });
  const give = async () => {
    if (repeatDays === undefined) return;
    const dueAt = due === '' ? null : instantAt(due, endOfDay, timeZone).toISOString();
    const forRole = roles.find((one) => one === assigneeId) ?? null;
    const who = { assigneeId: assigneeId === '' || forRole !== null ? null : assigneeId, forRole };
    if (await tell(send, { taskId, baseVersion: null, title, note: note.trim() || null, ...who, dueAt, priority, repeatDays })) {
      kept.forget();
      onGiven?.(taskId, title !== begun.title || note !== begun.note);
      onClose();
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={m.tasks_todo_new()}
      actions={
        <Button kind="primary" busyLabel={isTelling ? m.tasks_saving() : undefined} onClick={() => sendForm(give)}>
          {m.tasks_todo_save()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {refused && <Banner status="wrong" title={refused.words} />}
        <TextField
          label={m.tasks_todo_title()}
          maxLength={taskLimits.labelLengthMax}
          value={title}
          error={errorAt('title')}
          onChange={({ target }) => set({ title: target.value })}
        />
        <SelectField
          label={m.tasks_todo_who()}
          value={assigneeId}
          options={[
            { value: '', label: m.tasks_todo_anybody() },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
            ...roles.map((value) => ({ value, label: m.tasks_todo_role({ role: roleWord(value) }) })),
          ]}
          onChange={({ target }) => set({ assigneeId: target.value })}
        />
        <TextField
          label={m.tasks_todo_note()}
          maxLength={taskLimits.noteLengthMax}
          value={note}
          onChange={({ target }) => set({ note: target.value })}
        />
        <DayField label={m.tasks_todo_due()} value={due} onChange={(due) => set({ due })} />
        <SelectField
          label={m.tasks_todo_priority()}
          value={priority}
          options={taskPriorities.map((value) => ({ value, label: priorityWord(value) }))}
          onChange={({ target }) => set({ priority: taskPriorities.find((one) => one === target.value) ?? priority })}
        />
        <TextField
          label={m.tasks_todo_repeat()}
          inputMode="numeric"
          value={repeat}
          error={errorAt('repeat')}
          onChange={({ target }) => set({ repeat: target.value })}
        />
      </div>
    </Sheet>
  );
};
