import { useQuery } from '@tanstack/react-query';
import { Circle } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useOpenForm } from '../../../../ui/form/use-open-form.ts';
import { RowMark } from '../../../../ui/row-mark.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { roleWord, useCan } from '../../../restaurants/web/public.ts';
import type { Task } from '../../contract/fields.ts';
import { useTasksCommands } from '../tasks-commands.ts';
import { useTasksWorld } from '../tasks-client.ts';
import { todoQuery } from '../tasks-queries.ts';
import { priorityWord, taskStateWord } from '../words/task-words.ts';
import { useNow } from '../../../../platform/web/use-now.ts';
import { withoutFinished } from './waiting-tasks.ts';
import { sayingForm, TaskDetail } from './task-detail.tsx';
import { TodoSheet } from './todo-sheet.tsx';

/** What somebody is to do once. */
export const TodoSection = () => {
  const { data } = useQuery(todoQuery(useTasksWorld()));
  const { waiting } = useOutboxSummary();
  const mayGive = useCan('tasks.assign');
  const [isGiving, setIsGiving] = useState(false);
  const now = useNow();
  if (!data) return null;
  const open = withoutFinished(data.tasks, waiting)
    .filter(({ state }) => state !== 'DONE')
    .toSorted((one, other) => Number(isOverdue(other, now)) - Number(isOverdue(one, now)));
  return (
    <section aria-label={m.tasks_todo()} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-heading">{m.tasks_todo()}</h2>
        {mayGive && (
          <Button kind="row" onClick={() => setIsGiving(true)}>
            {m.tasks_todo_new()}
          </Button>
        )}
      </div>
      {open.length === 0 && <p className="text-body text-ink-2">{m.tasks_todo_none()}</p>}
      <ul>
        {open.map((task) => (
          <TaskLine key={task.id} task={task} />
        ))}
      </ul>
      {isGiving && <TodoSheet people={data.people} onClose={() => setIsGiving(false)} />}
    </section>
  );
};

/** What is over its time is said and comes first: whoever leads sees what was left. */
const isOverdue = ({ dueAt }: Pick<Task, 'dueAt'>, now: Date): boolean => dueAt !== null && new Date(dueAt) < now;

const TaskLine = ({ task }: { readonly task: Task }) => {
  const when = useWhen();
  const now = useNow();
  const { stepTask } = useTasksCommands();
  const [isOpen, setIsOpen] = useOpenForm(sayingForm(task.id));
  const { id, title, note, assignee, forRole, dueAt, priority, state, reason, repeatDays } = task;
  const who = assignee ?? (forRole === null ? null : roleWord(forRole));
  const due = dueAt === null ? null : m.tasks_due_at({ time: when.moment(dueAt) });
  const stands = state === 'TODO' ? null : [taskStateWord(state), reason].filter((part) => part !== null).join(': ');
  const again = repeatDays === null ? null : m.tasks_every_days({ count: repeatDays });
  const facts = [stands, who, due, again, priority === 'HIGH' ? priorityWord(priority) : null, note].filter((fact) => fact !== null);
  return (
    <li aria-label={title} className="flex flex-col gap-3 border-b border-line py-2">
      <div className="flex min-h-14 items-center gap-3">
        {state !== 'BLOCKED' && (
          <IconButton
            label={m.tasks_todo_finish({ title })}
            onClick={() => void stepTask({ taskId: id, step: 'FINISH', reason: null }, { subject: title })}
          >
            <Circle aria-hidden />
          </IconButton>
        )}
        <button type="button" aria-expanded={isOpen} className="min-w-0 flex-1 text-left focus-ring" onClick={() => setIsOpen(!isOpen)}>
          <span className="block text-body font-medium">{title}</span>
          {isOverdue(task, now) && <StatusLine status="wrong">{m.tasks_state_overdue()}</StatusLine>}
          <RowMark ids={[id]} />
          {facts.length > 0 && <span className="block text-small text-ink-2">{facts.join(' · ')}</span>}
        </button>
      </div>
      {isOpen && <TaskDetail task={task} />}
    </li>
  );
};
